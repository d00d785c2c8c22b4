/** Common area of outlines that cross too often to be cut exactly. */
import { computeRingArea } from '../geometry/ring-area';
import type { Box } from '../geometry/rings';

/** Rings of a polygon, closed; degrees (WGS 84). */
type Rings = readonly (readonly (readonly [longitude: number, latitude: number])[])[];

/** Parallels along which the areas are compared. */
const PARALLELS = 500;

/**
 * Part of the golden ratio after its point. Its multiples place the parallels irregularly in their strips: at equal
 * distances they would meet rows of equal teeth always at the same part.
 */
const GOLDEN = 0.618_033_988_75;

/** Lists the longitudes at which the edges of polygons cross a parallel, from west to east. */
function listBounds(polygons: readonly Rings[], latitude: number): number[] {
  const bounds: number[] = [];
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at++) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1]!, ring[at]!];
      if (y1 > latitude !== y2 > latitude) bounds.push(x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1));
    }
  return bounds.sort((one, other) => one - other);
}

/** Returns the length that two lists of intervals, each as start and end in turn, have in common. */
function computeCommonLength(ones: readonly number[], others: readonly number[]): number {
  let [one, other, length] = [0, 0, 0];
  while (one + 1 < ones.length && other + 1 < others.length) {
    const [oneEnd, otherEnd] = [ones[one + 1]!, others[other + 1]!];
    length += Math.max(0, Math.min(oneEnd, otherEnd) - Math.max(ones[one]!, others[other]!));
    if (oneEnd < otherEnd) one += 2;
    else other += 2;
  }
  return length;
}

/**
 * Computes the area in m² that polygons have in common inside a box, from the lengths along 500 parallels: an
 * estimate whose time grows only with the number of edges.
 */
export function scanCommonArea(
  ones: readonly Rings[],
  others: readonly Rings[],
  { west, south, east, north }: Box
): number {
  const height = (north - south) / PARALLELS;
  let area = 0;
  for (let strip = 0; strip < PARALLELS; strip++) {
    const bottom = south + strip * height;
    const latitude = bottom + height * ((strip * GOLDEN) % 1);
    const length = computeCommonLength(listBounds(ones, latitude), listBounds(others, latitude));
    if (length === 0) continue;
    const whole = computeRingArea([
      [west, bottom],
      [east, bottom],
      [east, bottom + height],
      [west, bottom + height]
    ]);
    area += (whole * length) / (east - west);
  }
  return area;
}
