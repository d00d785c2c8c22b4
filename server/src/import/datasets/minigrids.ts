import { minigridsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Solar minigrids. */
export const minigrids = tableDataset({
  name: 'minigrids',
  title: 'Minigrids',
  table: 'minigrid',
  geometry: 'point',
  columns: columnsOf(minigridsPage),
  key: ['site_name', 'state']
});
