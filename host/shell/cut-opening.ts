import { useSyncExternalStore } from 'react';
import { isCodeMissing, tryAgain } from './try-again';

/** Milliseconds that a page may take to open; what is missed later is missed by whoever works with it. */
const OPENING_MS = 120_000;
/** Milliseconds that a page has, once the connection is back, to go on opening by itself. */
const GRACE_MS = 3_000;

/**
 * `cut`: the connection was lost while the page opened. `stuck`: it is back and the page has not gone on: a browser does
 * not ask again for code that it has failed to get, and the maps SDK waits for its workers for ever.
 */
export type Opening = 'whole' | 'cut' | 'stuck';

let opening: Opening = 'whole';
let isOpen = false;
let hasTyped = false;
/** Code of the page is missing for good: what is drawn without it may still want it. */
let lacksCode = false;
let end: (() => void) | null = null;
const followers = new Set<() => void>();

function become(next: Opening): void {
  if (opening === next) return;
  opening = next;
  for (const tell of followers) tell();
}

/** Whether the server of this page answers. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Loads the page anew; said to `watchOpening`, so that tests can look. */
let loadAnew = () => window.location.reload();

/** A page that was loaded anew for this already is left to its reader. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload') ?? false;

async function look(): Promise<void> {
  if (!(await answers())) return;
  end?.();
  end = null;
  setTimeout(() => {
    if (isOpen && !lacksCode) become('whole');
    else if (hasTyped || isReloaded()) become('stuck');
    else loadAnew();
  }, GRACE_MS);
}

/** Says that something of the page could not be had for want of a connection. */
export function noteCut(): void {
  if (isOpen || opening !== 'whole' || performance.now() > OPENING_MS) return;
  become('cut');
  end = tryAgain(() => void look());
}

/** Code that came and then threw is told the same way: that is its own fault, and no want of a connection. */
function noteLack({ payload }: VitePreloadErrorEvent): void {
  if (isOpen || !isCodeMissing(payload)) return;
  lacksCode = true;
  noteCut();
}

/** Says that the page has opened: what is missing from now on is no matter of its opening. */
export function noteOpened(): void {
  isOpen = true;
  if (lacksCode) return;
  end?.();
  end = null;
  become('whole');
}

/**
 * Watches whether the connection is lost while the page opens. When it is back, and the page does not go on by itself, it
 * is loaded anew, unless something was typed.
 */
export function watchOpening(reload: () => void = loadAnew): void {
  loadAnew = reload;
  document.addEventListener('input', () => (hasTyped = true), { capture: true, once: true });
  window.addEventListener('offline', noteCut);
  window.addEventListener('vite:preloadError', noteLack);
}

function follow(tell: () => void): () => void {
  followers.add(tell);
  return () => void followers.delete(tell);
}

/** How the page's opening goes. */
export const useOpeningState = (): Opening => useSyncExternalStore(follow, () => opening);
