import type { Answer, DrivenWay } from 'widgets/shared-code/site-core';
import { asApiClientError, fetchWay, useAnswer } from 'widgets/shared-code/site-core';
import type { PlanFigures } from '../plan-view';

/** By place: the way from the factory, or why there is none. */
export type Ways = Readonly<Record<string, DrivenWay | { readonly problem: string }>>;

/** Requests under way at once: the router answers one after another, a browser opens six. */
const AT_ONCE = 3;
const SERVICE = '/arcgis/rest/services/Routing/NAServer/Route';

/** The ways by road from the factory to each place of a plan, one request for each. A place without one says why. */
export const useWays = (
  figures: PlanFigures | null,
  { serverUrl, routeUrl }: { readonly serverUrl: string; readonly routeUrl: string }
): Answer<Ways> =>
  useAnswer(
    figures && ([figures, routeUrl || `${serverUrl || window.location.origin}${SERVICE}`] as const),
    async ([{ places, rules }, url], { signal, tell }) => {
      const ways: Record<string, Ways[string]> = {};
      const waiting = [...places];
      const work = async () => {
        for (let place = waiting.shift(); place && !signal.aborted; place = waiting.shift()) {
          const { key } = place;
          ways[key] = await fetchWay(url, [rules.factory, place], signal).catch((error: unknown) => {
            if (signal.aborted) throw error;
            return { problem: asApiClientError(error).message };
          });
          tell(Object.keys(ways).length / places.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return ways;
    }
  );
