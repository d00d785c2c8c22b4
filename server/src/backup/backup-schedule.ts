import { findLastBackup } from './scheduled-backup';

/**
 * Time to the first and between two looks at the clock, ms: one that was set, or a machine that slept, delays a backup
 * by no more, and a start is not slowed down by one.
 */
const LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Makes a backup whenever the newest one of a folder is older than a number of hours. A failed one is tried again
 * after a tenth of them.
 * @returns a function that stops it and resolves when a running backup is done.
 */
export function scheduleBackups(
  { backupDir, backupHours }: { readonly backupDir: string; readonly backupHours: number },
  make: (at: Date) => Promise<void>,
  failed: (error: unknown) => void
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let notBefore = 0;
  const run = async (now: Date) => {
    try {
      const last = findLastBackup(backupDir, now);
      if (last && now.getTime() - last.getTime() < backupHours * HOUR_MS) return;
      await make(now);
    } catch (error) {
      notBefore = now.getTime() + (backupHours * HOUR_MS) / 10;
      failed(error);
    }
  };
  const look = () => {
    const now = new Date();
    if (running || now.getTime() < notBefore) return;
    running = run(now).finally(() => (running = null));
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
