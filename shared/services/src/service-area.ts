import type { ServiceAreaSummary } from '@site/domain';
import { productRequest } from './http';

/** The polygons and figures of the service area of `minutes` round a point. @throws {ApiClientError} */
export const summariseServiceArea = (
  start: { readonly latitude: number; readonly longitude: number; readonly minutes: number },
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreaSummary> => {
  const { latitude, longitude, minutes } = start;
  return productRequest<ServiceAreaSummary>('/api/service-area-summary', {
    method: 'POST',
    body: { latitude, longitude, minutes },
    serverUrl,
    signal
  });
};
