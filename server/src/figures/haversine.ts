import { EARTH_RADIUS_M } from '@site/domain';

/** A point as SQL expressions of its degrees. */
export interface PointSql {
  readonly latitude: string;
  readonly longitude: string;
}

/** Returns SQL for the metres between two points by the domain's `haversine`. */
export const writeHaversineSql = (from: PointSql, to: PointSql): string =>
  `2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
     power(sin(radians(${to.latitude} - ${from.latitude}) / 2), 2) +
     cos(radians(${from.latitude})) * cos(radians(${to.latitude})) *
     power(sin(radians(${to.longitude} - ${from.longitude}) / 2), 2))))`;

/** Returns the degrees of a point column. */
export const writePointSql = (geometry: string): PointSql => ({
  latitude: `ST_Y(${geometry})`,
  longitude: `ST_X(${geometry})`
});

/** Returns a JSON array of longitude and latitude, rounded to about a metre, of a point's expression. */
export const writePairJsonSql = (geometry: string): string =>
  `json_build_array(round(ST_X(${geometry})::numeric, 5), round(ST_Y(${geometry})::numeric, 5))`;
