import { maizeFarmsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Farms that grow maize. */
export const maizeFarms = createTableDataset({
  name: 'maize-farms',
  title: 'Maize farms',
  table: 'maize_farm',
  geometry: 'point',
  columns: buildPageColumns(maizeFarmsPage),
  lga: { name: 'lga_name', state: 'state_name' },
  key: ['poi_name', 'geom']
});
