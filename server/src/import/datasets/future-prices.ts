import { futurePricesPage } from '@site/layers';
import { COMMUNITY, COMMUNITY_INPUTS } from '../references';
import { columnsOf } from '../page-columns';
import { tableDataset } from '../table-dataset';

/** Past and expected P1 prices in a community. */
export const futurePrices = tableDataset({
  name: 'future-prices',
  title: 'Future P1 prices',
  table: 'future_price',
  geometry: 'none',
  columns: columnsOf(futurePricesPage),
  inputs: COMMUNITY_INPUTS,
  references: [COMMUNITY],
  key: ['community_id', 'future_date']
});
