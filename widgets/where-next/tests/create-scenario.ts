import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import {
  createSiteMatrix,
  createSitesPlanner,
  improveSites,
  isFailure,
  readTripRules
} from 'widgets/shared-code/site-domain';
import type { SitesAnswer, SitesProblem } from 'widgets/shared-code/site-domain';
import type { LocatedCandidate, SitesInputs, SitesScenario } from '../src/runtime/state';
import { createDemands, createWays, DEMANDS } from './fixtures';

const candidates: readonly LocatedCandidate[] = [
  { id: '1', name: 'Uyo', latitude: 5.01, longitude: 7.92, kilometres: null },
  { id: '2', name: 'Aba', latitude: 5.11, longitude: 7.4, kilometres: 3.2 },
  { id: '3', name: 'Ikot', latitude: 5, longitude: 7.6, kilometres: 0.2 }
];
const factories = [{ id: 'Ff1', name: 'Main Crushing Mill', latitude: 5.4, longitude: 7.9 }];

/** Solves a problem of few candidates to the optimum. */
function solveProblem(problem: SitesProblem): SitesAnswer {
  const planner = createSitesPlanner(problem);
  if (isFailure(planner)) throw new Error(planner.problem);
  let clock = 0;
  const steps = improveSites(planner.value, { milliseconds: 100_000, readClock: () => clock++ });
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** Returns a scenario of three candidates and one factory, of 23 November 2026. */
export function createScenario(
  inputs: Partial<SitesInputs> = {},
  more: Partial<SitesScenario> = {}
): SitesScenario {
  const all: SitesInputs = {
    source: {
      kind: 'places',
      places: candidates.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }))
    },
    ...{ question: 'coverage', count: 2, minutes: 30, capacity: null, existing: 'compete' },
    ...{ weight: 'purchases', scope: 'reach', season: 'dry', without: [] },
    ...inputs
  } as SitesInputs;
  const { demands: _demands, ...tonnes } = createDemands();
  const open = candidates.filter(({ id }) => !all.without.includes(id));
  const ways = createWays({
    ...{ candidates: [...open, ...factories], demands: DEMANDS },
    ...{ maxMinutes: all.minutes ?? 180, season: all.season }
  });
  const { question, count, capacity, existing } = all;
  const answer = solveProblem({
    ...{ question, count, capacity, existing, candidates: open, factories, demands: DEMANDS },
    matrix: createSiteMatrix(ways.rows, DEMANDS.length),
    maxMinutes: all.minutes,
    vehicles: ['Dyna2', 'MB1'],
    rules: readTripRules(DEFAULT_PARAMETERS)
  });
  return {
    ...{ id: 1, inputs: all, fromLink: false, isShown: true, letter: 'A' },
    ...{ candidates: open, excluded: candidates.filter((one) => !open.includes(one)) },
    ...{ offRoad: 0, outside: 0, withoutRoad: 0, goneKeys: [], factories, tonnes },
    ...{ set: { version: 3, parameters: DEFAULT_PARAMETERS }, at: tonnes.computedAt, rain: ways.rain },
    ...{ answer, search: { kind: 'optimal' } },
    ...more
  } as SitesScenario;
}
