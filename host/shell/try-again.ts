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

/** What browsers say of a call that nothing answered. */
const NO_ANSWER = /fetch|network|load failed/i;

/** Whether no server was reached: the browser's words for it, or the SDK's, hold an address that tells nobody anything. */
export function isUnreached(error: unknown): boolean {
  if (isCodeMissing(error) || (error instanceof TypeError && NO_ANSWER.test(error.message))) return true;
  const { name, details } = (error ?? {}) as Fault;
  return name === 'request:server' && (details?.httpStatus ?? 0) === 0;
}

/**
 * Whether something has failed for want of an answer: `fetch` says so by a TypeError, a gateway by its status, the maps SDK
 * by the name of its error.
 */
export function isUnanswered(error: unknown): boolean {
  const { message = '' } = (error ?? {}) as Fault;
  return error instanceof TypeError || isUnreached(error) || AWAY.test(message);
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

/** Whether the page would be there, were it loaded anew. */
const isServed = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false
  );

/**
 * Tries again because the user asks for it. Where code was missing the page is loaded anew, but only when its server
 * answers: else all that stands on the page would be gone.
 */
export async function retryNow(
  error: unknown,
  again: () => void,
  loadAnew = () => window.location.reload()
): Promise<void> {
  if (isCodeMissing(error) && (await isServed())) loadAnew();
  else again();
}

/** Calls `again` as {@link tryAgain} does, for as long as something has failed. */
export function useTryAgain(hasFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => (hasFailed ? tryAgain(() => latest.current()) : undefined), [hasFailed]);
}
