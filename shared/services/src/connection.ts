/** Whether the server can be reached: found out when a call fails or the browser says so, and looked after until it can. */
import { MARKER_TYPES } from '@site/domain';
import { announceRecords } from './record-changes';

/** Milliseconds until the second look; each pause is twice the one before, up to the longest. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds after which a look that has had no answer counts as one in vain. */
const LOOK_TIMEOUT = 10_000;

/** Whom the last call went to; the page's own server when empty. */
let server = '';
let away = false;
/** How often the connection has come back since the page began. */
let backs = 0;
let pause = FIRST_PAUSE;
let looking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Those who show whether the server is away; without one nothing is looked at. */
const watchers = new Set<() => void>();
/** Those who ask again what failed meanwhile. */
const waiting = new Set<() => void>();

/** Whether anything answers there. A proxy that says that it cannot reach the server is no answer of it. */
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
  // Others may have changed records while nothing of it could be heard here.
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
 * Says that a call to the server at `serverUrl` (the page's own when empty) had no answer: a look decides. A library that
 * asks services itself does not say whom: then it is whoever was called last.
 */
export function noteNoAnswer(serverUrl = server): void {
  server = serverUrl;
  // While it is known to be away the looks go on as they are.
  if (!away) look();
}

/** Says that a call to the server at `serverUrl` had an answer: whoever was away is back. */
export function noteAnswer(serverUrl = server): void {
  server = serverUrl;
  if (away) look();
}

/** Whether the server is away: it was looked for, and did not answer. */
export const isServerAway = (): boolean => away;

/** Calls `watcher` when the server goes away and when it is back; returns how to stop. */
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

/** How often the connection has come back: what was asked before the last time and has failed is worth asking again. */
export const connectionBacks = (): number => backs;

/** Calls `listener` whenever the connection has come back; returns how to stop. */
export function onConnectionBack(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}
