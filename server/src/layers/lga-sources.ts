import type { LayerSource } from './create-dataset';

/** Returns the source of rows with an LGA code, with the LGA's name and state. */
const joinLga = (table: string, name: string, state?: string): LayerSource => ({
  from: `${table} JOIN lga ON lga.code = ${table}.lga_code`,
  sql: { [name]: 'lga.name', ...(state === undefined ? {} : { [state]: 'lga.state' }) },
  sources: [table, 'lga']
});

export const plantations: LayerSource = joinLga('plantation', 'LGA');
export const wards: LayerSource = joinLga('ward', 'lganame', 'statename');

/** Statistics of each ward. */
export const wardStatistics: LayerSource = {
  ...wards,
  from: `${wards.from} JOIN ward_statistic ON ward_statistic.ward_id = ward.id`,
  geometry: 'ward.geom',
  id: 'ward.id',
  sql: { ...wards.sql, wardname: 'ward.name' },
  sources: ['ward_statistic', 'ward', 'lga']
};

/** Maize of a year; LGAs without a record are omitted. */
export const createMaizeSource = (year: number): LayerSource => {
  const source = joinLga('maize_production', 'LGA', 'State');
  return {
    ...source,
    condition: `maize_production.year = ${year}`,
    geometry: 'lga.geom',
    sql: { ...source.sql, code: 'lga.code' }
  };
};
