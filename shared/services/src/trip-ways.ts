import type { LatLon, Season, TripWays } from '@site/domain';
import { requestProductApi } from './http';

/**
 * Fetches the routes by road from one position to several others (at most MAX_WAYS_PER_REQUEST), in a season.
 * @throws {ApiClientError}
 */
export const fetchTripWays = (
  from: LatLon,
  to: readonly LatLon[],
  season: Season,
  serverUrl = '',
  signal?: AbortSignal
): Promise<TripWays> => {
  const toPosition = ({ latitude, longitude }: LatLon) => ({ latitude, longitude });
  return requestProductApi<TripWays>('/api/trip-ways', {
    method: 'POST',
    body: { from: toPosition(from), to: to.map(toPosition), season },
    serverUrl,
    signal
  });
};
