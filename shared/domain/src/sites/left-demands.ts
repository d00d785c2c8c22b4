/** Demands, or rests of them, that neither a site nor an existing factory serves. */
import { toTonnes } from '../rounds/round-model';
import type { AllocatedLoad } from './site-allocation';
import type { SiteModel } from './site-model';
import { hasRoad } from './site-problem';
import type { SiteDemand, SitesProblem } from './site-problem';

/**
 * Reasons, the first that applies: its tonnes are unknown; they are 0; no candidate and no existing factory has a
 * road to it; none is within the longest drive; only candidates that were not chosen are; the chosen sites that
 * are have no room left.
 */
export const LEFT_DEMAND_REASONS = [
  'unknownTonnes',
  'noTonnes',
  'noRoad',
  'tooFar',
  'notChosen',
  'sitesFull'
] as const;
export type LeftDemandReason = (typeof LEFT_DEMAND_REASONS)[number];

/** Tonnes of a demand that are left out; null when they are unknown. */
export interface LeftDemand {
  readonly demand: SiteDemand;
  readonly tonnes: number | null;
  readonly reason: LeftDemandReason;
}

/** Demands that are left out for a reason, wholly or in part, and their tonnes that are; null when unknown. */
export interface LeftSummary {
  readonly reason: LeftDemandReason;
  readonly count: number;
  readonly tonnes: number | null;
}

function findReason(
  { matrix, candidates, factories, existing }: SitesProblem,
  { measures, demands }: SiteModel,
  sites: readonly number[],
  demand: number
): LeftDemandReason {
  const rows = candidates.length + (existing === 'ignore' ? 0 : factories.length);
  const places = Array.from({ length: rows }, (_, row) => row);
  if (!places.some((row) => hasRoad(matrix, row * matrix.columns + demand))) return 'noRoad';
  const column = demands.indexOf(demand);
  const isReached = (row: number) => measures.values[row * demands.length + column]! < Infinity;
  if (!places.some(isReached)) return 'tooFar';
  return sites.some(isReached) ? 'sitesFull' : 'notChosen';
}

/** Lists what is left out with the given sites, in the order of the demands. */
export function listLeftDemands(
  problem: SitesProblem,
  model: SiteModel,
  sites: readonly number[],
  unserved: readonly AllocatedLoad[]
): LeftDemand[] {
  const rests = new Map(unserved.map(({ demand, grams }) => [demand, grams]));
  const counted = new Set(model.demands);
  return problem.demands.flatMap((demand, index): LeftDemand[] => {
    if (demand.tonnes === null) return [{ demand, tonnes: null, reason: 'unknownTonnes' }];
    if (!counted.has(index)) return [{ demand, tonnes: 0, reason: 'noTonnes' }];
    const grams = rests.get(index);
    if (grams === undefined) return [];
    return [{ demand, tonnes: toTonnes(grams), reason: findReason(problem, model, sites, index) }];
  });
}

/** Returns the sums by reason, in their order; reasons that do not occur are missing. */
export const summarizeLeft = (left: readonly LeftDemand[]): LeftSummary[] =>
  LEFT_DEMAND_REASONS.flatMap((reason): LeftSummary[] => {
    const own = left.filter((one) => one.reason === reason);
    if (own.length === 0) return [];
    const tonnes = own.reduce((sum, one) => sum + (one.tonnes ?? 0), 0);
    return [{ reason, count: own.length, tonnes: reason === 'unknownTonnes' ? null : tonnes }];
  });
