import { ApiClientError, requestProductApi } from './http';
import type { Identity } from './identity';
import type { SessionUser } from './session';
import { clearSession, canStoreSession, getOtherUser, readToken, startSession } from './session';

interface SignInResponse {
  readonly data: { readonly user: { readonly _id: string; readonly email?: string }; readonly token: string };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Code of an account with a second factor, which the product checks. */
  readonly code?: string;
}

/**
 * Signs in with the identity provider, then with the product (`POST /signin`), whose token is stored in the
 * cookie. When the second step fails the first is undone, so that no partial session remains.
 * @throws {ApiClientError} with the provider's or the product's code; 'second_factor_required' when the account needs a
 * code and none is given; 'cookies_blocked' when the browser would
 * not store the session: then nothing is sent.
 */
export async function signIn(
  identity: Identity,
  { email, password, code }: Credentials,
  serverUrl = ''
): Promise<SessionUser> {
  const blocked = new ApiClientError('cookies_blocked', 'The browser does not store cookies for this site.');
  if (!canStoreSession()) throw blocked;
  await identity.signIn(email, password);
  try {
    // Sent as a guest: with an expired token the server would refuse the call that replaces it. A valid token
    // stays in the cookie until there is a new one.
    const { data } = await requestProductApi<SignInResponse>('/signin', {
      method: 'POST',
      body: { email, password, code },
      asGuest: true,
      serverUrl
    });
    const user = { id: data.user._id, email: data.user.email ?? email };
    if (!startSession(data.token, user)) throw blocked;
    return user;
  } catch (error) {
    // With the code missing or wrong the user tries again: a page with an open session would take the end of the
    // provider's session as signing out. It opens nothing without the product's.
    if (!isCodeFault(error)) await identity.signOut().catch(() => undefined);
    throw error;
  }
}

const isCodeFault = (error: unknown): boolean =>
  error instanceof ApiClientError && ['second_factor_required', 'second_factor_refused'].includes(error.code);

interface CurrentAccount {
  readonly uid: string | null;
  readonly email: string | null;
}

/**
 * Makes a token from the server's own portal (from a sign-in dialog of the Maps SDK) the page's session.
 * @returns null when the token is no longer valid, and when the browser does not store sessions.
 * @throws {ApiClientError} when the server cannot be reached.
 */
export async function adoptSession(token: string, serverUrl = ''): Promise<SessionUser | null> {
  const headers = { authorization: token };
  let me: CurrentAccount;
  try {
    me = await requestProductApi<CurrentAccount>('/api/me', { serverUrl, asGuest: true, headers });
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return null;
    throw error;
  }
  if (me.uid === null || me.email === null) return null;
  const user: SessionUser = { id: me.uid, email: me.email, viaPortal: true };
  return startSession(token, user) ? user : null;
}

/**
 * Ends the session everywhere: the product's, the provider's, the cookie and the widgets' stored data. Never
 * fails: an unreachable server must not keep a user signed in on this machine. A session of another account
 * that has signed in in another tab stays.
 */
export async function signOut(identity: () => Promise<Identity>, serverUrl = ''): Promise<void> {
  if (getOtherUser() !== null) return;
  if (readToken() !== null)
    await requestProductApi('/signout', { method: 'POST', serverUrl }).catch(() => undefined);
  clearSession();
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined);
}

/** Roles, each with the rights of the ones before it. Source: section 6, ledger row AU-15. */
export const SESSION_ROLES = ['guest', 'investor', 'staff', 'admin'] as const;
export type SessionRole = (typeof SESSION_ROLES)[number];

/** The session behind the cookie. */
export interface SessionState {
  readonly role: SessionRole;
  /** Seconds until it ends, by the server's clock; null for a guest. */
  readonly secondsLeft: number | null;
  /** Whether an administrator has the rights of staff until a second factor is set up. */
  readonly lacksSecondFactor: boolean;
}

const GUEST_SESSION: SessionState = { role: 'guest', secondsLeft: null, lacksSecondFactor: false };

/**
 * Returns the session of the cookie's account; a guest's when the session has ended.
 * @throws {ApiClientError} when the server cannot be reached.
 */
export async function fetchSession(serverUrl = ''): Promise<SessionState> {
  if (readToken() === null) return GUEST_SESSION;
  try {
    const me = await requestProductApi<Partial<SessionState>>('/api/me', { serverUrl });
    const { role = 'guest', secondsLeft = null, lacksSecondFactor = false } = me;
    return { role, secondsLeft, lacksSecondFactor };
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return GUEST_SESSION;
    throw error;
  }
}

/**
 * Returns the role of the cookie's account; 'guest' when the session has ended. @throws {ApiClientError} when
 * the server cannot be reached.
 */
export const fetchRole = async (serverUrl = ''): Promise<SessionRole> => (await fetchSession(serverUrl)).role;

/**
 * Returns whether the cookie's session is still valid. @throws {ApiClientError} when the server cannot be
 * reached.
 */
export const isSessionValid = async (serverUrl = ''): Promise<boolean> =>
  (await fetchRole(serverUrl)) !== 'guest';
