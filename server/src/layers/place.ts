import { lgaAtSql } from '../figures/lga-at';
import type { LayerSource } from './dataset-of';

/** Adds the fields `State` and `LGA` of the LGA that contains a point, by a join. */
export const inPlace = (table: string, geometry = `${table}.geom`): LayerSource => ({
  joins: { place: `LEFT JOIN LATERAL (${lgaAtSql(geometry)}) AS place ON true` },
  sql: { State: ['place', 'place.state'], LGA: ['place', 'place.name'] },
  sources: [table, 'lga']
});
