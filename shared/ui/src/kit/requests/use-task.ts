import { React } from 'jimu-core';
import type { Fault } from '../notices/fault';
import { toFault } from '../notices/fault';

export interface Task {
  readonly busy: boolean;
  /** Fault of the last run, or null. */
  readonly fault: Fault | null;
  /** Does nothing while another task is running. */
  run(work: () => Promise<void>): Promise<void>;
}

/** Runs one task at a time and holds its progress and its fault. Use `useRequest` for requests. */
export function useTask(): Task {
  const [busy, setBusy] = React.useState(false);
  const [fault, setFault] = React.useState<Fault | null>(null);
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(toFault(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
}
