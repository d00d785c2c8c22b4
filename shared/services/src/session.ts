/** The page's session: the cookie `token` (path /, lifetime of the session) and its user. */
import { SESSION_SECONDS } from '@site/domain/src/base';
import { removeLocalText, writeLocalText, readLocalText } from './local-storage';

const COOKIE = 'token';
const USER = 'site-user';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  /** The session was started in a dialog of the Maps SDK: the identity provider does not know it. */
  readonly viaPortal?: true;
}

/** Returns the token of a cookie header, or null. */
export function parseToken(cookies: string): string | null {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${COOKIE}=`));
  const value = pair?.slice(COOKIE.length + 1) ?? '';
  return value === '' ? null : decodeURIComponent(value);
}

/** Returns the `document.cookie` line that stores `token` for `seconds`; 0 removes it. */
export const formatCookie = (token: string, seconds: number, secure: boolean): string =>
  `${COOKIE}=${encodeURIComponent(token)}; path=/; max-age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;

const isSecurePage = (): boolean => window.location.protocol === 'https:';

/** Returns the page's cookies; empty when the browser blocks them. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets a cookie; the browser may ignore it. */
function setCookie(line: string): void {
  try {
    document.cookie = line;
  } catch {
    // Callers read the cookie back and find that it is missing.
  }
}

/** Returns the user who signed in last in this browser, in any tab. */
function readLastUser(): SessionUser | null {
  try {
    const { id, email, viaPortal } = JSON.parse(readLocalText(USER) ?? 'null') as SessionUser;
    return { id, email, ...(viaPortal === true && { viaPortal }) };
  } catch {
    return null;
  }
}

/**
 * Id of the page's user: the account whose session the page used first. All tabs share one cookie, so that
 * without this a page would continue with the session of another account that signs in in another tab.
 */
let pageUser: string | null = null;

/**
 * Returns the user who has signed in in another tab since this page was loaded, if it is not the page's user.
 */
export function getOtherUser(): SessionUser | null {
  const user = readLastUser();
  return pageUser !== null && user !== null && user.id !== pageUser ? user : null;
}

/** Calls `listener` when another tab signs in or out. Returns a function that removes the listener. */
export function onUserChanged(listener: () => void): () => void {
  // A null key means that the whole storage was cleared.
  const listen = ({ key }: StorageEvent) => (key === USER || key === null) && listener();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * Returns the session's token; null for a guest, and when the session belongs to another account than the page.
 */
export function readToken(): string | null {
  const token = parseToken(readCookies());
  if (token === null || getOtherUser() !== null) return null;
  pageUser ??= readLastUser()?.id ?? null;
  return token;
}

const startListeners = new Set<() => void>();

/** Calls `listener` when a session has started on this page. Returns a function that removes the listener. */
export function onSessionStarted(listener: () => void): () => void {
  startListeners.add(listener);
  return () => void startListeners.delete(listener);
}

/**
 * Starts the session: stores the token in the cookie and the user beside it for display.
 * @returns false when the browser does not store them; then there is no session.
 */
export function startSession(token: string, user: SessionUser): boolean {
  const isKept = writeLocalText(USER, JSON.stringify(user));
  setCookie(formatCookie(token, SESSION_SECONDS, isSecurePage()));
  pageUser = user.id;
  if (isKept && readToken() === token) {
    startListeners.forEach((listener) => listener());
    return true;
  }
  clearSession();
  return false;
}

/** Returns whether the browser stores what a session needs for this site: a cookie and the user. */
export function canStoreSession(): boolean {
  const name = 'site-kept';
  setCookie(`${name}=1; path=/; SameSite=Lax`);
  const isKept = readCookies().includes(`${name}=1`);
  setCookie(`${name}=; path=/; max-age=0`);
  const isTextKept = writeLocalText(name, '1');
  removeLocalText(name);
  return isKept && isTextKept;
}

const clearListeners = new Set<() => void>();

/** Calls `listener` when this page has cleared its session. Returns a function that removes the listener. */
export function onSessionCleared(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => void clearListeners.delete(listener);
}

/** Clears the session and all data that was stored for it. */
export function clearSession(): void {
  setCookie(formatCookie('', 0, isSecurePage()));
  removeLocalText(USER);
  pageUser = null;
  clearPageData();
  clearListeners.forEach((listener) => listener());
}

/** Returns the user of the session, or null for a guest (also when the cookie has expired). */
export const getSessionUser = (): SessionUser | null => (readToken() === null ? null : readLastUser());

const PAGE_DATA = 'site-data:';

/** Data of the tab survive a reload, those of the browser the closing of the page too. */
type DataPlace = 'tab' | 'browser';

const getStorage = (place: DataPlace): Storage =>
  place === 'tab' ? window.sessionStorage : window.localStorage;

/** Stores a widget's data until the user signs out, or null in their place. */
export function writePageData(key: string, value: unknown, place: DataPlace = 'tab'): boolean {
  try {
    getStorage(place).setItem(PAGE_DATA + key, JSON.stringify(value));
    return true;
  } catch {
    // Storage is full or blocked: the widget keeps working, but its data are lost with the page.
    return false;
  }
}

export function readPageData(key: string, place: DataPlace = 'tab'): unknown {
  try {
    return JSON.parse(getStorage(place).getItem(PAGE_DATA + key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function clearPageData(): void {
  for (const place of ['tab', 'browser'] as const)
    try {
      const storage = getStorage(place);
      for (const key of Object.keys(storage)) if (key.startsWith(PAGE_DATA)) storage.removeItem(key);
    } catch {
      // A store that is switched off contains nothing to remove.
    }
}
