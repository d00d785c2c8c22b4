/** Planning of pickup rounds. Source: ledger BY-13 and decision 92. */
import { improvePlan } from '../improve-plan';
import type { PlanLimits, SteppedPlanner } from '../improve-plan';
import type { Result } from '../result';
import { MAX_EXACT_PARTS, solveExactly } from './exact-rounds';
import { moveToEarlyShifts } from './pack-shifts';
import { createRoundModel } from './round-model';
import { findRoundsFault } from './round-problem';
import type { RoundsFault, RoundsProblem } from './round-problem';
import { describeRounds } from './rounds-answer';
import type { RoundsAnswer } from './rounds-answer';
import { RoundsSearch } from './rounds-search';

/**
 * A plan of rounds; whoever stops stepping keeps the best answer so far. A step takes between a hundredth and half
 * a millisecond.
 */
export type RoundsPlanner = SteppedPlanner<RoundsAnswer>;

/**
 * Starts a plan of pickup rounds. The first answer exists at once; up to nine loads are solved exactly. With the
 * same seed and steps the answer is the same. Problems: those of `findRoundsFault`.
 *
 * Of all answers the best fetches the most tonnes, of these it costs the least (NGN by `computeRoundCost`, and
 * the waiting by its weight), of these it ends first.
 */
export function createRoundsPlanner(problem: RoundsProblem, seed = 1): Result<RoundsPlanner, RoundsFault> {
  const fault = findRoundsFault(problem);
  if (fault) return fault;
  const model = createRoundModel(problem);
  if (model.parts.length <= MAX_EXACT_PARTS) {
    const answer = describeRounds(problem, model, solveExactly(model));
    return { ok: true, value: { isOptimal: true, step: () => undefined, getAnswer: () => answer } };
  }
  const search = new RoundsSearch(model, seed);
  return {
    ok: true,
    value: {
      isOptimal: false,
      step: (count, progress) => search.step(count, progress),
      getAnswer: () => describeRounds(problem, model, moveToEarlyShifts(model, search.getBest()))
    }
  };
}

/** Steps between two looks at the clock. */
const STEPS_PER_LOOK = 20;

/**
 * Improves a plan of rounds until its time is over or its signal is aborted (`improvePlan`).
 */
export const improveRounds = (planner: RoundsPlanner, limits: PlanLimits): Generator<number, RoundsAnswer> =>
  improvePlan(planner, limits, STEPS_PER_LOOK);
