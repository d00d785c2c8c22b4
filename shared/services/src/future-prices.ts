import type { FuturePrice } from '@site/domain';
import { ApiClientError, productRequest } from './http';

/**
 * What P1 is expected to cost in each community on a day ('YYYY-MM-DD'), NGN per tonne.
 * Source: section 7.6 "Prices and purchases".
 * @throws {ApiClientError} `bad_answer` for an answer that is no list of prices.
 */
export async function fetchFuturePrices(
  day: string,
  serverUrl = '',
  signal?: AbortSignal
): Promise<readonly FuturePrice[]> {
  const answer = await productRequest<{ readonly data?: readonly FuturePrice[] }>(
    `/api/future-price/date?date=${encodeURIComponent(day)}`,
    { serverUrl, signal }
  );
  if (!Array.isArray(answer?.data))
    throw new ApiClientError('bad_answer', 'The server answered without prices.', 200);
  return answer.data;
}
