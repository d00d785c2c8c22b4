import { EARTH_RADIUS_M } from '@site/domain';
import type { LatLon } from '@site/domain';

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

/** SQL of the metres from `point` to the circle's middle by the haversine formula of the domain. */
const distanceSql = (point: string, { longitude, latitude }: CircleSql): string =>
  `2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
      power(sin(radians(ST_Y(${point}) - ${latitude}::float8) / 2), 2) +
      cos(radians(${latitude}::float8)) * cos(radians(ST_Y(${point}))) *
      power(sin(radians(ST_X(${point}) - ${longitude}::float8) / 2), 2))))`;

/** SQL condition that `point` lies within the circle; `geometry` is what an index is on, where that is not the point. */
export const withinCircleSql = (point: string, circle: CircleSql, geometry = point): string =>
  `${nearCircleSql(geometry, circle)} AND ${distanceSql(point, circle)} <= ${circle.radius}::float8`;
