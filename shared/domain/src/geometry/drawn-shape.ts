/** Shapes that people draw on a map: their checks, outlines and sizes, and their form in a link. */
import { toFinite } from '../numbers';
import type { Result } from '../result';
import { METRES_PER_KILOMETER } from '../calculations/units';
import { buildGeodesicCircle } from './circle';
import { findCrossing } from './polygon-text';
import { isLatitude, isLongitude } from './position';
import { computeRingArea } from './ring-area';
import { closeRing, computeDoubleArea } from './rings';
import type { Box } from './rings';

type Pair = readonly [longitude: number, latitude: number];

/** A shape in degrees (WGS 84); a radius is in metres, and a ring does not repeat its first corner. */
export type DrawnShape =
  | { readonly kind: 'rectangle'; readonly box: Box }
  | {
      readonly kind: 'circle';
      readonly latitude: number;
      readonly longitude: number;
      readonly radius: number;
    }
  | { readonly kind: 'polygon'; readonly ring: readonly Pair[] };

export const SHAPE_PROBLEMS = ['tooFewCorners', 'tooManyCorners', 'crossing', 'noArea', 'tooLarge'] as const;
export type ShapeProblem = (typeof SHAPE_PROBLEMS)[number];

/** Most corners of a polygon: more would not fit into a link. */
export const MAX_SHAPE_CORNERS = 100;
/** Longest radius in metres: from the middle of Nigeria it contains the whole country. */
export const MAX_SHAPE_RADIUS_M = 1_000_000;
/** Largest area in m²: more than a circle of that radius, three times Nigeria. */
export const MAX_SHAPE_AREA_M2 = 3_200_000 * METRES_PER_KILOMETER ** 2;
/** Decimals of a corner, in degrees: a metre. */
const CORNER_FACTOR = 1e5;

/**
 * Rounds degrees to the decimals of a corner.
 * @example roundDegrees(7.9312345) → 7.93123
 */
export const roundDegrees = (value: number): number => Math.round(value * CORNER_FACTOR) / CORNER_FACTOR;

function roundShape(shape: DrawnShape): DrawnShape {
  if (shape.kind === 'rectangle') {
    const { west, south, east, north } = shape.box;
    const box = {
      west: roundDegrees(west),
      south: roundDegrees(south),
      east: roundDegrees(east),
      north: roundDegrees(north)
    };
    return { kind: 'rectangle', box };
  }
  if (shape.kind === 'circle') {
    const [latitude, longitude] = [roundDegrees(shape.latitude), roundDegrees(shape.longitude)];
    return { kind: 'circle', latitude, longitude, radius: Math.round(shape.radius) };
  }
  const ring = shape.ring.map(([x, y]): Pair => [roundDegrees(x), roundDegrees(y)]);
  const isNew = ([x, y]: Pair, at: number) => at === 0 || x !== ring[at - 1]![0] || y !== ring[at - 1]![1];
  return { kind: 'polygon', ring: ring.filter(isNew) };
}

/**
 * Returns the outline of a shape as a closed, clockwise ring of [longitude, latitude] in degrees.
 * @example buildShapeRing({ kind: 'polygon', ring: [[7, 5], [8, 5], [8, 6]] }) → [[7, 5], [8, 6], [8, 5], [7, 5]]
 */
export function buildShapeRing(shape: DrawnShape): readonly Pair[] {
  if (shape.kind === 'circle') return buildGeodesicCircle(shape, shape.radius);
  if (shape.kind === 'rectangle') {
    const { west, south, east, north } = shape.box;
    return closeRing<Pair>([
      [west, south],
      [west, north],
      [east, north],
      [east, south]
    ]);
  }
  const closed = closeRing(shape.ring);
  return computeDoubleArea(closed) > 0 ? [...closed].reverse() : closed;
}

/**
 * Computes the area of a shape in m², on the ellipsoid.
 * @example Math.round(computeShapeArea({ kind: 'rectangle', box: { west: 7, south: 5, east: 8, north: 6 } }) / 1e6) → 12254
 */
export const computeShapeArea = (shape: DrawnShape): number => computeRingArea(buildShapeRing(shape));

type ShapeCheck = Result<DrawnShape, ShapeProblem>;

const refuse = (problem: ShapeProblem, values?: Readonly<Record<string, string | number>>): ShapeCheck => ({
  ok: false,
  problem,
  ...(values && { values })
});

function findPolygonProblem(ring: readonly Pair[]): ShapeCheck | null {
  if (ring.length < 3) return refuse('tooFewCorners');
  if (ring.length > MAX_SHAPE_CORNERS) return refuse('tooManyCorners', { max: MAX_SHAPE_CORNERS });
  const place = findCrossing(closeRing(ring).map(([longitude, latitude]) => ({ latitude, longitude })));
  return place ? refuse('crossing', { latitude: place.latitude, longitude: place.longitude }) : null;
}

/**
 * Rounds a shape to a metre and checks that records can be selected by it: 3 to 100 corners, edges that do not cross or
 * touch, an area, and at most 3.2 million km². The problem `crossing` has the
 * position, `tooManyCorners` the largest number.
 * @example checkShape({ kind: 'polygon', ring: [[7, 5], [8, 6], [8, 5], [7, 6]] }).problem → "crossing"
 */
export function checkShape(drawn: DrawnShape): ShapeCheck {
  const shape = roundShape(drawn);
  const problem = shape.kind === 'polygon' ? findPolygonProblem(shape.ring) : null;
  if (problem) return problem;
  const area = computeShapeArea(shape);
  if (!(area > 0)) return refuse('noArea');
  const isTooWide = shape.kind === 'circle' && shape.radius > MAX_SHAPE_RADIUS_M;
  return isTooWide || area > MAX_SHAPE_AREA_M2 ? refuse('tooLarge') : { ok: true, value: shape };
}

/**
 * Writes positions that are rounded to a metre ({@link roundDegrees}) for a link: whole hundred-thousandths of a degree
 * in base 36, each after the first as a step from the one before.
 * @example encodeRing([[7, 5], [8, 5], [8, 6]]) → "f04g apsw 255s 0 0 255s"
 */
export const encodeRing = (ring: readonly Pair[]): string =>
  ring
    .map(([x, y], at) => {
      const [x0, y0] = at === 0 ? [0, 0] : ring[at - 1]!;
      return [x - x0, y - y0].map((step) => Math.round(step * CORNER_FACTOR).toString(36)).join(' ');
    })
    .join(' ');

/**
 * Reads positions of a link; null for any other text.
 * @example decodeRing('f04g apsw 255s 0') → [[7, 5], [8, 5]]
 */
export function decodeRing(text: string): readonly Pair[] | null {
  const steps = text.split(' ').map((word) => (/^-?[\da-z]{1,6}$/.test(word) ? parseInt(word, 36) : NaN));
  if (steps.length % 2 === 1 || steps.some(Number.isNaN)) return null;
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, at): Pair => {
    x += steps[2 * at]!;
    y += steps[2 * at + 1]!;
    return [x / CORNER_FACTOR, y / CORNER_FACTOR];
  });
}

/**
 * Writes a checked shape for a link.
 * @example encodeShape({ kind: 'polygon', ring: [[7, 5], [8, 5], [8, 6]] }) → ["p", "f04g apsw 255s 0 0 255s"]
 * @example encodeShape({ kind: 'circle', latitude: 5, longitude: 7, radius: 1000 }) → ["c", 5, 7, 1000]
 */
export function encodeShape(shape: DrawnShape): readonly (string | number)[] {
  if (shape.kind === 'polygon') return ['p', encodeRing(shape.ring)];
  if (shape.kind === 'circle') return ['c', shape.latitude, shape.longitude, shape.radius];
  const { west, south, east, north } = shape.box;
  return ['r', west, south, east, north];
}

const isRange = (low: number, high: number, isInRange: (value: number) => boolean): boolean =>
  low < high && isInRange(low) && isInRange(high);

function decodeNumbers(kind: unknown, numbers: readonly number[]): DrawnShape | null {
  const [a, b, c, d] = numbers as [number, number, number, number];
  if (kind === 'c' && numbers.length === 3)
    return isLatitude(a) && isLongitude(b) && c > 0
      ? { kind: 'circle', latitude: a, longitude: b, radius: c }
      : null;
  if (kind !== 'r' || numbers.length !== 4) return null;
  const isBox = isRange(a, c, isLongitude) && isRange(b, d, isLatitude);
  return isBox ? { kind: 'rectangle', box: { west: a, south: b, east: c, north: d } } : null;
}

/**
 * Reads a shape from a link and checks it; null for any other value, and for a shape that {@link checkShape} refuses.
 * @example decodeShape(["c", 5, 7, 1000]) → { "kind": "circle", "latitude": 5, "longitude": 7, "radius": 1000 }
 * @example decodeShape(["c", 5, 7, -1]) → null
 */
export function decodeShape(value: unknown): DrawnShape | null {
  if (!Array.isArray(value)) return null;
  const [kind, ...rest] = value as readonly unknown[];
  let shape: DrawnShape | null = null;
  if (kind === 'p' && typeof rest[0] === 'string') {
    const ring = decodeRing(rest[0]);
    const isOnEarth = ring?.every(([x, y]) => isLongitude(x) && isLatitude(y));
    shape = ring && isOnEarth ? { kind: 'polygon', ring } : null;
  } else if (rest.every((one) => toFinite(one) !== null)) shape = decodeNumbers(kind, rest as number[]);
  const checked = shape && checkShape(shape);
  return checked?.ok ? checked.value : null;
}
