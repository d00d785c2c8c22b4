import {
  METRES_PER_DEGREE,
  computeBox,
  computeCentralAngle,
  computeDoubleArea,
  isInsideRing,
  toRadians
} from '@site/domain';
import type { Polygon, Position } from '@site/server/src/store/wkb';

export type { Polygon, Position };
/** Closed: the last position repeats the first. */
export type ClosedRing = readonly Position[];

/** Kilometres per degree of latitude. */
export const KM_PER_DEGREE = METRES_PER_DEGREE / 1_000;

/** Rounds degrees to about 10 cm, so that points compare and print the same on every machine. */
export const roundPosition = ([x, y]: Position): Position => [
  Math.round(x * 1e6) / 1e6,
  Math.round(y * 1e6) / 1e6
];

/** Computes the great-circle distance, km (mean earth radius). */
export const computeDistanceKm = (from: Position, to: Position): number =>
  6371.0088 * computeCentralAngle(from, to);

/** Computes the length of a line, km. */
export const computeLengthKm = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + computeDistanceKm(line[index]!, point), 0);

/**
 * Returns the position `km` away in a direction (radians, 0 is east, counter-clockwise). Accurate for short
 * distances.
 */
export const offsetPosition = ([x, y]: Position, km: number, direction: number): Position => [
  x + (km * Math.cos(direction)) / (KM_PER_DEGREE * Math.cos(toRadians(y))),
  y + (km * Math.sin(direction)) / KM_PER_DEGREE
];

export const interpolatePosition = (a: Position, b: Position, share: number): Position => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share
];

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
  const { south, north } = computeBox(ring);
  const latitude = toRadians((south + north) / 2);
  const w = 1 - ECCENTRICITY_2 * Math.sin(latitude) ** 2;
  const metresPerDegreeNorth = (toRadians(1) * SEMI_MAJOR_M * (1 - ECCENTRICITY_2)) / w ** 1.5;
  const metresPerDegreeEast = (toRadians(1) * SEMI_MAJOR_M * Math.cos(latitude)) / Math.sqrt(w);
  return (Math.abs(computeDoubleArea(ring)) / 2) * metresPerDegreeNorth * metresPerDegreeEast * 1e-4;
}
