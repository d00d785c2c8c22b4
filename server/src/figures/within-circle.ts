import type { LatLon } from '@site/domain';
import { haversineSql, pointSql } from './haversine';
import type { PointSql } from './haversine';

/** Shortest metres of one degree of latitude on the sphere of the distance rule, rounded down: for the first look. */
const METRES_PER_DEGREE = 111_194;

/** SQL of what a circle is given by, each an expression. */
export interface CircleSql {
  readonly longitude: string;
  readonly latitude: string;
  /** Metres. */
  readonly radius: string;
  /** Degrees from the middle to each side of the box round the circle. */
  readonly height: string;
  readonly width: string;
}

/** Degrees from the middle to each side of the smallest box round a circle of `radius` metres. */
export function boxAround(
  { latitude }: LatLon,
  radius: number
): { readonly height: number; readonly width: number } {
  const height = radius / METRES_PER_DEGREE;
  const poleward = Math.min(89, Math.abs(latitude) + height);
  return { height, width: height / Math.cos((poleward * Math.PI) / 180) };
}

/** SQL condition that `geometry` may touch the circle: its box, which an index finds. */
const nearCircleSql = (geometry: string, { longitude, latitude, height, width }: CircleSql): string =>
  `${geometry} && ST_MakeEnvelope(${longitude}::float8 - ${width}::float8, ${latitude}::float8 - ${height}::float8,
      ${longitude}::float8 + ${width}::float8, ${latitude}::float8 + ${height}::float8, 4326)`;

const middleOf = ({ longitude, latitude }: CircleSql): PointSql => ({
  longitude: `${longitude}::float8`,
  latitude: `${latitude}::float8`
});

/** SQL condition that `point` lies within the circle; `geometry` is what an index is on, where that is not the point. */
export const withinCircleSql = (point: string, circle: CircleSql, geometry = point): string =>
  `${nearCircleSql(geometry, circle)} AND ${haversineSql(middleOf(circle), pointSql(point))} <= ${circle.radius}::float8`;
