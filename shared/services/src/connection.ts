/**
 * Connection to the server: checked when a call fails or the browser goes offline, then retried until it is
 * back.
 */
import { MARKER_TYPES } from '@site/domain';
import { announceRecords } from './record-changes';

/** Delay before the second check, ms; each delay doubles, up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Timeout of a check, ms. */
const LOOK_TIMEOUT = 10_000;

/** Server of the last call; the page's own when empty. */
let server = '';
let away = false;
/** Count of reconnections since the page was loaded. */
let backs = 0;
let pause = FIRST_PAUSE;
let looking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Listeners that show the connection; without one no checks are made. */
const watchers = new Set<() => void>();
/** Listeners that repeat failed requests after a reconnection. */
const waiting = new Set<() => void>();

/** Returns whether the server answers. The error of a proxy that cannot reach it does not count. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT);
    const { status } = await fetch(`${server}/healthz`, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

function settle(): void {
  pause = FIRST_PAUSE;
  if (!away) return;
  away = false;
  backs++;
  for (const listener of [...watchers, ...waiting]) listener();
  // Record changes of others may have been missed while the connection was lost.
  for (const markerType of MARKER_TYPES) announceRecords(markerType);
}

function lookLater(): void {
  timer = setTimeout(look, pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE);
  if (away) return;
  away = true;
  for (const watcher of watchers) watcher();
}

function look(): void {
  if (watchers.size === 0 || looking) return;
  clearTimeout(timer);
  looking = answers().then((stands) => {
    looking = null;
    if (watchers.size === 0) return;
    if (stands) settle();
    else lookLater();
  });
}

function lookAtOnce(): void {
  pause = FIRST_PAUSE;
  look();
}

const lookWhenShown = (): void => {
  if (away && document.visibilityState === 'visible') lookAtOnce();
};

/**
 * Reports that a call to the server at `serverUrl` (the page's own when empty) got no answer, which starts a
 * check. A library with its own requests does not name the server: then the last one is checked.
 */
export function noteNoAnswer(serverUrl = server): void {
  server = serverUrl;
  // While the server is known to be unreachable, the scheduled checks continue.
  if (!away) look();
}

/**
 * Reports that a call to the server at `serverUrl` got an answer, which starts a check if it was unreachable.
 */
export function noteAnswer(serverUrl = server): void {
  server = serverUrl;
  if (away) look();
}

/** Returns whether the server is unreachable: the last check got no answer. */
export const isServerAway = (): boolean => away;

/** Calls `watcher` when the connection is lost or back. Returns a function that removes the watcher. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) {
    window.addEventListener('offline', lookAtOnce);
    window.addEventListener('online', lookAtOnce);
    document.addEventListener('visibilitychange', lookWhenShown);
    if (away || !navigator.onLine) look();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('offline', lookAtOnce);
    window.removeEventListener('online', lookAtOnce);
    document.removeEventListener('visibilitychange', lookWhenShown);
  };
}

/** Count of reconnections: a request that failed before the last one is worth repeating. */
export const connectionBacks = (): number => backs;

/** Calls `listener` after each reconnection. Returns a function that removes the listener. */
export function onConnectionBack(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
