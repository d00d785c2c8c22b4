/** Milliseconds after the start, when the server has answered those who waited for it. */
const FIRST_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Does something five minutes from now and once a day from then on, for as long as the process has other reasons to live.
 * @returns what ends it, once the work that is under way is done.
 */
export function runDaily(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = work().catch(failed);
      wait(DAY_MS);
    }, milliseconds);
    timer.unref();
  };
  wait(FIRST_MS);
  return () => {
    clearTimeout(timer);
    return running;
  };
}
