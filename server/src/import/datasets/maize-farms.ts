import { maizeFarmsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Farms that grow maize. */
export const maizeFarms = tableDataset({
  name: 'maize-farms',
  title: 'Maize farms',
  table: 'maize_farm',
  geometry: 'point',
  columns: columnsOf(maizeFarmsPage),
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['poi_name', 'geom']
});
