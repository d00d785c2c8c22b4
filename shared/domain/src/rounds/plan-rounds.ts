/** Planning of pickup rounds. Source: ledger BY-13 and decision 92. */
import type { Result } from '../result';
import { MAX_EXACT_PARTS, solveExactly } from './exact-rounds';
import { moveToEarlyShifts } from './pack-shifts';
import { createRoundModel } from './round-model';
import { findRoundsFault } from './round-problem';
import type { RoundsFault, RoundsProblem } from './round-problem';
import { describeRounds } from './rounds-answer';
import type { RoundsAnswer } from './rounds-answer';
import { RoundsSearch } from './rounds-search';

/** A plan that improves while it is stepped; whoever stops stepping keeps the best answer so far. */
export interface RoundsPlanner {
  /** Whether the answer is the optimum already, so that steps change nothing. */
  readonly isOptimal: boolean;
  /**
   * Takes `count` steps of the search at a point from 0 (the first step) to 1 (the last one). A step takes
   * between a hundredth and half a millisecond.
   */
  readonly step: (count: number, progress: number) => void;
  /** Returns the best answer so far. */
  readonly getAnswer: () => RoundsAnswer;
}

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

/** Limits of `improveRounds`. */
export interface RoundsLimits {
  /** Milliseconds after which it returns the best answer so far. */
  readonly milliseconds: number;
  /** Clock in milliseconds, such as `performance.now`. */
  readonly readClock: () => number;
  /** Milliseconds of work between two reports; on the page's own thread few, so that it stays responsive. */
  readonly sliceMilliseconds?: number;
  readonly signal?: AbortSignal;
}

/** Steps between two looks at the clock. */
const STEPS_PER_LOOK = 20;
const DEFAULT_SLICE_MS = 250;

/**
 * Improves a plan until its time is over or its signal is aborted: yields the progress from 0 to 1 before the
 * first slice of work and after each, and returns the best answer. `getAnswer` of the planner returns the best
 * answer so far at any time.
 */
export function* improveRounds(
  planner: RoundsPlanner,
  { milliseconds, readClock, sliceMilliseconds = DEFAULT_SLICE_MS, signal }: RoundsLimits
): Generator<number, RoundsAnswer> {
  const start = readClock();
  let reported = start;
  yield 0;
  for (let now = start; !planner.isOptimal && now - start < milliseconds && !signal?.aborted;) {
    planner.step(STEPS_PER_LOOK, (now - start) / milliseconds);
    now = readClock();
    if (now - reported < sliceMilliseconds) continue;
    reported = now;
    yield Math.min(1, (now - start) / milliseconds);
  }
  return planner.getAnswer();
}
