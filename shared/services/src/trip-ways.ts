import type { LatLon, Season, TripWays } from '@site/domain';
import { productRequest } from './http';

/**
 * Fetches the routes by road from one position to several others (at most MOST_WAYS_AT_ONCE), in a season.
 * @throws {ApiClientError}
 */
export const fetchTripWays = (
  from: LatLon,
  to: readonly LatLon[],
  season: Season,
  serverUrl = '',
  signal?: AbortSignal
): Promise<TripWays> => {
  const place = ({ latitude, longitude }: LatLon) => ({ latitude, longitude });
  return productRequest<TripWays>('/api/trip-ways', {
    method: 'POST',
    body: { from: place(from), to: to.map(place), season },
    serverUrl,
    signal
  });
};
