import { commercialFarmsPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Commercial farms that may take biochar. */
export const commercialFarms = tableDataset({
  name: 'commercial-farms',
  title: 'Commercial farms',
  table: 'commercial_farm',
  geometry: 'point',
  columns: columnsOf(commercialFarmsPage),
  key: ['name', 'state', 'geom']
});
