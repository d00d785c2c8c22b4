import { hooks, React } from 'jimu-core';
import type { Fault } from '../fault';
import { faultOf } from '../fault';
import type { Asking } from '../use-answer';

/** A file that is being made of more than is on the page. */
export interface FileTask {
  /** How far it is, 0 to 1; null while none is made. */
  readonly share: number | null;
  /** Why the last one was not made. */
  readonly fault: Fault | null;
  /** Makes one; does nothing while another is made. */
  run(make: (asking: Asking) => Promise<void>): void;
  /** Makes the last one again. */
  retry(): void;
  stop(): void;
}

/** Makes one file at a time, and gives it up when it is stopped or its place on the page goes. */
export function useFileTask(): FileTask {
  const [share, setShare] = React.useState<number | null>(null);
  const [fault, setFault] = React.useState<Fault | null>(null);
  const running = React.useRef<AbortController | null>(null);
  const last = React.useRef<((asking: Asking) => Promise<void>) | null>(null);
  React.useEffect(() => () => running.current?.abort(), []);
  const end = () => {
    running.current = null;
    setShare(null);
  };
  const run = hooks.useEventCallback((make: (asking: Asking) => Promise<void>) => {
    if (running.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const unlessLeft = (then: () => void) => {
      if (!signal.aborted) then();
    };
    running.current = leaving;
    last.current = make;
    setFault(null);
    setShare(0);
    make({ signal, tell: (now) => unlessLeft(() => setShare(now)) }).then(
      () => unlessLeft(end),
      (error: unknown) =>
        unlessLeft(() => {
          end();
          setFault(faultOf(error));
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
      end();
    }
  };
}
