/**
 * Connection to the server: checked when a call fails or the browser goes offline, then retried until it is
 * back.
 */
import { FORM_TYPES } from '@site/domain/src/base';
import { announceRecords } from './record-changes';

/** Delay before the second check, ms; each delay doubles, up to the longest. */
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** Timeout of a check, ms. */
const CHECK_TIMEOUT_MS = 10_000;

/** Server of the last call; the page's own when empty. */
let server = '';
let isUnreachable = false;
/** Count of reconnections since the page was loaded. */
let reconnectCount = 0;
let pause = FIRST_RETRY_MS;
let pendingCheck: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Listeners that show the connection; without one no checks are made. */
const watchers = new Set<() => void>();
/** Listeners that repeat failed requests after a reconnection. */
const reconnectListeners = new Set<() => void>();

/** Returns whether the server answers. The error of a proxy that cannot reach it does not count. */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const { status } = await fetch(`${server}/healthz`, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

function handleReconnect(): void {
  pause = FIRST_RETRY_MS;
  if (!isUnreachable) return;
  isUnreachable = false;
  reconnectCount++;
  for (const listener of [...watchers, ...reconnectListeners]) listener();
  // Record changes of others may have been missed while the connection was lost.
  for (const markerType of FORM_TYPES) announceRecords(markerType);
}

function scheduleCheck(): void {
  timer = setTimeout(checkConnection, pause);
  pause = Math.min(pause * 2, MAX_RETRY_MS);
  if (isUnreachable) return;
  isUnreachable = true;
  for (const watcher of watchers) watcher();
}

function checkConnection(): void {
  if (watchers.size === 0 || pendingCheck) return;
  clearTimeout(timer);
  pendingCheck = isReachable().then((stands) => {
    pendingCheck = null;
    if (watchers.size === 0) return;
    if (stands) handleReconnect();
    else scheduleCheck();
  });
}

function checkNow(): void {
  pause = FIRST_RETRY_MS;
  checkConnection();
}

const checkWhenVisible = (): void => {
  if (isUnreachable && document.visibilityState === 'visible') checkNow();
};

/**
 * Reports that a call to the server at `serverUrl` (the page's own when empty) got no answer, which starts a
 * check. A library with its own requests does not name the server: then the last one is checked.
 */
export function reportNoResponse(serverUrl = server): void {
  server = serverUrl;
  // While the server is known to be unreachable, the scheduled checks continue.
  if (!isUnreachable) checkConnection();
}

/**
 * Reports that a call to the server at `serverUrl` got an answer, which starts a check if it was unreachable.
 */
export function reportResponse(serverUrl = server): void {
  server = serverUrl;
  if (isUnreachable) checkConnection();
}

/** Returns whether the server is unreachable: the last check got no answer. */
export const isServerUnreachable = (): boolean => isUnreachable;

/** Calls `watcher` when the connection is lost or back. Returns a function that removes the watcher. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) {
    window.addEventListener('offline', checkNow);
    window.addEventListener('online', checkNow);
    document.addEventListener('visibilitychange', checkWhenVisible);
    if (isUnreachable || !navigator.onLine) checkConnection();
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('offline', checkNow);
    window.removeEventListener('online', checkNow);
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}

/** Count of reconnections: a request that failed before the last one is worth repeating. */
export const getReconnectCount = (): number => reconnectCount;

/** Calls `listener` after each reconnection. Returns a function that removes the listener. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => void reconnectListeners.delete(listener);
}
