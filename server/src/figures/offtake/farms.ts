import { ROWS_PER_PAGE } from '@site/domain';
import type { CommercialFarms, LatLon, OfftakeFarmKind, OfftakeFarms } from '@site/domain';
import type { Query } from '../../store/store';
import { boxAround, withinCircleSql } from '../within-circle';

/** The analysed circle, in metres round a point. */
export interface Circle {
  readonly centre: LatLon;
  readonly radius: number;
}

const CIRCLE = { longitude: '$1', latitude: '$2', radius: '$3', height: '$4', width: '$5' } as const;

function circleValues({ centre, radius }: Circle): readonly number[] {
  const { height, width } = boxAround(centre, radius);
  return [centre.longitude, centre.latitude, radius, height, width];
}

/**
 * Farms of each kind within the circle; a farm with recorded edges counts by its centroid (docs/rules/offtake.md), so
 * that each is inside or outside.
 */
const WITHIN: Readonly<Record<OfftakeFarmKind, string>> = {
  commercial: `commercial_farm WHERE ${withinCircleSql('geom', CIRCLE)}`,
  maize: `maize_farm WHERE ${withinCircleSql('geom', CIRCLE)}`,
  geofenced: `geofenced_farm WHERE ${withinCircleSql('ST_Centroid(geom)', CIRCLE, 'geom')}`
};

/** Aggregates the commercial farms within the circle. */
export async function sumCommercialFarms(query: Query, circle: Circle): Promise<CommercialFarms> {
  const [row] = await query<CommercialFarms>(
    `SELECT count(*)::int AS count, count(farm_size_ha)::int AS "withSize",
            coalesce(sum(farm_size_ha), 0)::float8 AS hectares FROM ${WITHIN.commercial}`,
    circleValues(circle)
  );
  return row!;
}

/** Counts the farms of a kind within the circle. */
export async function countFarms(query: Query, kind: OfftakeFarmKind, circle: Circle): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${WITHIN[kind]}`,
    circleValues(circle)
  );
  return row!.count;
}

/**
 * Returns a page of the farms of a kind within the circle, by the number that clients of the layer know them
 * by.
 */
export async function farmsWithin(
  query: Query,
  kind: OfftakeFarmKind,
  circle: Circle,
  page: number
): Promise<OfftakeFarms> {
  const [total, rows] = await Promise.all([
    countFarms(query, kind, circle),
    query<{ id: number }>(
      `SELECT id FROM ${WITHIN[kind]} ORDER BY id LIMIT ${ROWS_PER_PAGE} OFFSET $6::int`,
      [...circleValues(circle), page * ROWS_PER_PAGE]
    )
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}
