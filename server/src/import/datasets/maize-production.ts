import { number, whole } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Maize of an LGA in a year. */
export const maizeProduction = tableDataset({
  name: 'maize-production',
  title: 'Maize production',
  table: 'maize_production',
  geometry: 'none',
  columns: {
    year: whole('year', { min: 1960, max: 2100 }),
    production_t: number('Production', { aliases: ['production_t', 'tonnes'], min: 0, unit: 'tonnes' }),
    land_ha: number('landSize', { aliases: ['land_ha', 'hectares', 'area'], min: 0, unit: 'hectares' })
  },
  lga: { code: 'lga_code' },
  key: ['lga_code', 'year']
});
