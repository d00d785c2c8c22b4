import { plantationsPage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Plantations of oil palm. */
export const plantations = tableDataset({
  name: 'plantations',
  title: 'Plantations',
  table: 'plantation',
  geometry: 'polygon',
  columns: columnsOf(plantationsPage),
  lga: { code: 'lga_code' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'lga_code']
});
