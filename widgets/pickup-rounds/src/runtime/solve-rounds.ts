import { isFailure } from 'widgets/shared-code/site-base';
import { createRoundsPlanner, improveRounds } from 'widgets/shared-code/site-domain';
import type { RoundsAnswer, RoundsProblem } from 'widgets/shared-code/site-domain';

export interface SolveOptions {
  /** Longest search, ms; a small problem is solved exactly and takes less. */
  readonly milliseconds: number;
  /** Ends the search with the best answer so far. */
  readonly signal?: AbortSignal;
  /** Receives the best answer so far, and the share of the search that is over, from 0 to 1. */
  onAnswer?(answer: RoundsAnswer, share: number): void;
}

export interface SolvedRounds {
  readonly answer: RoundsAnswer;
  /** Whether the answer is proven to be the best. */
  readonly isOptimal: boolean;
}

/** Milliseconds of work after which the page may do other things. */
const SLICE_MS = 12;
/** Milliseconds between two reported answers. */
const REPORT_MS = 250;

const waitForPage = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/**
 * Solves a problem without faults (`findRoundsFault`), in slices between which the page stays responsive.
 * @throws {Error} for a problem with a fault.
 */
export async function solveRounds(
  problem: RoundsProblem,
  { milliseconds, signal, onAnswer }: SolveOptions
): Promise<SolvedRounds> {
  await waitForPage();
  const created = createRoundsPlanner(problem);
  if (isFailure(created)) throw new Error(created.problem);
  const planner = created.value;
  const readClock = () => performance.now();
  const limits = { milliseconds, readClock, sliceMilliseconds: SLICE_MS, signal };
  const steps = improveRounds(planner, limits);
  let reported = -Infinity;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return { answer: step.value, isOptimal: planner.isOptimal };
    if (readClock() - reported >= REPORT_MS) {
      onAnswer?.(planner.getAnswer(), step.value);
      reported = readClock();
    }
    await waitForPage();
  }
}
