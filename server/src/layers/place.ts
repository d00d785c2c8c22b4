import { lgaAtSql } from '../figures/lga-at';
import type { LayerSource } from './dataset-of';

/** The LGA that a point lies in: the fields `State` and `LGA` by a join. */
export const inPlace = (table: string, geometry = `${table}.geom`): LayerSource => ({
  joins: { place: `LEFT JOIN LATERAL (${lgaAtSql(geometry)}) AS place ON true` },
  sql: { State: ['place', 'place.state'], LGA: ['place', 'place.name'] },
  sources: [table, 'lga']
});
