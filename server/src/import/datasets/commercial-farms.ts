import { commercialFarmsPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Commercial farms that may take biochar. */
export const commercialFarms = createTableDataset({
  name: 'commercial-farms',
  title: 'Commercial farms',
  table: 'commercial_farm',
  geometry: 'point',
  columns: buildPageColumns(commercialFarmsPage),
  key: ['name', 'state', 'geom']
});
