/** Improvement of a plan within a limit of time, in a worker or in slices on the page's own thread. */

/** A plan that improves while it is stepped. */
export interface SteppedPlanner<Answer> {
  /** Whether further steps change nothing. */
  readonly isOptimal: boolean;
  /** Takes `count` steps at a point from 0 (the first step) to 1 (the last one). */
  readonly step: (count: number, progress: number) => void;
  /** Returns the best answer so far. */
  readonly getAnswer: () => Answer;
}

export interface PlanLimits {
  /** Milliseconds after which the best answer so far is returned. */
  readonly milliseconds: number;
  /** Clock in milliseconds, such as `performance.now`. */
  readonly readClock: () => number;
  /** Milliseconds of work between two reports; on the page's own thread few, so that it stays responsive. */
  readonly sliceMilliseconds?: number;
  readonly signal?: AbortSignal;
}

const DEFAULT_SLICE_MS = 250;

/**
 * Improves a plan until its time is over or its signal is aborted: yields the progress from 0 to 1 before the
 * first slice of work and after each, and returns the best answer. The clock is read every `stepsPerLook` steps.
 */
export function* improvePlan<Answer>(
  planner: SteppedPlanner<Answer>,
  { milliseconds, readClock, sliceMilliseconds = DEFAULT_SLICE_MS, signal }: PlanLimits,
  stepsPerLook: number
): Generator<number, Answer> {
  const start = readClock();
  let reported = start;
  yield 0;
  for (let now = start; !planner.isOptimal && now - start < milliseconds && !signal?.aborted;) {
    planner.step(stepsPerLook, (now - start) / milliseconds);
    now = readClock();
    if (now - reported < sliceMilliseconds) continue;
    reported = now;
    yield Math.min(1, (now - start) / milliseconds);
  }
  return planner.getAnswer();
}

/** A plan that was searched: its best answer, and whether that is proven to be the best. */
export interface SearchedPlan<Answer> {
  readonly answer: Answer;
  readonly isOptimal: boolean;
}

export interface SearchOptions<Answer> {
  /** Longest search, ms; a small problem is solved exactly and takes less. */
  readonly milliseconds: number;
  /** Ends the search with the best answer so far. */
  readonly signal?: AbortSignal;
  /** Receives the best answer so far, and the share of the search that is over, from 0 to 1. */
  readonly onAnswer?: (answer: Answer, share: number) => void;
}

export interface SlicedSearch<Answer> extends Pick<SearchOptions<Answer>, 'onAnswer'> {
  /** Clock in milliseconds. */
  readonly readClock: () => number;
  /** Lets the thread do other things between two slices. */
  readonly waitForOthers: () => Promise<void>;
}

/** Milliseconds between two reported answers. */
const REPORT_MS = 250;

/** Takes the steps of an improvement (`improvePlan`) in slices, between which the thread does other things. */
export async function searchInSlices<Answer>(
  planner: SteppedPlanner<Answer>,
  steps: Iterator<number, Answer>,
  { readClock, waitForOthers, onAnswer }: SlicedSearch<Answer>
): Promise<SearchedPlan<Answer>> {
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
