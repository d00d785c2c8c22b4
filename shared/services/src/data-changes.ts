/**
 * Imports and undos of the server's data, here, in other tabs or by other people: open maps request the version of the
 * data once a minute while they are visible.
 */
import { openChannel } from './open-channel';
import { requestProductApi } from './http';

/** Channel that announces imports and undos to every tab of the browser. */
const CHANNEL = 'site-data';

/** Time between two checks of a visible page, ms. */
export const DATA_CHECK_MS = 60_000;

/** Count of changes since the page was loaded. */
let changes = 0;
const listeners = new Set<() => void>();

/** Returns the count of changes of the data that this page has noticed. */
export const getDataChangeCount = (): number => changes;

/** Calls `listener` after the data has changed. Returns a function that removes it. */
export function onDataChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Announces an import or an undo, so that other tabs check their data now. */
export function announceDataChange(): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(null);
  channel?.close();
}

interface Watch {
  pages: number;
  stop(): void;
}

/** One watch for each server, however many widgets follow it. */
const watches = new Map<string, Watch>();

async function fetchVersion(serverUrl: string, signal: AbortSignal): Promise<string> {
  const { data } = await requestProductApi<{ data: { version: string } }>('/api/data-version', {
    serverUrl,
    signal,
    // The version is the same for everybody, and a session that has ended is noticed elsewhere.
    asGuest: true
  });
  return data.version;
}

function startWatch(serverUrl: string): () => void {
  const leaving = new AbortController();
  let version: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = Promise.resolve();
  const check = async () => {
    clearTimeout(timer);
    // Null without an answer: the page shows a lost connection, and the next check compares with the version before it.
    const next = await fetchVersion(serverUrl, leaving.signal).catch(() => null);
    if (leaving.signal.aborted) return;
    const isChanged = version !== null && next !== null && next !== version;
    version = next ?? version;
    timer = setTimeout(checkWhenVisible, DATA_CHECK_MS);
    if (!isChanged) return;
    changes++;
    for (const listener of [...listeners]) listener();
  };
  // One after the other: an announcement may arrive while a check reads the version before it.
  const queueCheck = () => {
    pending = pending.then(check);
  };
  function checkWhenVisible(): void {
    if (document.visibilityState === 'visible') queueCheck();
  }
  const channel = openChannel(CHANNEL);
  if (channel) channel.onmessage = queueCheck;
  document.addEventListener('visibilitychange', checkWhenVisible);
  queueCheck();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    channel?.close();
    document.removeEventListener('visibilitychange', checkWhenVisible);
  };
}

/**
 * Compares the version of a server's data with the last one: once a minute while the page is visible, when it becomes
 * visible again, and after an announcement of another tab. Returns a function that ends it.
 */
export function watchDataVersion(serverUrl: string): () => void {
  const watch = watches.get(serverUrl) ?? { pages: 0, stop: startWatch(serverUrl) };
  watch.pages++;
  watches.set(serverUrl, watch);
  return () => {
    if (--watch.pages > 0) return;
    watch.stop();
    watches.delete(serverUrl);
  };
}
