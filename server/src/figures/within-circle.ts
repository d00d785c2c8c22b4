import { toRadians } from '@site/domain';
import type { LatLon } from '@site/domain';
import { writeHaversineSql, writePointSql } from './haversine';
import type { PointSql } from './haversine';

/** Metres of a degree of latitude on the sphere of the distance rule, rounded down, so that no box is too small. */
const LEAST_METRES_PER_DEGREE = 111_194;

/** A circle as SQL expressions. */
export interface CircleSql {
  readonly longitude: string;
  readonly latitude: string;
  /** Metres. */
  readonly radius: string;
  /** Degrees from the centre to each side of the box round the circle. */
  readonly height: string;
  readonly width: string;
}

/** Returns the degrees from the centre to each side of the smallest box round a circle of `radius` metres. */
export function computeBoxAround(
  { latitude }: LatLon,
  radius: number
): { readonly height: number; readonly width: number } {
  const height = radius / LEAST_METRES_PER_DEGREE;
  const poleward = Math.min(89, Math.abs(latitude) + height);
  return { height, width: height / Math.cos(toRadians(poleward)) };
}

/** Returns the SQL condition that `geometry` may touch the circle: an index finds its box. */
const writeNearCircleSql = (geometry: string, { longitude, latitude, height, width }: CircleSql): string =>
  `${geometry} && ST_MakeEnvelope(${longitude}::float8 - ${width}::float8, ${latitude}::float8 - ${height}::float8,
      ${longitude}::float8 + ${width}::float8, ${latitude}::float8 + ${height}::float8, 4326)`;

const toCentreSql = ({ longitude, latitude }: CircleSql): PointSql => ({
  longitude: `${longitude}::float8`,
  latitude: `${latitude}::float8`
});

/**
 * Returns the SQL condition that `point` is within the circle; `geometry` is the indexed column if it is not
 * the point.
 */
export const writeWithinCircleSql = (point: string, circle: CircleSql, geometry = point): string =>
  `${writeNearCircleSql(geometry, circle)} AND ${writeHaversineSql(toCentreSql(circle), writePointSql(point))} <= ${circle.radius}::float8`;
