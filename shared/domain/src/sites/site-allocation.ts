/** Allocation of the tonnes of a problem to chosen sites and existing factories. */
import { computeAllocationGain, isCompetition } from './site-model';
import type { SiteModel } from './site-model';
import { Transport } from './transport';
import type { SitesProblem } from './site-problem';

/** Grams of a demand (by its index in the problem) at a candidate or factory (row of the matrix). */
export interface AllocatedLoad {
  readonly row: number;
  readonly demand: number;
  readonly grams: number;
}

export interface Allocation {
  readonly sites: readonly AllocatedLoad[];
  readonly factories: readonly AllocatedLoad[];
  /** Grams that no place serves; the row is -1. */
  readonly unserved: readonly AllocatedLoad[];
}

/** Returns the existing factory of each demand as if no site were built; the row is -1 without one. */
function listLoadsBefore(problem: SitesProblem, { demands, grams, measures }: SiteModel): AllocatedLoad[] {
  return demands.map((demand, column) => {
    const factory = measures.factories[column]!;
    return { row: factory < 0 ? -1 : problem.candidates.length + factory, demand, grams: grams[column]! };
  });
}

/**
 * Allocates every tonne with the given sites: first as many as possible that count, then each to its nearest
 * place, as far as the sites have room. Of equally near places a factory keeps its tonnes.
 */
export function allocateTonnes(
  problem: SitesProblem,
  model: SiteModel,
  sites: readonly number[]
): Allocation {
  const { demands, grams, capacity, measures } = model;
  const wins = isCompetition(problem);
  const gains = sites.map((row) =>
    grams.map((_, column) => computeAllocationGain(wins, measures, row, column))
  );
  const rests = grams.slice();
  const collected = new Transport(grams, gains, capacity).listPortions().map((portion) => {
    rests[portion.demand]! -= portion.grams;
    return { row: sites[portion.site]!, demand: demands[portion.demand]!, grams: portion.grams };
  });
  const left = listLoadsBefore(problem, model).flatMap((load, column) =>
    rests[column]! > 0 ? [{ ...load, grams: rests[column]! }] : []
  );
  return {
    sites: collected,
    factories: left.filter(({ row }) => row >= 0),
    unserved: left.filter(({ row }) => row < 0)
  };
}
