import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { MAX_WAYS_PER_REQUEST } from 'widgets/shared-code/site-domain';
import type { Season, TripWays } from 'widgets/shared-code/site-domain';
import { fetchTripWays } from 'widgets/shared-code/site-api';
import type { PlanFigures } from '../plan-view';
import type { SeasonWays, TripWaysByPlace } from '../ways';

/**
 * Requests the routes by road from the factory to each place of a plan. A place without a route has the reason.
 */
export const useWays = (
  figures: PlanFigures | null,
  serverUrl: string,
  wanted: Season
): RequestState<SeasonWays> =>
  useRequest(
    figures && ([figures, serverUrl, wanted] as const),
    async ([{ places, rules }, url, season], { signal, tell }) => {
      const ways: Record<string, TripWaysByPlace[string]> = {};
      let rain: TripWays['rain'] = null;
      // A plan rarely has more places than one call may contain.
      for (let first = 0; first < places.length; first += MAX_WAYS_PER_REQUEST) {
        const some = places.slice(first, first + MAX_WAYS_PER_REQUEST);
        const found = await fetchTripWays(rules.factory, some, season, url, signal);
        some.forEach(({ key }, at) => (ways[key] = found.ways[at]!));
        ({ rain } = found);
        tell((first + some.length) / places.length);
      }
      return { ways, rain };
    }
  );
