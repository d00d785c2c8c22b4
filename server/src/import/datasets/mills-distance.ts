import { millsDistancePage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Straight-line distances from places to the nearest mill. */
export const millsDistance = tableDataset({
  name: 'mills-distance',
  title: 'Mills distance',
  table: 'mills_distance',
  geometry: 'point',
  columns: columnsOf(millsDistancePage),
  key: ['location', 'geom']
});
