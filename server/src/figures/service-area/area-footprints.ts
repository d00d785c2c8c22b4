import type { LatLon } from '@site/domain';
import { OVERLAY_GRID } from '../overlay-grid';
import { computeBoxAround } from '../within-circle';
import type { TotalsScope } from './totals';

/** The polygon of an area and the circle of its mills. */
export type AreaFootprint = Pick<TotalsScope, 'start' | 'polygon' | 'extentWidth'>;

/** Circle of the mills of an area `a` of {@link writeAreaFootprintsSql}. */
export const CIRCLE = {
  longitude: 'a.longitude',
  latitude: 'a.latitude',
  radius: 'a.radius',
  height: 'a.height',
  width: 'a.width'
} as const;

const toRow = ({ start, polygon, extentWidth }: AreaFootprint): LatLon & Record<string, unknown> => ({
  ...start,
  ...computeBoxAround(start, extentWidth),
  radius: extentWidth,
  polygon
});

/** Returns areas as the JSON that {@link writeAreaFootprintsSql} reads. */
export const toAreaFootprintsJson = (areas: readonly AreaFootprint[]): string =>
  JSON.stringify(areas.map(toRow));

/**
 * Returns SQL of the parts `given` and `area` (`nth`, `geom`, and `longitude`, `latitude`, `radius`, `height`,
 * `width` of the circle of its mills: metres, and degrees for the halves of its box).
 * @param json parameter with the text of {@link toAreaFootprintsJson}.
 */
export const writeAreaFootprintsSql = (json: string): string => `
given AS MATERIALIZED (
  SELECT nth, given.* FROM jsonb_array_elements(${json}::jsonb) WITH ORDINALITY AS each (value, nth),
         jsonb_to_record(each.value) AS given (polygon text, longitude float8, latitude float8, radius float8,
                                               height float8, width float8)
), area AS MATERIALIZED (
  SELECT nth, longitude, latitude, radius, height, width, ST_SetSRID(ST_GeomFromGeoJSON(polygon), 4326) AS geom FROM given
)`;

/** SQL of the union of one area or more, as one `geom`. */
export const UNITED_SQL = `SELECT ST_Multi(ST_Union(geom, ${OVERLAY_GRID})) AS geom FROM area`;

/** SQL of the area that two areas or more share, as one `geom`; empty when they do not overlap. */
export const SHARED_SQL = `
  SELECT coalesce(ST_Multi(ST_Union(ST_CollectionExtract(ST_Intersection(a.geom, b.geom, ${OVERLAY_GRID}), 3), ${OVERLAY_GRID})),
                  ST_SetSRID('MULTIPOLYGON EMPTY'::geometry, 4326)) AS geom
    FROM area a JOIN area b ON a.nth < b.nth AND ST_Intersects(a.geom, b.geom)`;

/**
 * Returns SQL of the `id` of each record of a table whose point is in an area, and of the number of `areas`
 * that contain it.
 */
export const writeInsideAreasSql = (table: string, point: string, columns = ''): string => `
  SELECT t.id, count(*) AS areas${columns} FROM area a JOIN ${table} t ON ST_Intersects(a.geom, t.${point}) GROUP BY t.id`;
