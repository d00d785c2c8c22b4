import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { fetchRoundLines } from 'widgets/shared-code/site-api';
import { listRoundPlaces } from '../plan/plan-view';
import type { RoundsPlan } from '../state';

/** Longitudes and latitudes in degrees of the line of each round; null for a round without one. */
export type RoundLines = readonly (readonly (readonly [number, number])[] | null)[];

/** Lines by plan: the map, the files and the driver sheets are in several parts of the widget. */
const linesByPlan = new WeakMap<RoundsPlan, Promise<RoundLines>>();

async function fetchLines(plan: RoundsPlan, serverUrl: string): Promise<RoundLines> {
  const rounds = listRoundPlaces(plan);
  const { distance, season } = plan.inputs;
  if (distance === 'road') return fetchRoundLines(rounds, season, { serverUrl });
  return rounds.map((places) => places.map(({ latitude, longitude }) => [longitude, latitude] as const));
}

/** Returns the lines of a plan; they are fetched once, and again after a failure. */
function readLines(plan: RoundsPlan, serverUrl: string): Promise<RoundLines> {
  const known = linesByPlan.get(plan);
  if (known) return known;
  const lines = fetchLines(plan, serverUrl);
  linesByPlan.set(plan, lines);
  lines.catch(() => linesByPlan.delete(plan));
  return lines;
}

/** Returns the lines of a plan's rounds: along the roads, or straight where the plan is. */
export const useRoundLines = (plan: RoundsPlan | null, serverUrl: string): RequestState<RoundLines> =>
  useRequest(plan && ([plan, serverUrl] as const), ([shown, url]) => readLines(shown, url));
