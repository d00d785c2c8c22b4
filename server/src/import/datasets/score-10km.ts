import { score10kmPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Squares of 10 km with a score. */
export const score10km = createTableDataset({
  name: 'score-10km',
  title: '10 km score',
  table: 'score_10km',
  geometry: 'polygon',
  columns: buildPageColumns(score10kmPage),
  key: ['geom']
});
