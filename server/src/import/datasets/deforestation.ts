import { deforestationPage } from '@site/layers';
import { HECTARES } from '../computed-areas';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Forest cleared beside oil palm. */
export const deforestation = createTableDataset({
  name: 'deforestation',
  title: 'Deforestation',
  table: 'deforestation',
  geometry: 'polygon',
  columns: buildPageColumns(deforestationPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['geom']
});
