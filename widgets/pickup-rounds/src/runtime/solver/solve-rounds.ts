import type { RoundsProblem } from 'widgets/shared-code/site-domain';
import type { FromSolver, ToSolver } from './messages';
import { searchRounds } from './search-rounds';
import type { SearchOptions, SolvedRounds } from './search-rounds';

/** Milliseconds of work on the page's thread after which the page may do other things. */
const PAGE_SLICE_MS = 12;

/** Starts the worker; null where the page may not start it, for instance when another origin has its script. */
function startSolver(folderUrl: string): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(`${folderUrl}dist/runtime/assets/rounds-solver.js`);
  } catch {
    return null;
  }
}

/** Solves a problem in a worker; null when the worker's script does not run. */
function solveInWorker(
  worker: Worker,
  problem: RoundsProblem,
  { milliseconds, signal, onAnswer }: SearchOptions
): Promise<SolvedRounds | null> {
  const send = (message: ToSolver) => worker.postMessage(message);
  const stop = () => send('stop');
  return new Promise<SolvedRounds | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromSolver>) => {
      if (data.kind === 'better') onAnswer?.(data.answer, data.share);
      else if (data.kind === 'done') resolve(data.solved);
      else reject(new Error(data.message));
    };
    worker.onerror = () => resolve(null);
    send({ problem, milliseconds });
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  });
}

/**
 * Solves a problem without faults (`findRoundsFault`) in a worker, or where none runs in slices on the page's
 * own thread, which stays responsive.
 * @param folderUrl address of the widget's folder, `context.folderUrl`.
 * @throws {Error} for a problem with a fault.
 */
export async function solveRounds(
  problem: RoundsProblem,
  folderUrl: string,
  options: SearchOptions
): Promise<SolvedRounds> {
  const worker = startSolver(folderUrl);
  const solved = worker && (await solveInWorker(worker, problem, options));
  return solved ?? searchRounds(problem, PAGE_SLICE_MS, options);
}
