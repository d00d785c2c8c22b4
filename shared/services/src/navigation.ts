/** Navigation between pages, and the user's preferences that the addresses carry: language and appearance. */

import { writeLocalText, readLocalText } from './local-storage';

/** Leaves the page for `url`. */
export const navigateTo = (url: string): void => window.location.assign(url);

/** Reloads the page for the account that is signed in now. */
export const reloadPage = (): void => window.location.reload();

/**
 * Returns the page to open after signing in: the `next` parameter of `search` when it is a path of this origin,
 * else `fallback`. Anything that a browser would read as another host ('//host', '/\\host', 'javascript:') is
 * refused.
 */
export function getNextPage(search: string, fallback: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || /[\\\s]/.test(next)) return fallback;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

/** Returns the login page's address with the way back to `from`. */
export const buildSignInUrl = (loginUrl: string, from: string): string =>
  `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}next=${encodeURIComponent(from)}`;

export interface Preferences {
  /** Theme's folder ('themes/site-dark/'). */
  readonly theme?: string;
  readonly locale?: string;
}

const KEY = 'site-preferences';

/** Returns the preferences stored in this browser. */
export function readPreferences(): Preferences {
  try {
    return (JSON.parse(readLocalText(KEY) ?? '{}') ?? {}) as Preferences;
  } catch {
    return {};
  }
}

/** Stores preferences in this browser; if storage is blocked, only the address carries them. */
export const writePreferences = (change: Preferences): void =>
  void writeLocalText(KEY, JSON.stringify({ ...readPreferences(), ...change }));

/** Returns `url` with Experience Builder's parameters `theme` and `locale` set to the preferences. */
export function addUrlPreferences(url: string, { theme, locale }: Preferences, origin: string): string {
  const to = new URL(url, origin);
  if (theme !== undefined) to.searchParams.set('theme', theme);
  if (locale !== undefined) to.searchParams.set('locale', locale);
  return to.origin === origin ? to.pathname + to.search + to.hash : to.href;
}
