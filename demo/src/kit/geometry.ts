import type { Polygon, Position } from '@site/server/src/store/wkb';

export type { Polygon, Position };
/** Closed: the last position repeats the first. */
export type ClosedRing = readonly Position[];
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Kilometres per degree of latitude. */
export const KM_PER_DEGREE = 111.195;
const RADIANS = Math.PI / 180;

/** Rounds degrees to about 10 cm, so that points compare and print the same on every machine. */
export const roundPosition = ([x, y]: Position): Position => [
  Math.round(x * 1e6) / 1e6,
  Math.round(y * 1e6) / 1e6
];

/** Computes the great-circle distance, km (mean earth radius). */
export function computeDistanceKm([x1, y1]: Position, [x2, y2]: Position): number {
  const h =
    Math.sin(((y2 - y1) * RADIANS) / 2) ** 2 +
    Math.cos(y1 * RADIANS) * Math.cos(y2 * RADIANS) * Math.sin(((x2 - x1) * RADIANS) / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Computes the length of a line, km. */
export const computeLengthKm = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + computeDistanceKm(line[index]!, point), 0);

/**
 * Returns the position `km` away in a direction (radians, 0 is east, counter-clockwise). Accurate for short
 * distances.
 */
export const offsetPosition = ([x, y]: Position, km: number, direction: number): Position => [
  x + (km * Math.cos(direction)) / (KM_PER_DEGREE * Math.cos(y * RADIANS)),
  y + (km * Math.sin(direction)) / KM_PER_DEGREE
];

export const interpolatePosition = (a: Position, b: Position, share: number): Position => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share
];

/** Computes twice the signed area of a ring, square degrees; positive when it is counter-clockwise. */
export function computeSignedArea(ring: ClosedRing): number {
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [[x1, y1], [x2, y2]] = [ring[index - 1]!, ring[index]!];
    sum += (x1 - ring[0]![0]) * (y2 - ring[0]![1]) - (x2 - ring[0]![0]) * (y1 - ring[0]![1]);
  }
  return sum;
}

export function computeBounds(points: Iterable<Position>): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

/** Returns whether a ring contains a point (even-odd rule). */
export function isInsideRing([x, y]: Position, ring: ClosedRing): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [[xi, yi], [xj, yj]] = [ring[i]!, ring[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Returns whether one of the polygons contains a point, outside its holes. */
export const isInsidePolygons = (point: Position, polygons: readonly Polygon[]): boolean =>
  polygons.some(
    ([outer, ...holes]) => isInsideRing(point, outer!) && !holes.some((hole) => isInsideRing(point, hole))
  );

const computeCrossProduct = (o: Position, a: Position, b: Position): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** Returns the position on segment a–b (0 to 1) at which segment c–d crosses it, or null. */
export function computeCrossingShare(a: Position, b: Position, c: Position, d: Position): number | null {
  const [da, db] = [computeCrossProduct(c, d, a), computeCrossProduct(c, d, b)];
  const [dc, dd] = [computeCrossProduct(a, b, c), computeCrossProduct(a, b, d)];
  return da * db < 0 && dc * dd < 0 ? da / (da - db) : null;
}

const SEMI_MAJOR_M = 6378137;
const ECCENTRICITY_2 = 0.00669437999014;

/**
 * Computes the area of a small ring on the WGS 84 ellipsoid, hectares: its planar area with the lengths of a
 * degree at its middle latitude. Within 0.01 % of the geodesic area for rings of a few kilometres.
 */
export function computeAreaHectares(ring: ClosedRing): number {
  const [, south, , north] = computeBounds(ring);
  const latitude = ((south + north) / 2) * RADIANS;
  const w = 1 - ECCENTRICITY_2 * Math.sin(latitude) ** 2;
  const metresPerDegreeNorth = (RADIANS * SEMI_MAJOR_M * (1 - ECCENTRICITY_2)) / w ** 1.5;
  const metresPerDegreeEast = (RADIANS * SEMI_MAJOR_M * Math.cos(latitude)) / Math.sqrt(w);
  return (Math.abs(computeSignedArea(ring)) / 2) * metresPerDegreeNorth * metresPerDegreeEast * 1e-4;
}
