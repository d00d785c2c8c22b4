import type { LatLon, OfftakeFarmKind, OfftakeFarms, OfftakeSummary } from '@site/domain';
import { requestProductApi } from './http';

/** Fetches farms, suitability and biochar facilities around a position. @throws {ApiClientError} */
export const summariseOfftake = (
  { latitude, longitude }: LatLon,
  serverUrl = '',
  signal?: AbortSignal
): Promise<OfftakeSummary> =>
  requestProductApi<OfftakeSummary>('/api/offtake-summary', {
    method: 'POST',
    body: { latitude, longitude },
    serverUrl,
    signal
  });

/** Fetches a page (from 0) of the farms behind a count, as object ids of the layer. @throws {ApiClientError} */
export const fetchOfftakeFarms = (
  { latitude, longitude }: LatLon,
  farms: OfftakeFarmKind,
  page: number,
  serverUrl = '',
  signal?: AbortSignal
): Promise<OfftakeFarms> =>
  requestProductApi<OfftakeFarms>('/api/offtake-farms', {
    method: 'POST',
    body: { latitude, longitude, farms, page },
    serverUrl,
    signal
  });
