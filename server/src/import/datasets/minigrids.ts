import { minigridsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Solar minigrids. */
export const minigrids = createTableDataset({
  name: 'minigrids',
  title: 'Minigrids',
  table: 'minigrid',
  geometry: 'point',
  columns: buildPageColumns(minigridsPage),
  key: ['site_name', 'state']
});
