import type { FromSolver, SearchedPlan, SearchOptions, ToSolver } from '@site/domain';

/** Milliseconds of work on the page's thread after which the page may do other things. */
const PAGE_SLICE_MS = 12;
/**
 * Milliseconds without a message after which a worker counts as ended by the browser, which tells the page nothing.
 * A worker at work sends its best answer four times a second, but preparing a large problem takes some seconds.
 */
const SILENCE_MS = 20_000;

/** A searched plan; it is interrupted when its worker was ended before it had finished. */
export interface SolvedPlan<Answer> extends SearchedPlan<Answer> {
  readonly isInterrupted: boolean;
}

interface PlanSolver<Problem, Answer> {
  /** Address of the worker's script. */
  readonly script: string;
  /** Searches on this thread, in slices of some milliseconds. */
  search(
    problem: Problem,
    sliceMilliseconds: number,
    options: SearchOptions<Answer>
  ): Promise<SearchedPlan<Answer>>;
}

/** Starts the worker; null where the page may not start it, for instance when another origin has its script. */
function startWorker(script: string): Worker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(script);
  } catch {
    return null;
  }
}

/** Solves a problem in a worker; null when the worker ends without an answer. */
function solveInWorker<Problem, Answer>(
  worker: Worker,
  problem: Problem,
  { milliseconds, signal, onAnswer }: SearchOptions<Answer>
): Promise<SolvedPlan<Answer> | null> {
  const send = (message: ToSolver<Problem>) => worker.postMessage(message);
  const stop = () => send('stop');
  let silence: ReturnType<typeof setTimeout> | undefined;
  return new Promise<SolvedPlan<Answer> | null>((resolve, reject) => {
    let best: Answer | null = null;
    const handleEnd = () => resolve(best && { answer: best, isOptimal: false, isInterrupted: true });
    const waitForMessage = () => {
      clearTimeout(silence);
      silence = setTimeout(handleEnd, SILENCE_MS);
    };
    worker.onmessage = ({ data }: MessageEvent<FromSolver<Answer>>) => {
      waitForMessage();
      if (data.kind === 'better') {
        best = data.answer;
        onAnswer?.(data.answer, data.share);
      } else if (data.kind === 'done') resolve({ ...data.solved, isInterrupted: false });
      else reject(new Error(data.message));
    };
    worker.onerror = handleEnd;
    send({ problem, milliseconds });
    waitForMessage();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  }).finally(() => {
    clearTimeout(silence);
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  });
}

/**
 * Solves a problem in a worker, or where none runs in slices on the page's own thread, which stays responsive. When
 * the worker ends before it has finished, its best answer counts; without one the page begins again.
 * @throws {Error} for a problem with a fault.
 */
export async function solvePlan<Problem, Answer>(
  problem: Problem,
  { script, search }: PlanSolver<Problem, Answer>,
  options: SearchOptions<Answer>
): Promise<SolvedPlan<Answer>> {
  const worker = startWorker(script);
  const solved = worker && (await solveInWorker(worker, problem, options));
  return solved ?? { ...(await search(problem, PAGE_SLICE_MS, options)), isInterrupted: false };
}
