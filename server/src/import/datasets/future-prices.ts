import { futurePricesPage } from '@site/layers';
import { COMMUNITY, COMMUNITY_INPUTS } from '../references';
import { buildPageColumns } from '../page-columns';
import { createTableDataset } from '../table-dataset';

/** Past and expected P1 prices in a community. */
export const futurePrices = createTableDataset({
  name: 'future-prices',
  title: 'Future P1 prices',
  table: 'future_price',
  geometry: 'none',
  columns: buildPageColumns(futurePricesPage),
  inputs: COMMUNITY_INPUTS,
  references: [COMMUNITY],
  key: ['community_id', 'future_date']
});
