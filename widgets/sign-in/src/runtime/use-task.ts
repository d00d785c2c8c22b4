import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { asApiClientError, authMessage } from 'widgets/shared-code/site-core';

interface Task {
  readonly busy: boolean;
  /** What went wrong with the last run, in words. */
  readonly error: string | null;
  run(work: () => Promise<void>): Promise<void>;
}

/** Runs one piece of work at a time and keeps whether it runs and how it failed. */
export function useTask(locale: Locale): Task {
  const [busy, setBusy] = React.useState(false);
  const [error, setError] = React.useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (fault) {
      setError(authMessage(asApiClientError(fault).code, locale));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
