/** Going from page to page, and what the user chose that must go along: language and appearance. */

import { keepText, keptText } from './local-text';

/** Leaves the page for `url`. */
export const goTo = (url: string): void => window.location.assign(url);

/** Loads the page anew, as whoever is signed in now. */
export const openAgain = (): void => window.location.reload();

/**
 * Where to go after signing in: the `next` parameter of `search` when it is a path of this origin, else `fallback`.
 * Anything that a browser would read as another host ('//host', '/\host', 'javascript:') is refused.
 */
export function nextPage(search: string, fallback: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || /[\\\s]/.test(next)) return fallback;
  try {
    const url = new URL(next, origin);
    return url.origin === origin ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

/** The sign-in page's address with the way back to `from`. */
export const withNext = (loginUrl: string, from: string): string =>
  `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}next=${encodeURIComponent(from)}`;

export interface Preferences {
  /** The theme that is shown ('themes/site-dark/'). */
  readonly theme?: string;
  readonly locale?: string;
}

const KEY = 'site-preferences';

/** What the user chose on this machine. */
export function readPreferences(): Preferences {
  try {
    return (JSON.parse(keptText(KEY) ?? '{}') ?? {}) as Preferences;
  } catch {
    return {};
  }
}

/** Keeps what the user chose; where the browser keeps nothing, the address alone bears it. */
export const keepPreferences = (change: Preferences): void =>
  void keepText(KEY, JSON.stringify({ ...readPreferences(), ...change }));

/** `url` with the `theme` and `locale` parameters of Experience Builder set to what the user chose. */
export function withPreferences(url: string, { theme, locale }: Preferences, origin: string): string {
  const to = new URL(url, origin);
  if (theme !== undefined) to.searchParams.set('theme', theme);
  if (locale !== undefined) to.searchParams.set('locale', locale);
  return to.origin === origin ? to.pathname + to.search + to.hash : to.href;
}
