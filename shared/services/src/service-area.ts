import type { Season, ServiceAreaSummary } from '@site/domain';
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
