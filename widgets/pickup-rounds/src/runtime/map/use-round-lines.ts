import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { fetchRoundLines } from 'widgets/shared-code/site-api';
import { listRoundPlaces } from '../plan/plan-view';
import type { RoundsPlan } from '../state';

/** Longitudes and latitudes in degrees of the line of each round; null for a round without one. */
export type RoundLines = readonly (readonly (readonly [number, number])[] | null)[];

/** Returns the lines of a plan's rounds: along the roads, or straight where the plan is. */
export const useRoundLines = (plan: RoundsPlan | null, serverUrl: string): RequestState<RoundLines> =>
  useRequest(plan && ([plan, serverUrl] as const), async ([shown, url], { signal }) => {
    const rounds = listRoundPlaces(shown);
    const { distance, season } = shown.inputs;
    if (distance === 'road') return fetchRoundLines(rounds, season, { serverUrl: url, signal });
    return rounds.map((places) => places.map(({ latitude, longitude }) => [longitude, latitude] as const));
  });
