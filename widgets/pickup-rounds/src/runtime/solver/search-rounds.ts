import { createRoundsPlanner, improveRounds, isFailure } from 'widgets/shared-code/site-domain';
import type { RoundsAnswer, RoundsProblem } from 'widgets/shared-code/site-domain';

export interface SearchOptions {
  /** Longest search, ms; a small problem is solved exactly and takes less. */
  readonly milliseconds: number;
  /** Ends the search with the best answer so far. */
  readonly signal?: AbortSignal;
  /** Receives the best answer so far, and the share of the search that is over, from 0 to 1. */
  readonly onAnswer?: (answer: RoundsAnswer, share: number) => void;
}

export interface SolvedRounds {
  readonly answer: RoundsAnswer;
  /** Whether the answer is proven to be the best. */
  readonly isOptimal: boolean;
}

/** Milliseconds between two reported answers. */
const REPORT_MS = 250;

const waitForOthers = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/**
 * Searches an answer in this thread, in slices of `sliceMilliseconds` between which the thread does other things.
 * @throws {Error} for a problem with a fault (`findRoundsFault`).
 */
export async function searchRounds(
  problem: RoundsProblem,
  sliceMilliseconds: number,
  { milliseconds, signal, onAnswer }: SearchOptions
): Promise<SolvedRounds> {
  await waitForOthers();
  const created = createRoundsPlanner(problem);
  if (isFailure(created)) throw new Error(created.problem);
  const planner = created.value;
  const readClock = () => performance.now();
  const steps = improveRounds(planner, { milliseconds, readClock, sliceMilliseconds, signal });
  let reported = -Infinity;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { answer: step.value, isOptimal: planner.isOptimal };
    if (readClock() - reported >= REPORT_MS) {
      onAnswer?.(planner.getAnswer(), step.value);
      reported = readClock();
    }
    await waitForOthers();
  }
}
