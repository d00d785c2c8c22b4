import { useEffect, useRef } from 'react';

/** Milliseconds until the first try; each pause is twice the one before, up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** What a gateway says whose server is away. */
const AWAY = /\b50[234]\b/;

/** What browsers, and what asks for the page's parts ahead, say of code that did not come. */
const NO_CODE = /dynamically imported module|importing a module script|unable to preload/i;

interface Fault {
  readonly name?: string;
  readonly message?: string;
  /** The maps SDK's. */
  readonly details?: { readonly httpStatus?: number };
}

/** Whether it is the page's own code that is missing: a browser does not ask for it again while the page stands. */
export const isCodeMissing = (error: unknown): boolean =>
  NO_CODE.test((error as Fault | null)?.message ?? '');

/**
 * Whether something has failed for want of an answer: `fetch` says so by a TypeError, a gateway by its status, the maps SDK
 * by the name of its error.
 */
export function isUnanswered(error: unknown): boolean {
  const { name, message = '', details } = (error ?? {}) as Fault;
  if (error instanceof TypeError || isCodeMissing(error) || AWAY.test(message)) return true;
  return name === 'request:server' && (details?.httpStatus ?? 0) === 0;
}

/**
 * Calls `again` when the browser is online again, when the page is looked at again, and else after longer and longer
 * pauses: a server may be away while the browser is online. @returns ends it.
 */
export function tryAgain(again: () => void): () => void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      wait();
      again();
    }, pause);
  };
  const whenShown = () => {
    if (document.visibilityState === 'visible') again();
  };
  wait();
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', whenShown);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', whenShown);
  };
}

/** Calls `again` as {@link tryAgain} does, for as long as something has failed. */
export function useTryAgain(hasFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => (hasFailed ? tryAgain(() => latest.current()) : undefined), [hasFailed]);
}
