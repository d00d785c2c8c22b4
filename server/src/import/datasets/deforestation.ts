import { deforestationPage } from '@site/layers';
import { HECTARES } from '../computed';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Forest cleared beside oil palm. */
export const deforestation = tableDataset({
  name: 'deforestation',
  title: 'Deforestation',
  table: 'deforestation',
  geometry: 'polygon',
  columns: columnsOf(deforestationPage),
  computed: { hectare: { type: 'double precision', sql: HECTARES } },
  key: ['geom']
});
