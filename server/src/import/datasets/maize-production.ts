import { maizeProduction2022Page } from '@site/layers';
import { number } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Maize of an LGA in a year. */
export const maizeProduction = tableDataset({
  name: 'maize-production',
  title: 'Maize production',
  table: 'maize_production',
  geometry: 'none',
  columns: {
    ...columnsOf(maizeProduction2022Page),
    land_ha: number('landSize', { aliases: ['land_ha', 'hectares', 'area'], min: 0, unit: 'hectares' })
  },
  lga: { code: 'lga_code' },
  key: ['lga_code', 'year']
});
