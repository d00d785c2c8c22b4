import { useSyncExternalStore } from 'react';
import { isCodeMissing, scheduleRetries } from './schedule-retries';

/** Time limit for the opening of a page, ms; visitors notice later losses themselves. */
const OPENING_MS = 120_000;
/** Time for the page to continue opening by itself after the connection is back, ms. */
const GRACE_MS = 3_000;

/**
 * `cut`: the connection was lost while the page opened. `stuck`: it is back but the opening has not
 * continued, because a browser does not request failed code again and the maps SDK waits for its workers
 * without limit.
 */
export type OpeningState = 'whole' | 'cut' | 'stuck';

let opening: OpeningState = 'whole';
let isOpen = false;
let hasTyped = false;
/** true when code of the page is permanently missing; parts that are already shown may still need it. */
let lacksCode = false;
let end: (() => void) | null = null;
const followers = new Set<() => void>();

function setOpening(next: OpeningState): void {
  if (opening === next) return;
  opening = next;
  for (const tell of followers) tell();
}

/** Checks whether the server of this page answers. */
async function isServerUp(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Reloads the page; `watchOpening` replaces it in tests. */
let reloadPage = () => window.location.reload();

/** Checks whether the page was reloaded already; it is then not reloaded again. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload') ?? false;

async function checkConnection(): Promise<void> {
  if (!(await isServerUp())) return;
  end?.();
  end = null;
  setTimeout(() => {
    if (isOpen && !lacksCode) setOpening('whole');
    else if (hasTyped || isReloaded()) setOpening('stuck');
    else reloadPage();
  }, GRACE_MS);
}

/** Records that a part of the page could not be loaded for lack of a connection. */
export function markConnectionLost(): void {
  if (isOpen || opening !== 'whole' || performance.now() > OPENING_MS) return;
  setOpening('cut');
  end = scheduleRetries(() => void checkConnection());
}

/**
 * Records missing code. The same event reports code that loaded and then threw, which is no connection
 * problem.
 */
function handlePreloadError({ payload }: VitePreloadErrorEvent): void {
  if (isOpen || !isCodeMissing(payload)) return;
  lacksCode = true;
  markConnectionLost();
}

/** Records that the page has opened; later failures are not part of its opening. */
export function markOpened(): void {
  isOpen = true;
  if (lacksCode) return;
  end?.();
  end = null;
  setOpening('whole');
}

/**
 * Watches for a lost connection while the page opens. When the connection is back and the opening does not
 * continue, the page is reloaded, unless something was typed.
 */
export function watchOpening(reload: () => void = reloadPage): void {
  reloadPage = reload;
  document.addEventListener('input', () => (hasTyped = true), { capture: true, once: true });
  window.addEventListener('offline', markConnectionLost);
  window.addEventListener('vite:preloadError', handlePreloadError);
}

function subscribe(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

/** Returns the state of the page's opening. */
export const useOpeningState = (): OpeningState => useSyncExternalStore(subscribe, () => opening);
