import { hooks, React } from 'jimu-core';
import type { Fault } from '../../kit/notices/fault';
import { toFault } from '../../kit/notices/fault';
import type { RequestContext } from '../../kit/requests/use-request';

/** Task that makes a file of more data than the page holds. */
export interface FileTask {
  /** Progress, 0 to 1; null while no file is being made. */
  readonly share: number | null;
  /** Reason why the last file failed, or null. */
  readonly fault: Fault | null;
  /** Makes a file; does nothing while another is being made. */
  run(make: (asking: RequestContext) => Promise<void>): void;
  /** Makes the last file again. */
  retry(): void;
  stop(): void;
}

/** Makes one file at a time; cancels it on `stop` and on unmount. */
export function useFileTask(): FileTask {
  const [share, setShare] = React.useState<number | null>(null);
  const [fault, setFault] = React.useState<Fault | null>(null);
  const running = React.useRef<AbortController | null>(null);
  const last = React.useRef<((asking: RequestContext) => Promise<void>) | null>(null);
  React.useEffect(() => () => running.current?.abort(), []);
  const endTask = () => {
    running.current = null;
    setShare(null);
  };
  const run = hooks.useEventCallback((make: (asking: RequestContext) => Promise<void>) => {
    if (running.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const unlessAborted = (then: () => void) => {
      if (!signal.aborted) then();
    };
    running.current = leaving;
    last.current = make;
    setFault(null);
    setShare(0);
    make({ signal, tell: (now) => unlessAborted(() => setShare(now)) }).then(
      () => unlessAborted(endTask),
      (error: unknown) =>
        unlessAborted(() => {
          endTask();
          setFault(toFault(error));
        })
    );
  });
  return {
    share,
    fault,
    run,
    retry: () => {
      if (last.current) run(last.current);
    },
    stop: () => {
      running.current?.abort();
      endTask();
    }
  };
}
