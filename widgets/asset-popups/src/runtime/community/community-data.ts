import { toFault } from 'widgets/shared-code/site-base';
import type { CurrentPrice, FuturePrice } from 'widgets/shared-code/site-domain';
import { fetchCurrentPrices, fetchFuturePrices } from 'widgets/shared-code/site-api';

/** A community, by the fields of its layer. */
export interface Community {
  readonly community: string;
  readonly LGA?: string | null;
  readonly State?: string | null;
}

export interface CommunityData {
  /** Current price of the community's LGA; null when nothing was purchased there. */
  readonly currentPrice: CurrentPrice | null;
  /** `refused`: the reader may not see it; null: no price is forecast for the day. */
  readonly future: FuturePrice | 'refused' | null;
}

/** A community's name is unique only within its LGA. */
const matchesCommunity = ({ community, LGA, State }: Community, price: FuturePrice): boolean =>
  price.communityName === community && price.LGA === LGA && price.State === State;

async function fetchFuturePrice(place: Community, date: string, serverUrl: string, signal: AbortSignal) {
  try {
    const prices = await fetchFuturePrices(date, place.community, { serverUrl, signal });
    return prices.find((price) => matchesCommunity(place, price)) ?? null;
  } catch (error) {
    if (toFault(error).kind === 'refused') return 'refused';
    throw error;
  }
}

/**
 * Fetches the current price of a community and the price expected on a day ('YYYY-MM-DD').
 * @throws {ApiClientError}
 */
export async function fetchCommunityData(
  place: Community,
  date: string,
  serverUrl: string,
  signal: AbortSignal
): Promise<CommunityData> {
  const [current, future] = await Promise.all([
    fetchCurrentPrices({ serverUrl, signal }),
    fetchFuturePrice(place, date, serverUrl, signal)
  ]);
  const here = current.find(({ name, state }) => name === place.LGA && state === place.State);
  return { currentPrice: here ?? null, future };
}
