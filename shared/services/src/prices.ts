import type { FuturePrice } from '@site/domain';
import { ApiClientError, productRequest } from './http';

/** What P1 costs in an LGA: mean of the last days, weighted by tonnes. */
export interface CurrentPrice {
  /** 4-letter code. */
  readonly LGA: string;
  readonly name: string;
  readonly state: string;
  /** NGN per tonne. */
  readonly currentP1Price: number;
}

async function list<T>(path: string, serverUrl: string, signal?: AbortSignal): Promise<readonly T[]> {
  const answer = await productRequest<{ readonly data?: readonly T[] } | undefined>(path, {
    serverUrl,
    signal
  });
  if (!Array.isArray(answer?.data))
    throw new ApiClientError('bad_answer', 'The server answered without a list of prices.', 200);
  return answer.data;
}

/**
 * What P1 is expected to cost in each community, or in the one named, on a day ('YYYY-MM-DD'); NGN per tonne.
 * Source: section 7.6 "Prices and purchases".
 * @throws {ApiClientError} `bad_answer` for an answer that is no list.
 */
export function fetchFuturePrices(
  { date, community }: { readonly date: string; readonly community?: string },
  serverUrl = '',
  signal?: AbortSignal
): Promise<readonly FuturePrice[]> {
  const query = new URLSearchParams({ date, ...(community === undefined ? {} : { community }) });
  return list<FuturePrice>(`/api/future-price/date?${query}`, serverUrl, signal);
}

/**
 * The current P1 price of each LGA where P1 was bought lately. Source: section 7.6 "Prices and purchases".
 * @throws {ApiClientError} `bad_answer` for an answer that is no list.
 */
export const fetchCurrentPrices = (serverUrl = '', signal?: AbortSignal): Promise<readonly CurrentPrice[]> =>
  list<CurrentPrice>('/api/current-price', serverUrl, signal);
