import { plantationsPage } from '@site/layers';
import { HECTARES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Plantations of oil palm. */
export const plantations = createTableDataset({
  name: 'plantations',
  title: 'Plantations',
  table: 'plantation',
  geometry: 'polygon',
  columns: buildPageColumns(plantationsPage),
  lga: { code: 'lga_code' },
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['name', 'lga_code']
});
