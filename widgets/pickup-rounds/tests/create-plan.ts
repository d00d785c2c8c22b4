import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import {
  createRoundsPlanner,
  createStraightMatrix,
  readRoundRules,
  readTripRules
} from 'widgets/shared-code/site-domain';
import type { Fleet, LatLon, LocatedPile, RoundsAnswer } from 'widgets/shared-code/site-domain';
import type { RoundsPlan } from '../src/runtime/state';

/** Solves rounds over straight lines; up to nine loads are the optimum, of more it is the first answer. */
function solveStraight(
  piles: readonly LocatedPile[],
  fleet: Fleet,
  days: number,
  parameters = DEFAULT_PARAMETERS
): RoundsAnswer {
  const rules = readTripRules(parameters);
  const places: readonly LatLon[] = [rules.factory, ...piles.map(({ location }) => location)];
  const planner = createRoundsPlanner({
    piles: piles.map(({ id, millName, agentName, tonnesPurchased, daysSincePurchase }) => ({
      id: String(id),
      name: millName ?? '',
      agentId: agentName ?? '',
      tonnes: tonnesPurchased ?? NaN,
      waitingDays: daysSincePurchase ?? 0
    })),
    fleet,
    rules,
    ...readRoundRules(parameters),
    days,
    matrix: createStraightMatrix(places, rules.speed)
  });
  if (!planner.ok) throw new Error(planner.problem);
  return planner.value.getAnswer();
}

/** Returns a plan over straight lines of 24 November 2026. */
export function createPlan(
  piles: readonly LocatedPile[],
  fleet: Fleet,
  {
    days = 1,
    parameters = DEFAULT_PARAMETERS,
    ...more
  }: Partial<RoundsPlan> & { days?: number; parameters?: typeof DEFAULT_PARAMETERS } = {}
): RoundsPlan {
  return {
    id: 1,
    inputs: { pileIds: piles.map(({ id }) => id), fleet, days, season: 'dry', distance: 'straight' },
    without: null,
    fromLink: false,
    piles,
    goneIds: [],
    unweighed: [],
    set: { version: 3, parameters },
    at: '2026-11-24T08:00:00.000Z',
    rain: null,
    answer: solveStraight(piles, fleet, days, parameters),
    search: { kind: 'optimal' },
    ...more
  };
}
