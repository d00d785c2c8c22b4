/** The session of the page: the cookie `token` (path /, as long as the session) and who it belongs to. */
import { SESSION_SECONDS } from '@site/domain';

const COOKIE = 'token';
const USER = 'site-user';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

/** The token of a cookie header, or null where it has none. */
export function tokenOf(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1) ?? '';
  return value === '' ? null : decodeURIComponent(value);
}

/** The `document.cookie` line that stores `token` for `seconds`; 0 removes it. */
export const cookieLine = (token: string, seconds: number, secure: boolean): string =>
  `${COOKIE}=${encodeURIComponent(token)}; path=/; max-age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;

const secure = (): boolean => window.location.protocol === 'https:';

export const readToken = (): string | null => tokenOf(document.cookie);

/** Starts the session: the token into the cookie, its owner beside it for the screen. */
export function startSession(token: string, user: SessionUser): void {
  document.cookie = cookieLine(token, SESSION_SECONDS, secure());
  window.localStorage.setItem(USER, JSON.stringify(user));
}

/** Forgets the token alone, so that the next call goes out as a guest's. */
export function dropToken(): void {
  document.cookie = cookieLine('', 0, secure());
}

/** Forgets the session and all that was kept for it. */
export function clearSession(): void {
  dropToken();
  window.localStorage.removeItem(USER);
  clearPageData();
}

/** Who signed in here, or null for a guest (also when the cookie has run out). */
export function sessionUser(): SessionUser | null {
  if (readToken() === null) return null;
  try {
    const { id, email } = JSON.parse(window.localStorage.getItem(USER) ?? 'null') as SessionUser;
    return { id, email };
  } catch {
    return null;
  }
}

const PAGE_DATA = 'site-data:';

/** Keeps what a widget must not lose on a reload, for this tab only; cleared when the user signs out. */
export function keepPageData(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(PAGE_DATA + key, JSON.stringify(value));
    return true;
  } catch {
    // The store is full or switched off: the widget works on, its data end with the page.
    return false;
  }
}

export function readPageData(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(PAGE_DATA + key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function clearPageData(): void {
  for (const key of Object.keys(window.sessionStorage))
    if (key.startsWith(PAGE_DATA)) window.sessionStorage.removeItem(key);
}
