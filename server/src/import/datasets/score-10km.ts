import { score10kmPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Squares of 10 km with a score. */
export const score10km = tableDataset({
  name: 'score-10km',
  title: '10 km score',
  table: 'score_10km',
  geometry: 'polygon',
  columns: columnsOf(score10kmPage),
  key: ['geom']
});
