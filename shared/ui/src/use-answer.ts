import { connectionBacks, noteAnswer, noteNoAnswer, onConnectionBack } from '@site/services';
import { hooks, React } from 'jimu-core';
import type { Fault } from './fault';
import { faultOf } from './fault';

/** What a question is asked with. */
export interface Asking {
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  /** Tells how far the answer is, 0 to 1. */
  tell(share: number): void;
}

type Stage<T> =
  /** There is nothing to ask. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'ready'; readonly answer: T };

export type Answer<T> = Stage<T> & {
  /** The last answer there was: it stays while a newer one is on its way, or has failed. Null before the first. */
  readonly last: T | null;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Asks the same again. */
  retry(): void;
};

interface Held<T> {
  /** What the stage belongs to. */
  readonly asked: object | null;
  /** How often the connection had come back when it was asked. */
  readonly backs: number;
  readonly stage: Stage<T>;
  readonly last: T | null;
}

/** The array given before as long as its parts are the same. */
function useSame<Q extends readonly unknown[]>(question: Q | null): Q | null {
  const kept = React.useRef(question);
  const before = kept.current;
  const isSame =
    question?.length === before?.length && question?.every((part, at) => Object.is(part, before?.[at]));
  if (question === null || !isSame) kept.current = question;
  return kept.current;
}

/**
 * Asks a question whenever one of its parts changes, and never while it is null. The request is aborted when the answer
 * is no longer wanted; an answer that comes all the same is dropped. What has failed is asked again once the connection is
 * back.
 * @param question all that the answer depends on.
 * @param ask gets it; what it throws is the fault.
 */
export function useAnswer<const Q extends readonly unknown[], T>(
  question: Q | null,
  ask: (question: Q, asking: Asking) => Promise<T>
): Answer<T> {
  const same = useSame(question);
  const [attempt, setAttempt] = React.useState(0);
  // A new object for every time that it is asked.
  const asked = React.useMemo(() => same && { question: same, attempt }, [same, attempt]);
  const latest = hooks.useLatest(ask);
  const [held, setHeld] = React.useState<Held<T>>({
    asked: null,
    backs: 0,
    stage: { status: 'idle' },
    last: null
  });
  React.useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    const before = connectionBacks();
    const put = (stage: Stage<T>) => {
      if (leaving.signal.aborted) return;
      setHeld(({ last }) => ({
        asked,
        backs: before,
        stage,
        last: stage.status === 'ready' ? stage.answer : last
      }));
    };
    const tell = (share: number) => put({ status: 'loading', share });
    const run = async () => latest.current(asked.question, { signal: leaving.signal, tell });
    run().then(
      (answer) => {
        noteAnswer();
        put({ status: 'ready', answer });
      },
      (error: unknown) => {
        const fault = faultOf(error);
        // The maps SDK asks services itself: nobody else would hear that one was not reached, or is back.
        if (fault.code === 'network' && !leaving.signal.aborted) noteNoAnswer();
        put({ status: 'failed', fault });
      }
    );
    return () => leaving.abort();
  }, [asked, latest]);
  const retry = React.useCallback(() => setAttempt((count) => count + 1), []);
  const waiting: Stage<T> = asked ? { status: 'loading', share: 0 } : { status: 'idle' };
  const stage = asked && held.asked === asked ? held.stage : waiting;
  const backs = React.useSyncExternalStore(onConnectionBack, connectionBacks);
  // Not only what says that there was no network: other libraries have other words for it.
  const isWorthAsking = stage.status === 'failed' && stage.fault.kind === 'failed' && held.backs < backs;
  React.useEffect(() => {
    if (isWorthAsking) retry();
  }, [isWorthAsking, retry]);
  return { ...stage, last: held.last, busy: stage.status === 'loading', retry };
}
