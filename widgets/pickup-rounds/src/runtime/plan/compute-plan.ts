import type { ParameterSet } from 'widgets/shared-code/site-base';
import { findRoundsFault, readRoundRules, readTripRules } from 'widgets/shared-code/site-domain';
import type { LocatedPile, RoundPile, RoundsAnswer, RoundsProblem } from 'widgets/shared-code/site-domain';
import { fetchParameters, fetchPiles } from 'widgets/shared-code/site-api';
import { solveRounds } from '../solve-rounds';
import type { RoundsFailureReason, RoundsPlan, RoundsProgress, RoundsRequest } from '../state';
import { findPiles } from './choose-piles';
import type { MatrixSource } from './matrix-source';

/** Time of the search for each pile, and the longest and shortest search, ms. */
const SEARCH_MS_PER_PILE = 100;
const [MIN_SEARCH_MS, MAX_SEARCH_MS] = [1_000, 10_000];

const computeSearchTime = (piles: number): number =>
  Math.min(MAX_SEARCH_MS, Math.max(MIN_SEARCH_MS, SEARCH_MS_PER_PILE * piles));

export interface ComputeOptions {
  readonly serverUrl: string;
  /** Aborted when the plan is no longer needed. */
  readonly signal: AbortSignal;
  /** Aborted when the search is to end with its best answer. */
  readonly stop: AbortSignal;
  readonly fetchMatrix: MatrixSource;
  onProgress(progress: Omit<RoundsProgress, 'requestId'>): void;
}

/** A plan, or the problem of its inputs. */
export type PlanOutcome =
  | { readonly plan: RoundsPlan }
  | { readonly reason: Extract<RoundsFailureReason, { readonly kind: 'problem' }> };

const refuse = (
  problem: Extract<RoundsFailureReason, { readonly kind: 'problem' }>['problem'],
  values: Readonly<Record<string, string | number>> = {}
): PlanOutcome => ({ reason: { kind: 'problem', problem, values } });

const toRoundPile = ({
  id,
  millName,
  agentName,
  tonnesPurchased,
  daysSincePurchase
}: LocatedPile): RoundPile => ({
  id: String(id),
  name: millName ?? String(id),
  agentId: agentName ?? '',
  tonnes: tonnesPurchased!,
  // A pile bought on an unknown day, or dated in the future, has no claim to be fetched before others.
  waitingDays: Math.max(0, daysSincePurchase ?? 0)
});

const summarise = ({ cost, tonnes, rounds, left }: RoundsAnswer) => ({
  cost,
  tonnes,
  rounds: rounds.length,
  left: left.length
});

/** Returns the terms of rounds. */
const readTerms = ({ parameters }: ParameterSet) => ({
  rules: readTripRules(parameters),
  ...readRoundRules(parameters)
});

/**
 * Fetches the piles, the parameters and the distances of a request, and solves it. When the parameters change
 * meanwhile, it begins again.
 * @throws {ApiClientError}
 */
export async function computePlan(request: RoundsRequest, options: ComputeOptions): Promise<PlanOutcome> {
  const { serverUrl, signal, stop, fetchMatrix, onProgress } = options;
  const { inputs } = request;
  onProgress({ stage: 'data', share: 0, best: null });
  const [all, set] = await Promise.all([
    fetchPiles({ serverUrl, signal }),
    fetchParameters(serverUrl, signal)
  ]);
  const at = new Date().toISOString();
  const { piles, goneIds, unweighed } = findPiles(all, inputs.pileIds);
  if (piles.length === 0) return refuse('nothingLeft');
  const terms = readTerms(set);
  const places = [terms.rules.factory, ...piles.map(({ location }) => location)];
  onProgress({ stage: 'roads', share: 0, best: null });
  const { matrix, rain, parameterVersion } = await fetchMatrix(
    { ...request, places, speed: terms.rules.speed },
    { serverUrl, signal, onProgress: (share) => onProgress({ stage: 'roads', share, best: null }) }
  );
  if (parameterVersion !== null && parameterVersion !== set.version && !request.without)
    return computePlan(request, options);
  const { fleet, days } = inputs;
  const problem: RoundsProblem = { ...terms, piles: piles.map(toRoundPile), fleet, days, matrix };
  const fault = findRoundsFault(problem);
  if (fault) return refuse(fault.problem, fault.values);
  const start = performance.now();
  const { answer, isOptimal } = await solveRounds(problem, {
    milliseconds: computeSearchTime(piles.length),
    signal: stop,
    onAnswer: (best, share) => onProgress({ stage: 'search', share, best: summarise(best) })
  });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  const search = isOptimal ? ({ kind: 'optimal' } as const) : ({ kind: 'searched', seconds } as const);
  const found = { piles, goneIds, unweighed, set: { version: set.version, parameters: set.parameters } };
  return { plan: { ...request, ...found, at, rain, answer, search } };
}
