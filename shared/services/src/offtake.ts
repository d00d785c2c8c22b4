import type { LatLon, OfftakeFarmKind, OfftakeFarms, OfftakeSummary } from '@site/domain';
import { productRequest } from './http';

/** Farms, suitability and biochar facilities round a place. @throws {ApiClientError} */
export const summariseOfftake = (
  { latitude, longitude }: LatLon,
  serverUrl = '',
  signal?: AbortSignal
): Promise<OfftakeSummary> =>
  productRequest<OfftakeSummary>('/api/offtake-summary', {
    method: 'POST',
    body: { latitude, longitude },
    serverUrl,
    signal
  });

/** A page (from 0) of the farms behind a count, by their object ids in the layer. @throws {ApiClientError} */
export const fetchOfftakeFarms = (
  { latitude, longitude }: LatLon,
  farms: OfftakeFarmKind,
  page: number,
  serverUrl = '',
  signal?: AbortSignal
): Promise<OfftakeFarms> =>
  productRequest<OfftakeFarms>('/api/offtake-farms', {
    method: 'POST',
    body: { latitude, longitude, farms, page },
    serverUrl,
    signal
  });
