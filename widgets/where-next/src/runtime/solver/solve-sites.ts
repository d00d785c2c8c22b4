import type { SearchOptions, SitesAnswer, SitesProblem } from 'widgets/shared-code/site-domain';
import { solvePlan } from 'widgets/shared-code/site-analysis';
import type { SolvedPlan } from 'widgets/shared-code/site-analysis';
import { searchSites } from './search-sites';

/**
 * Solves a problem without faults (`findSitesFault`) in a worker, or where none runs on the page (`solvePlan`).
 * @param folderUrl address of the widget's folder, `context.folderUrl`.
 * @throws {Error} for a problem with a fault.
 */
export const solveSites = (
  problem: SitesProblem,
  folderUrl: string,
  options: SearchOptions<SitesAnswer>
): Promise<SolvedPlan<SitesAnswer>> =>
  solvePlan(
    problem,
    { script: `${folderUrl}dist/runtime/assets/sites-solver.js`, search: searchSites },
    options
  );
