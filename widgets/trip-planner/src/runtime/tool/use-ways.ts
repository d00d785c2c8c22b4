import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { MAX_WAYS_PER_REQUEST } from 'widgets/shared-code/site-domain';
import { fetchTripWays } from 'widgets/shared-code/site-api';
import type { PlanFigures } from '../plan-view';
import type { WayLines } from '../way-lines';
import { listDrivenPlaces } from '../way-lines';

/** Requests the routes by road from the factory to each place of a plan by road, for the map and the files. */
export function useWays(figures: PlanFigures | null, serverUrl: string): RequestState<WayLines> {
  const isByRoad = figures?.basis.distance === 'road';
  const places = isByRoad ? listDrivenPlaces(figures) : [];
  const { latitude, longitude } = figures?.rules.factory ?? {};
  // The same places are requested once, whatever else of the plan changes.
  const ends = places.map(({ key }) => key).join(' ');
  return useRequest(
    isByRoad ? ([ends, latitude, longitude, serverUrl, figures.basis.season] as const) : null,
    async ([, , , url, season], { signal, tell }) => {
      const lines: Record<string, WayLines[string]> = {};
      for (let first = 0; first < places.length; first += MAX_WAYS_PER_REQUEST) {
        const some = places.slice(first, first + MAX_WAYS_PER_REQUEST);
        const { ways } = await fetchTripWays(figures!.rules.factory, some, season, url, signal);
        some.forEach(({ key }, at) => {
          const way = ways[at]!;
          if ('line' in way) lines[key] = way.line;
        });
        tell((first + some.length) / places.length);
      }
      return lines;
    }
  );
}
