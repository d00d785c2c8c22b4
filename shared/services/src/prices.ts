import type { FuturePrice } from '@site/domain';
import { ApiClientError, productRequest } from './http';
import type { ProductRequest } from './http';

type CallOptions = Pick<ProductRequest, 'serverUrl' | 'signal'>;

/** What P1 costs in an LGA: mean of the last days, weighted by tonnes. */
interface CurrentPrice {
  /** 4-letter code. */
  readonly LGA: string;
  readonly name: string;
  readonly state: string;
  /** NGN per tonne. */
  readonly currentP1Price: number;
}

async function list<T>(path: string, options: CallOptions): Promise<readonly T[]> {
  const answer = await productRequest<{ readonly data?: readonly T[] } | undefined>(path, options);
  if (!Array.isArray(answer?.data))
    throw new ApiClientError('bad_answer', 'The server answered without a list of prices.', 200);
  return answer.data;
}

/**
 * What P1 is expected to cost on a day ('YYYY-MM-DD') in each community, or in one; NGN per tonne.
 * Source: section 7.6 "Prices and purchases".
 * @throws {ApiClientError} `bad_answer` for an answer that is no list.
 */
export function fetchFuturePrices(
  date: string,
  community?: string,
  options: CallOptions = {}
): Promise<readonly FuturePrice[]> {
  const query = new URLSearchParams({ date, ...(community === undefined ? {} : { community }) });
  return list<FuturePrice>(`/api/future-price/date?${query}`, options);
}

/**
 * The current P1 price of each LGA where P1 was bought lately. Source: section 7.6 "Prices and purchases".
 * @throws {ApiClientError} `bad_answer` for an answer that is no list.
 */
export const fetchCurrentPrices = (options: CallOptions = {}): Promise<readonly CurrentPrice[]> =>
  list<CurrentPrice>('/api/current-price', options);
