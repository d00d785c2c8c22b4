/** The session of the page: the cookie `token` (path /, as long as the session) and who it belongs to. */
import { SESSION_SECONDS } from '@site/domain';
import { dropText, keepText, keptText } from './local-text';

const COOKIE = 'token';
const USER = 'site-user';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
  /** The session was started in a dialog of the Maps SDK: the identity provider knows nothing of it. */
  readonly viaPortal?: true;
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

/** The page's cookies; none where the browser shows none. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Asks the browser to keep a cookie, which it may not do. */
function setCookie(line: string): void {
  try {
    document.cookie = line;
  } catch {
    // Read back, it is not there: that is what everybody goes by.
  }
}

/** Who signed in last in this browser, in whichever tab. */
function lastUser(): SessionUser | null {
  try {
    const { id, email, viaPortal } = JSON.parse(keptText(USER) ?? 'null') as SessionUser;
    return { id, email, ...(viaPortal === true && { viaPortal }) };
  } catch {
    return null;
  }
}

/**
 * Whose page this is: the account whose session it has used first. All tabs have one cookie, so that without this a page
 * would go on with the session of whoever signs in in another tab.
 */
let pageUser: string | null = null;

/** Who has signed in in another tab since this page began, when it is not whose page this is. */
export function otherUser(): SessionUser | null {
  const user = lastUser();
  return pageUser !== null && user !== null && user.id !== pageUser ? user : null;
}

/** Calls `listener` when another tab signs somebody in or out; returns how to stop. */
export function onUserChanged(listener: () => void): () => void {
  // No key: everything was cleared.
  const listen = ({ key }: StorageEvent) => (key === USER || key === null) && listener();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The token of the session; null for a guest, and where the session is of another account than the page. */
export function readToken(): string | null {
  const token = tokenOf(cookies());
  if (token === null || otherUser() !== null) return null;
  pageUser ??= lastUser()?.id ?? null;
  return token;
}

const startListeners = new Set<() => void>();

/** Calls `listener` when a session has been started on this page; returns how to stop. */
export function onSessionStarted(listener: () => void): () => void {
  startListeners.add(listener);
  return () => void startListeners.delete(listener);
}

/**
 * Starts the session: the token into the cookie, its owner beside it for the screen.
 * @returns false where the browser does not keep them; then there is no session.
 */
export function startSession(token: string, user: SessionUser): boolean {
  const isKept = keepText(USER, JSON.stringify(user));
  setCookie(cookieLine(token, SESSION_SECONDS, secure()));
  pageUser = user.id;
  if (isKept && readToken() === token) {
    startListeners.forEach((listener) => listener());
    return true;
  }
  clearSession();
  return false;
}

/** Whether the browser keeps for this site what a session needs: a cookie, and who it belongs to. */
export function keepsSessions(): boolean {
  const name = 'site-kept';
  setCookie(`${name}=1; path=/; SameSite=Lax`);
  const isKept = cookies().includes(`${name}=1`);
  setCookie(`${name}=; path=/; max-age=0`);
  const isTextKept = keepText(name, '1');
  dropText(name);
  return isKept && isTextKept;
}

const clearListeners = new Set<() => void>();

/** Calls `listener` when this page has forgotten its session; returns how to stop. */
export function onSessionCleared(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => void clearListeners.delete(listener);
}

/** Forgets the session and all that was kept for it. */
export function clearSession(): void {
  setCookie(cookieLine('', 0, secure()));
  dropText(USER);
  pageUser = null;
  clearPageData();
  clearListeners.forEach((listener) => listener());
}

/** Who signed in here, or null for a guest (also when the cookie has run out). */
export const sessionUser = (): SessionUser | null => (readToken() === null ? null : lastUser());

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

function clearPageData(): void {
  try {
    for (const key of Object.keys(window.sessionStorage))
      if (key.startsWith(PAGE_DATA)) window.sessionStorage.removeItem(key);
  } catch {
    // Where the store is switched off nothing was kept.
  }
}
