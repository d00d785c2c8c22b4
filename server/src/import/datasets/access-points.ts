import { accessPointsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Access points: the company’s warehouses. */
export const accessPoints = tableDataset({
  name: 'access-points',
  title: 'AP/Warehouses',
  table: 'marker_asset',
  geometry: 'point',
  columns: columnsOf(accessPointsPage),
  fixed: { marker_type: 'AP', type: 'AP' },
  siblings: ['factories'],
  isRecord: true,
  key: ['marker_type', 'name']
});
