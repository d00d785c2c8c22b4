import type { RoundsAnswer, RoundsProblem, SearchOptions } from 'widgets/shared-code/site-domain';
import { solvePlan } from 'widgets/shared-code/site-analysis';
import type { SolvedPlan } from 'widgets/shared-code/site-analysis';
import { searchRounds } from './search-rounds';

/**
 * Solves a problem without faults (`findRoundsFault`) in a worker, or where none runs on the page (`solvePlan`).
 * @param folderUrl address of the widget's folder, `context.folderUrl`.
 * @throws {Error} for a problem with a fault.
 */
export const solveRounds = (
  problem: RoundsProblem,
  folderUrl: string,
  options: SearchOptions<RoundsAnswer>
): Promise<SolvedPlan<RoundsAnswer>> =>
  solvePlan(
    problem,
    { script: `${folderUrl}dist/runtime/assets/rounds-solver.js`, search: searchRounds },
    options
  );
