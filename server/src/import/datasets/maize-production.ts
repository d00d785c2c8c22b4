import { maizeProduction2022Page } from '@site/layers';
import { number, optional } from '../kinds';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Maize production of an LGA in a year. */
export const maizeProduction = tableDataset({
  name: 'maize-production',
  title: 'Maize production',
  table: 'maize_production',
  geometry: 'none',
  columns: columnsOf(maizeProduction2022Page, {
    land_ha: optional(
      number('landSize', {
        aliases: ['land_ha', 'hectares', 'area'],
        min: 0,
        max: 2_000_000,
        unit: 'hectares'
      })
    )
  }),
  figures: ['production_t', 'land_ha'],
  lga: { code: 'lga_code' },
  key: ['lga_code', 'year']
});
