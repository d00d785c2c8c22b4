import { useEffect, useRef } from 'react';

/** Pause before the first retry, ms; each pause is twice the previous one, up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Status codes of a gateway whose server is unavailable. */
const AWAY = /\b50[234]\b/;

/** Messages of browsers, and of Vite's preloading, for code that could not be loaded. */
const NO_CODE = /dynamically imported module|importing a module script|unable to preload/i;

interface RequestError {
  readonly name?: string;
  readonly message?: string;
  /** Set on errors of the maps SDK. */
  readonly details?: { readonly httpStatus?: number };
}

/** Checks for missing code of the page itself, which a browser does not request again before a reload. */
export const isCodeMissing = (error: unknown): boolean =>
  NO_CODE.test((error as RequestError | null)?.message ?? '');

/** Messages of browsers for a request without an answer. */
const NO_ANSWER = /fetch|network|load failed/i;

/**
 * Checks whether no server was reached. The messages of browsers and of the SDK for this contain a URL that
 * helps no visitor.
 */
export function isUnreached(error: unknown): boolean {
  if (isCodeMissing(error) || (error instanceof TypeError && NO_ANSWER.test(error.message))) return true;
  const { name, details } = (error ?? {}) as RequestError;
  return name === 'request:server' && (details?.httpStatus ?? 0) === 0;
}

/**
 * Checks whether a request failed without an answer: `fetch` throws a TypeError, a gateway returns a status,
 * the maps SDK throws an error with its own name.
 */
export function isUnanswered(error: unknown): boolean {
  const { message = '' } = (error ?? {}) as RequestError;
  return error instanceof TypeError || isUnreached(error) || AWAY.test(message);
}

/**
 * Calls `again` when the browser is online again, when the page becomes visible again, and otherwise after
 * growing pauses, because a server may be unavailable while the browser is online. Returns a function that
 * stops it.
 */
export function scheduleRetries(again: () => void): () => void {
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout>;
  const scheduleNext = () => {
    timer = setTimeout(() => {
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      scheduleNext();
      again();
    }, pause);
  };
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'visible') again();
  };
  scheduleNext();
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  };
}

/** Checks whether a reload would get the page. */
const isServed = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false
  );

/**
 * Retries at the user's request. Reloads the page for missing code, but only when its server answers;
 * otherwise the content of the page would be lost.
 */
export async function retryNow(
  error: unknown,
  again: () => void,
  loadAnew = () => window.location.reload()
): Promise<void> {
  if (isCodeMissing(error) && (await isServed())) loadAnew();
  else again();
}

/** Calls `again` as {@link scheduleRetries} does, while something has failed. */
export function useRetries(hasFailed: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => (hasFailed ? scheduleRetries(() => latest.current()) : undefined), [hasFailed]);
}
