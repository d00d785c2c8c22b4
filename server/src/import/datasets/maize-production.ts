import { maizeProduction2022Page } from '@site/layers';
import { numberField, optionalField } from '../field-kinds';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Maize production of an LGA in a year. */
export const maizeProduction = createTableDataset({
  name: 'maize-production',
  title: 'Maize production',
  table: 'maize_production',
  geometry: 'none',
  columns: buildPageColumns(maizeProduction2022Page, {
    land_ha: optionalField(
      numberField('landSize', {
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
