import { OFFTAKE_FARM_KINDS, ROWS_PER_PAGE } from '@site/domain';
import type { CommercialFarms, LatLon, OfftakeFarmKind, OfftakeFarms, OfftakeSummary } from '@site/domain';
import type { Query } from '../../store/store';
import { writePairJsonSql } from '../haversine';
import { computeBoxAround, writeWithinCircleSql } from '../within-circle';

/** The analysed circle, in metres round a point. */
export interface OfftakeCircle {
  readonly centre: LatLon;
  readonly radius: number;
}

const CIRCLE = { longitude: '$1', latitude: '$2', radius: '$3', height: '$4', width: '$5' } as const;

function toCircleValues({ centre, radius }: OfftakeCircle): readonly number[] {
  const { height, width } = computeBoxAround(centre, radius);
  return [centre.longitude, centre.latitude, radius, height, width];
}

/**
 * Farms of each kind within the circle; a farm with recorded edges counts by its centroid (docs/rules/offtake.md), so
 * that each is inside or outside.
 */
const FARMS_WITHIN_SQL: Readonly<Record<OfftakeFarmKind, string>> = {
  commercial: `commercial_farm WHERE ${writeWithinCircleSql('geom', CIRCLE)}`,
  maize: `maize_farm WHERE ${writeWithinCircleSql('geom', CIRCLE)}`,
  geofenced: `geofenced_farm WHERE ${writeWithinCircleSql('ST_Centroid(geom)', CIRCLE, 'geom')}`
};

/** Lists where the farms of all kinds within the circle are. */
export async function listFarmPlaces(
  query: Query,
  circle: OfftakeCircle
): Promise<OfftakeSummary['farmPlaces']> {
  const points = OFFTAKE_FARM_KINDS.map(
    (kind) => `SELECT ST_Centroid(geom) AS point FROM ${FARMS_WITHIN_SQL[kind]}`
  );
  const [row] = await query<{ places: OfftakeSummary['farmPlaces'] }>(
    `SELECT coalesce(json_agg(${writePairJsonSql('point')}), '[]'::json) AS places
       FROM (${points.join(' UNION ALL ')}) AS farms`,
    toCircleValues(circle)
  );
  return row!.places;
}

/** Aggregates the commercial farms within the circle. */
export async function sumCommercialFarms(query: Query, circle: OfftakeCircle): Promise<CommercialFarms> {
  const [row] = await query<CommercialFarms>(
    `SELECT count(*)::int AS count, count(farm_size_ha)::int AS "withSize",
            coalesce(sum(farm_size_ha), 0)::float8 AS hectares FROM ${FARMS_WITHIN_SQL.commercial}`,
    toCircleValues(circle)
  );
  return row!;
}

/** Counts the farms of a kind within the circle. */
export async function countFarms(
  query: Query,
  kind: OfftakeFarmKind,
  circle: OfftakeCircle
): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${FARMS_WITHIN_SQL[kind]}`,
    toCircleValues(circle)
  );
  return row!.count;
}

/**
 * Returns a page of the farms of a kind within the circle, by the number that clients of the layer know them
 * by.
 */
export async function listFarmsWithin(
  query: Query,
  kind: OfftakeFarmKind,
  circle: OfftakeCircle,
  page: number
): Promise<OfftakeFarms> {
  const [total, rows] = await Promise.all([
    countFarms(query, kind, circle),
    query<{ id: number }>(
      `SELECT id FROM ${FARMS_WITHIN_SQL[kind]} ORDER BY id LIMIT ${ROWS_PER_PAGE} OFFSET $6::int`,
      [...toCircleValues(circle), page * ROWS_PER_PAGE]
    )
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}
