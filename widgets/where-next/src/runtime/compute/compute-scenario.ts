import type { ParameterSet } from 'widgets/shared-code/site-base';
import { findSitesFault, readTripRules, summarizeLeft } from 'widgets/shared-code/site-domain';
import type { SiteDemands, SitesAnswer, SitesProblem } from 'widgets/shared-code/site-domain';
import { fetchParameters, fetchSiteDemands, fetchSiteWays } from 'widgets/shared-code/site-api';
import type { SiteRoads } from 'widgets/shared-code/site-api';
import { solveSites } from '../solver/solve-sites';
import type {
  LocatedCandidate,
  LocatedFactory,
  SearchEnd,
  SitesProblemReason,
  SitesProgress,
  SitesRequest,
  SitesScenario
} from '../state';
import { getCandidate } from '../scenario-view';
import type { FoundCandidates } from './candidates';
import { findCandidates } from './candidates';
import { fetchExistingFactories } from './existing-factories';
import { getLongestDrive, getTonnesArea } from './tonnes-area';

export interface ComputeOptions {
  readonly serverUrl: string;
  /** Address of the widget's folder, which has the worker. */
  readonly folderUrl: string;
  /** Longest search, ms. */
  readonly milliseconds: number;
  /** Aborted when the scenario is no longer needed. */
  readonly signal: AbortSignal;
  /** Aborted when the search is to end with its best answer. */
  readonly stop: AbortSignal;
  onProgress(progress: Omit<SitesProgress, 'requestId'>): void;
}

type ComputedScenario = Omit<SitesScenario, 'letter'>;

/** A scenario, or the problem of its inputs. */
export type ScenarioOutcome =
  | { readonly scenario: ComputedScenario }
  | { readonly reason: SitesProblemReason };

/** Vehicles that haul: the ones that are cheapest with full loads (docs/rules/sites.md). */
const HAUL_VEHICLES = ['Dyna2', 'MB1'] as const;

const refuse = (
  problem: SitesProblemReason['problem'],
  values: SitesProblemReason['values'] = {}
): ScenarioOutcome => ({ reason: { kind: 'problem', problem, values } });

/** Everything that a problem is made of. */
interface ScenarioData {
  readonly found: FoundCandidates;
  /** Candidates that may be chosen. */
  readonly candidates: readonly LocatedCandidate[];
  readonly factories: readonly LocatedFactory[];
  readonly tonnes: SiteDemands;
  readonly roads: SiteRoads;
  readonly set: ParameterSet;
}

const createProblem = (
  { inputs }: SitesRequest,
  { candidates, factories, tonnes, roads, set }: ScenarioData
): SitesProblem => {
  const { question, count, minutes, capacity, existing } = inputs;
  return {
    ...{ question, count, capacity, existing, candidates, factories },
    demands: tonnes.demands,
    matrix: roads.matrix,
    maxMinutes: minutes,
    vehicles: HAUL_VEHICLES,
    rules: readTripRules(set.parameters)
  };
};

/**
 * Returns an answer with the reasons that the roads give: the engine sees no road where the place is only beyond the
 * longest drive.
 */
function correctReasons(answer: SitesAnswer, { tonnes, roads }: ScenarioData): SitesAnswer {
  const offRoad = new Set(roads.demandsWithoutRoad.map((index) => tonnes.demands[index]!.id));
  const left = answer.left.map((one) =>
    one.reason === 'noRoad' && !offRoad.has(one.demand.id) ? { ...one, reason: 'tooFar' as const } : one
  );
  return { ...answer, left, leftByReason: summarizeLeft(left) };
}

/** Returns why the data have no answer; null when they have one. */
function findFault(request: SitesRequest, data: ScenarioData, problem: SitesProblem): ScenarioOutcome | null {
  const { candidates, tonnes, roads } = data;
  const offRoad = new Set(roads.startsWithoutRoad);
  if (candidates.length > 0 && candidates.every((_, index) => offRoad.has(index)))
    return refuse('noRoadNear', { count: candidates.length });
  if (tonnes.demands.length === 0) return refuse('noTonnes');
  const fault = findSitesFault(problem);
  return fault && refuse(fault.problem, { ...fault.values, minutes: getLongestDrive(request.inputs) });
}

/** Returns the best answer so far; null until it has a site. */
const toBest = ({ sites, counted, gap }: SitesAnswer): SitesProgress['best'] =>
  sites.length === 0
    ? null
    : { sites: sites.map(getCandidate), tonnes: counted.tonnes, costPerTonne: counted.costPerTonne, gap };

/** Searches the sites, and describes the scenario. */
async function solveScenario(
  request: SitesRequest,
  data: ScenarioData,
  problem: SitesProblem,
  { folderUrl, milliseconds, stop, onProgress }: ComputeOptions
): Promise<ComputedScenario> {
  const start = performance.now();
  onProgress({ stage: 'search', share: 0, best: null });
  const { answer, isOptimal, isInterrupted } = await solveSites(problem, folderUrl, {
    milliseconds,
    signal: stop,
    onAnswer: (best, share) => onProgress({ stage: 'search', share, best: toBest(best) })
  });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const search: SearchEnd = isOptimal
    ? { kind: 'optimal' }
    : { kind: isInterrupted ? 'interrupted' : 'searched', seconds };
  const { found, candidates, factories, tonnes, roads, set } = data;
  const { demands: _demands, ...counted } = tonnes;
  const withoutRoad = new Set(roads.startsWithoutRoad);
  const { outside, goneKeys } = found;
  return {
    ...request,
    ...{ candidates, factories, outside, goneKeys, search },
    withoutRoad: found.withoutRoad,
    excluded: found.candidates.filter(({ id }) => request.inputs.without.includes(id)),
    offRoad: candidates.filter((_, index) => withoutRoad.has(index)).length,
    tonnes: counted,
    set: { version: set.version, parameters: set.parameters },
    at: tonnes.computedAt,
    rain: roads.rain,
    answer: correctReasons(answer, data)
  };
}

/**
 * Fetches the candidates, tonnes, factories and roads of a request, and searches its sites. When the parameters
 * change meanwhile, it begins again.
 * @throws {ApiClientError}
 */
export async function computeScenario(
  request: SitesRequest,
  options: ComputeOptions
): Promise<ScenarioOutcome> {
  const { serverUrl, signal, onProgress } = options;
  const { inputs } = request;
  const call = { serverUrl, signal };
  onProgress({ stage: 'data', share: 0, best: null });
  const [found, factories, set] = await Promise.all([
    findCandidates(inputs.source, call),
    fetchExistingFactories(inputs, call),
    fetchParameters(serverUrl, signal)
  ]);
  if ('reason' in found) return found;
  const candidates = found.candidates.filter(({ id }) => !inputs.without.includes(id));
  const tonnes = await fetchSiteDemands(inputs.weight, getTonnesArea(inputs, found.candidates), call);
  onProgress({ stage: 'roads', share: 0, best: null });
  const roads = await fetchSiteWays(
    {
      starts: [...candidates, ...factories],
      demands: tonnes.demands,
      maxMinutes: getLongestDrive(inputs),
      season: inputs.season
    },
    { ...call, onProgress: (share) => onProgress({ stage: 'roads', share, best: null }) }
  );
  if (roads.parameterVersion !== set.version || tonnes.parameterVersion !== set.version)
    return computeScenario(request, options);
  const data = { found, candidates, factories, tonnes, roads, set };
  const problem = createProblem(request, data);
  return (
    findFault(request, data, problem) ?? { scenario: await solveScenario(request, data, problem, options) }
  );
}
