import { pindOilPalmPage } from '@site/layers';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Oil palm growers of the Pind programme. */
export const pindOilPalm = createTableDataset({
  name: 'pind-oil-palm',
  title: 'Pind oil palm',
  table: 'pind_oil_palm',
  geometry: 'point',
  columns: buildPageColumns(pindOilPalmPage),
  lga: { name: 'lga', state: 'state' },
  key: ['farmer_name', 'geom']
});
