import { accessPointsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Access points: the company’s warehouses. */
export const accessPoints = createTableDataset({
  name: 'access-points',
  title: 'AP/Warehouses',
  table: 'marker_asset',
  geometry: 'point',
  columns: buildPageColumns(accessPointsPage),
  fixed: { marker_type: 'AP', type: 'AP' },
  siblings: ['factories'],
  isRecord: true,
  key: ['marker_type', 'name']
});
