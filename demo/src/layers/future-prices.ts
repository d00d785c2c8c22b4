import { createRandom } from '../kit/random';
import { formatDay } from '../kit/days';
import { computeLgaLuck } from './mills';
import type { SeedTable } from '../kit/seed-table';
import type { CommunityRow } from './communities';

export interface FuturePriceRow {
  readonly communityId: number;
  /** NGN per tonne. */
  readonly previous: number;
  readonly future: number;
  /** Days since 1970. */
  readonly day: number;
}

/** Prices cover each week from a month ago to six weeks ahead. */
const WEEKS_BACK = 4;
const WEEKS = 11;

const roundToFifty = (price: number): number => Math.round(price / 50) * 50;

/**
 * Generates the P1 prices of each community for the past and coming weeks, each derived from the previous one.
 */
export function generateFuturePrices(communities: readonly CommunityRow[], day: number): FuturePriceRow[] {
  const random = createRandom('future prices');
  return communities.flatMap(({ id, lga }) => {
    let previous = roundToFifty(
      36_700 + 2_600 * (computeLgaLuck(lga.code, 61) - 0.5) + 400 * random.normal()
    );
    return Array.from({ length: WEEKS }, (_, week): FuturePriceRow => {
      const future = roundToFifty(previous * random.between(0.985, 1.03));
      const row = { communityId: id, previous, future, day: day + 7 * (week - WEEKS_BACK) };
      previous = future;
      return row;
    });
  });
}

export const futurePriceTable: SeedTable<FuturePriceRow> = {
  name: 'future_price',
  columns: { community_id: 'integer' },
  attribution: 'Future prices: demonstration data',
  dates: ['future_date'],
  values: ({ communityId, previous, future, day }) => ({
    community_id: communityId,
    previous_period_p1_price: previous,
    future_price: future,
    future_date: formatDay(day)
  })
};
