import { millsDistancePage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Straight-line distances from places to the nearest mill. */
export const millsDistance = createTableDataset({
  name: 'mills-distance',
  title: 'Mills distance',
  table: 'mills_distance',
  geometry: 'point',
  columns: buildPageColumns(millsDistancePage),
  key: ['location', 'geom']
});
