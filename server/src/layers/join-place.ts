import { writeLgaAtSql } from '../figures/lga-at';
import type { LayerSource } from './create-dataset';

/** Adds the fields `State` and `LGA` of the LGA that contains a point, by a join. */
export const joinPlace = (table: string, geometry = `${table}.geom`): LayerSource => ({
  joins: { place: `LEFT JOIN LATERAL (${writeLgaAtSql(geometry)}) AS place ON true` },
  sql: { State: ['place', 'place.state'], LGA: ['place', 'place.name'] },
  sources: [table, 'lga']
});
