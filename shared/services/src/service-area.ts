import type { Season, ServiceAreasTogether, ServiceAreaSummary } from '@site/domain';
import { productRequest } from './http';

/** The polygons and figures of the service area of `minutes` round a point, in a season. @throws {ApiClientError} */
export const summariseServiceArea = (
  start: {
    readonly latitude: number;
    readonly longitude: number;
    readonly minutes: number;
    readonly season: Season;
  },
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreaSummary> => {
  const { latitude, longitude, minutes, season } = start;
  return productRequest<ServiceAreaSummary>('/api/service-area-summary', {
    method: 'POST',
    body: { latitude, longitude, minutes, season },
    serverUrl,
    signal
  });
};

/** The figures of 2 or more service areas with each record counted once, and of what they share. @throws {ApiClientError} */
export const summariseTogether = (
  areas: readonly { readonly latitude: number; readonly longitude: number; readonly minutes: number }[],
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreasTogether> =>
  productRequest<ServiceAreasTogether>('/api/service-areas-together', {
    method: 'POST',
    body: { areas: areas.map(({ latitude, longitude, minutes }) => ({ latitude, longitude, minutes })) },
    serverUrl,
    signal
  });
