import { COMMUNITY, COMMUNITY_INPUTS } from '../references';
import { day, number } from '../kinds';
import { tableDataset } from '../table-dataset';

/** What P1 cost and is expected to cost in a community. */
export const futurePrices = tableDataset({
  name: 'future-prices',
  title: 'Future P1 prices',
  table: 'future_price',
  geometry: 'none',
  columns: {
    previous_period_p1_price: number('previousPeriodP1Price', { above: 0, unit: 'NGN per tonne' }),
    future_price: number('futurePrice', { above: 0, unit: 'NGN per tonne' }),
    future_date: day('futureDate', { aliases: ['date'] })
  },
  inputs: COMMUNITY_INPUTS,
  references: [COMMUNITY],
  key: ['community_id', 'future_date']
});
