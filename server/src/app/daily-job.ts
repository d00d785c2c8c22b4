/** Delay after the start in ms, so that the first requests are answered before it. */
const FIRST_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Runs `work` five minutes from now and then once a day. The timer does not keep the process alive.
 * @returns a function that stops it and resolves when the current run is done.
 */
export function runDaily(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const scheduleRun = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = work().catch(failed);
      scheduleRun(DAY_MS);
    }, milliseconds);
    timer.unref();
  };
  scheduleRun(FIRST_MS);
  return () => {
    clearTimeout(timer);
    return running;
  };
}
