import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { LatLon, ServiceAreaSummary } from 'widgets/shared-code/site-domain';
import { summariseServiceArea } from 'widgets/shared-code/site-api';
import { getLongestDrive } from '../compute/tonnes-area';
import { listSitePlaces } from '../scenario-view';
import type { SitesScenario } from '../state';

/** Outline and profit of the area within the longest drive of a site, for the map and the list of sites. */
export interface Catchment {
  readonly polygons: ServiceAreaSummary['polygons'];
  /** NGN a month by the specification's formula, of all oil palm in the area. */
  readonly monthlyProfit: number;
}

/** Catchments by scenario: the map, the list and the files are in several parts of the widget. */
const catchmentsByScenario = new WeakMap<SitesScenario, Promise<readonly Catchment[]>>();

async function fetchCatchment(
  { latitude, longitude }: LatLon,
  { inputs }: SitesScenario,
  serverUrl: string
): Promise<Catchment> {
  const minutes = getLongestDrive(inputs);
  const { polygons, figures } = await summariseServiceArea(
    { latitude, longitude, minutes, season: inputs.season },
    serverUrl
  );
  return { polygons, monthlyProfit: figures.profit_week };
}

/** Returns the catchments of a scenario; they are fetched once, and again after a failure. */
function readCatchments(scenario: SitesScenario, serverUrl: string): Promise<readonly Catchment[]> {
  const known = catchmentsByScenario.get(scenario);
  if (known) return known;
  const catchments = Promise.all(
    listSitePlaces(scenario).map((place) => fetchCatchment(place, scenario, serverUrl))
  );
  catchmentsByScenario.set(scenario, catchments);
  catchments.catch(() => catchmentsByScenario.delete(scenario));
  return catchments;
}

/** Returns the catchments of the sites of a scenario, in their order. */
export const useCatchments = (
  scenario: SitesScenario | null,
  serverUrl: string
): RequestState<readonly Catchment[]> =>
  useRequest(scenario && ([scenario, serverUrl] as const), ([shown, url]) => readCatchments(shown, url));
