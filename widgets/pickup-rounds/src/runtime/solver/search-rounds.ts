import {
  createRoundsPlanner,
  improveRounds,
  isFailure,
  searchInSlices
} from 'widgets/shared-code/site-domain';
import type {
  RoundsAnswer,
  RoundsProblem,
  SearchedPlan,
  SearchOptions
} from 'widgets/shared-code/site-domain';

const waitForOthers = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));
const readClock = () => performance.now();

/**
 * Searches an answer in this thread, in slices of `sliceMilliseconds` between which the thread does other things.
 * @throws {Error} for a problem with a fault (`findRoundsFault`).
 */
export async function searchRounds(
  problem: RoundsProblem,
  sliceMilliseconds: number,
  { milliseconds, signal, onAnswer }: SearchOptions<RoundsAnswer>
): Promise<SearchedPlan<RoundsAnswer>> {
  await waitForOthers();
  const created = createRoundsPlanner(problem);
  if (isFailure(created)) throw new Error(created.problem);
  const steps = improveRounds(created.value, { milliseconds, readClock, sliceMilliseconds, signal });
  return searchInSlices(created.value, steps, { readClock, waitForOthers, onAnswer });
}
