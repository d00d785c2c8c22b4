import { getReconnectCount, onReconnect, reportNoResponse, reportResponse } from '@site/services/src/base';
import { hooks, React } from 'jimu-core';
import type { Fault } from '../notices/fault';
import { toFault } from '../notices/fault';

/** Options of a request. */
export interface RequestContext {
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /** Reports the progress, 0 to 1. */
  tell(share: number): void;
}

type RequestStage<T> =
  /** There is no request. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'ready'; readonly answer: T };

export type RequestState<T> = RequestStage<T> & {
  /** The last answer: it stays while a newer one is loading, or has failed. Null before the first. */
  readonly last: T | null;
  /** A request is running. */
  readonly busy: boolean;
  /** Repeats the request. */
  retry(): void;
};

interface HeldState<T> {
  /** The request that the stage belongs to. */
  readonly asked: object | null;
  /** Count of reconnections when the request began. */
  readonly backs: number;
  readonly stage: RequestStage<T>;
  readonly last: T | null;
}

/** Returns the previous array as long as its items are the same. */
function useStableArray<Q extends readonly unknown[]>(question: Q | null): Q | null {
  const kept = React.useRef(question);
  const before = kept.current;
  const isSame =
    question?.length === before?.length && question?.every((part, at) => Object.is(part, before?.[at]));
  if (question === null || !isSame) kept.current = question;
  return kept.current;
}

/**
 * Requests an answer whenever a part of the question changes, and never while it is null. The request is
 * aborted when the answer is no longer needed; a late answer is dropped. A failed request is repeated once the
 * connection is back.
 * @param question everything that the answer depends on.
 * @param ask makes the request; an error that it throws becomes the fault.
 */
export function useRequest<const Q extends readonly unknown[], T>(
  question: Q | null,
  ask: (question: Q, asking: RequestContext) => Promise<T>
): RequestState<T> {
  const same = useStableArray(question);
  const [attempt, setAttempt] = React.useState(0);
  // A new object per request.
  const asked = React.useMemo(() => same && { question: same, attempt }, [same, attempt]);
  const latest = hooks.useLatest(ask);
  const [held, setHeld] = React.useState<HeldState<T>>({
    asked: null,
    backs: 0,
    stage: { status: 'idle' },
    last: null
  });
  React.useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    const before = getReconnectCount();
    const setStage = (stage: RequestStage<T>) => {
      if (leaving.signal.aborted) return;
      setHeld(({ last }) => ({
        asked,
        backs: before,
        stage,
        last: stage.status === 'ready' ? stage.answer : last
      }));
    };
    const tell = (share: number) => setStage({ status: 'loading', share });
    const run = async () => latest.current(asked.question, { signal: leaving.signal, tell });
    run().then(
      (answer) => {
        reportResponse();
        setStage({ status: 'ready', answer });
      },
      (error: unknown) => {
        const fault = toFault(error);
        // The Maps SDK makes its own requests to services, so only this place notices a lost or restored
        // connection.
        if (fault.code === 'network' && !leaving.signal.aborted) reportNoResponse();
        setStage({ status: 'failed', fault });
      }
    );
    return () => leaving.abort();
  }, [asked, latest]);
  const retry = React.useCallback(() => setAttempt((count) => count + 1), []);
  const waiting: RequestStage<T> = asked ? { status: 'loading', share: 0 } : { status: 'idle' };
  const stage = asked && held.asked === asked ? held.stage : waiting;
  const backs = React.useSyncExternalStore(onReconnect, getReconnectCount);
  // Not only for network faults: other libraries report a lost connection differently.
  const isWorthAsking = stage.status === 'failed' && stage.fault.kind === 'failed' && held.backs < backs;
  React.useEffect(() => {
    if (isWorthAsking) retry();
  }, [isWorthAsking, retry]);
  return { ...stage, last: held.last, busy: stage.status === 'loading', retry };
}
