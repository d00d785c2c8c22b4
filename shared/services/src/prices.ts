import { currentPrice, futurePrice, millPurchaseAggregate } from '@site/domain';
import type { CurrentPrice, FuturePrice, MillPurchaseAggregate } from '@site/domain';
import { requestProductApi } from './http';
import { fetchRecords, addQuery } from './records';
import type { CallOptions } from './records';

/**
 * Fetches the expected P1 price on a day ('YYYY-MM-DD') in each community, or in one. @throws {ApiClientError}
 */
export const fetchFuturePrices = async (
  date: string,
  community?: string,
  options: CallOptions = {}
): Promise<readonly FuturePrice[]> =>
  (await fetchRecords(futurePrice, '/api/future-price/date', { date, community }, options)).records;

/** Fetches the current P1 price of each LGA with purchases. @throws {ApiClientError} */
export const fetchCurrentPrices = async (options: CallOptions = {}): Promise<readonly CurrentPrice[]> =>
  (await fetchRecords(currentPrice, '/api/current-price', {}, options)).records;

/** Fetches the current P1 price of an LGA in NGN per tonne by its 4-letter code; null without a purchase. */
export async function fetchLgaPrice(lga: string, options: CallOptions = {}): Promise<number | null> {
  const answer = await requestProductApi<{ data?: { currentP1Price?: number | null } }>(
    addQuery('/purchases/lga/current-p1-price', { LGA: lga }),
    options
  );
  return answer?.data?.currentP1Price ?? null;
}

/** Fetches the purchases of each mill with a location, summed. @throws {ApiClientError} */
export const fetchMillAggregates = async (
  options: CallOptions = {}
): Promise<readonly MillPurchaseAggregate[]> =>
  (await fetchRecords(millPurchaseAggregate, '/purchases/mills-purchase-aggregates', {}, options)).records;
