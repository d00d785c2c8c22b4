import { createSitesPlanner, improveSites, isFailure, searchInSlices } from 'widgets/shared-code/site-domain';
import type { SearchedPlan, SearchOptions, SitesAnswer, SitesProblem } from 'widgets/shared-code/site-domain';

const waitForOthers = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));
const readClock = () => performance.now();

/**
 * Searches sites in this thread, in slices of `sliceMilliseconds` between which the thread does other things.
 * @throws {Error} for a problem with a fault (`findSitesFault`).
 */
export async function searchSites(
  problem: SitesProblem,
  sliceMilliseconds: number,
  { milliseconds, signal, onAnswer }: SearchOptions<SitesAnswer>
): Promise<SearchedPlan<SitesAnswer>> {
  await waitForOthers();
  const created = createSitesPlanner(problem);
  if (isFailure(created)) throw new Error(created.problem);
  const steps = improveSites(created.value, { milliseconds, readClock, sliceMilliseconds, signal });
  return searchInSlices(created.value, steps, { readClock, waitForOthers, onAnswer });
}
