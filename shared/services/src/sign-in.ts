import { ApiClientError, productRequest } from './http';
import type { Identity } from './identity';
import type { SessionUser } from './session';
import { clearSession, keepsSessions, otherUser, readToken, startSession } from './session';

interface SignInAnswer {
  readonly data: { readonly user: { readonly _id: string; readonly email?: string }; readonly token: string };
}

/**
 * Signs in: with the identity provider, then with the product (`POST /signin`), whose token goes into the cookie. When
 * the second fails the first is undone, so that no half session is left.
 * @throws {ApiClientError} with the provider's or the product's code; 'cookies_blocked' where the browser would not keep the
 * session: then nothing is sent.
 */
export async function signIn(
  identity: Identity,
  email: string,
  password: string,
  serverUrl = ''
): Promise<SessionUser> {
  const blocked = new ApiClientError('cookies_blocked', 'The browser keeps no cookies for this site.');
  if (!keepsSessions()) throw blocked;
  await identity.signIn(email, password);
  try {
    // A token that has ended would have the server refuse the very call that replaces it; one that still stands is kept
    // until there is another.
    const { data } = await productRequest<SignInAnswer>('/signin', {
      method: 'POST',
      body: { email, password },
      asGuest: true,
      serverUrl
    });
    const user = { id: data.user._id, email: data.user.email ?? email };
    if (!startSession(data.token, user)) throw blocked;
    return user;
  } catch (error) {
    await identity.signOut().catch(() => undefined);
    throw error;
  }
}

interface Me {
  readonly uid: string | null;
  readonly email: string | null;
}

/**
 * Makes a token that the server's own portal gave (in a sign-in dialog of the Maps SDK) the session of the page.
 * @returns null for a token that is no longer good, and where the browser does not keep sessions.
 * @throws {ApiClientError} when the server cannot be asked.
 */
export async function adoptSession(token: string, serverUrl = ''): Promise<SessionUser | null> {
  const headers = { authorization: token };
  let me: Me;
  try {
    me = await productRequest<Me>('/api/me', { serverUrl, asGuest: true, headers });
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return null;
    throw error;
  }
  if (me.uid === null || me.email === null) return null;
  const user: SessionUser = { id: me.uid, email: me.email, viaPortal: true };
  return startSession(token, user) ? user : null;
}

/**
 * Ends the session everywhere: the product's, the provider's, the cookie and what widgets kept for it. Never fails: a
 * server that cannot be reached must not keep anybody signed in on this machine. Where another account has signed in in
 * another tab, the session on this machine is that account's, and stays.
 */
export async function signOut(identity: () => Promise<Identity>, serverUrl = ''): Promise<void> {
  if (otherUser() !== null) return;
  if (readToken() !== null)
    await productRequest('/signout', { method: 'POST', serverUrl }).catch(() => undefined);
  clearSession();
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined);
}

/** What an account may do, each with the rights of those before it. Source: section 6, ledger row AU-15. */
export const SESSION_ROLES = ['guest', 'investor', 'staff', 'admin'] as const;
export type SessionRole = (typeof SESSION_ROLES)[number];

/** The session behind the cookie. */
export interface SessionNow {
  readonly role: SessionRole;
  /** Seconds until it ends, by the server's clock; null for a guest. */
  readonly secondsLeft: number | null;
}

const GUEST: SessionNow = { role: 'guest', secondsLeft: null };

/**
 * The session of whoever the cookie stands for; a guest's for one that has ended.
 * @throws {ApiClientError} when it cannot be asked.
 */
export async function fetchSession(serverUrl = ''): Promise<SessionNow> {
  if (readToken() === null) return GUEST;
  try {
    const { role, secondsLeft = null } = await productRequest<Partial<SessionNow>>('/api/me', { serverUrl });
    return { role: role ?? 'guest', secondsLeft };
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return GUEST;
    throw error;
  }
}

/** The role of whoever the cookie stands for; 'guest' for one that has ended. @throws {ApiClientError} when it cannot be asked. */
export const fetchRole = async (serverUrl = ''): Promise<SessionRole> => (await fetchSession(serverUrl)).role;

/** Whether the product's session behind the cookie still stands. @throws {ApiClientError} when it cannot be asked. */
export const sessionStands = async (serverUrl = ''): Promise<boolean> =>
  (await fetchRole(serverUrl)) !== 'guest';
