import { pindOilPalmPage } from '@site/layers';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Oil palm growers of the Pind programme. */
export const pindOilPalm = tableDataset({
  name: 'pind-oil-palm',
  title: 'Pind oil palm',
  table: 'pind_oil_palm',
  geometry: 'point',
  columns: columnsOf(pindOilPalmPage),
  lga: { name: 'lga', state: 'state' },
  key: ['farmer_name', 'geom']
});
