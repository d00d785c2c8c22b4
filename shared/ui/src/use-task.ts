import { React } from 'jimu-core';
import type { Fault } from './fault';
import { faultOf } from './fault';

export interface Task {
  readonly busy: boolean;
  /** What went wrong with the last run. */
  readonly fault: Fault | null;
  /** Does nothing while another piece of work runs. */
  run(work: () => Promise<void>): Promise<void>;
}

/** Does one piece of work at a time and keeps whether it runs and how it failed. For asking there is `useAnswer`. */
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
      setFault(faultOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
}
