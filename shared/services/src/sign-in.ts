import { ApiClientError, productRequest } from './http';
import type { Identity } from './identity';
import type { SessionUser } from './session';
import { clearSession, dropToken, readToken, startSession } from './session';

interface SignInAnswer {
  readonly data: { readonly user: { readonly _id: string; readonly email?: string }; readonly token: string };
}

/**
 * Signs in: with the identity provider, then with the product (`POST /signin`), whose token goes into the cookie. When
 * the second fails the first is undone, so that no half session is left.
 * @throws {ApiClientError} with the provider's or the product's code.
 */
export async function signIn(
  identity: Identity,
  email: string,
  password: string,
  serverUrl = ''
): Promise<SessionUser> {
  await identity.signIn(email, password);
  // A token that has ended would have the server refuse the very call that replaces it.
  dropToken();
  try {
    const { data } = await productRequest<SignInAnswer>('/signin', {
      method: 'POST',
      body: { email, password },
      serverUrl
    });
    const user = { id: data.user._id, email: data.user.email ?? email };
    startSession(data.token, user);
    return user;
  } catch (error) {
    await identity.signOut().catch(() => undefined);
    throw error;
  }
}

/**
 * Ends the session everywhere: the product's, the provider's, the cookie and what widgets kept for it. Never fails: a
 * server that cannot be reached must not keep anybody signed in on this machine.
 */
export async function signOut(identity: () => Promise<Identity>, serverUrl = ''): Promise<void> {
  if (readToken() !== null)
    await productRequest('/signout', { method: 'POST', serverUrl }).catch(() => undefined);
  clearSession();
  await identity()
    .then((provider) => provider.signOut())
    .catch(() => undefined);
}

/** What an account may do, each with the rights of those before it. Source: section 6, ledger row AU-15. */
export type SessionRole = 'guest' | 'investor' | 'staff' | 'admin';

/** The role of whoever the cookie stands for; 'guest' for one that has ended. @throws {ApiClientError} when it cannot be asked. */
export async function fetchRole(serverUrl = ''): Promise<SessionRole> {
  if (readToken() === null) return 'guest';
  try {
    const { role } = await productRequest<{ role: SessionRole }>('/api/me', { serverUrl });
    return role;
  } catch (error) {
    if (error instanceof ApiClientError && error.status === 401) return 'guest';
    throw error;
  }
}

/** Whether the product's session behind the cookie still stands. @throws {ApiClientError} when it cannot be asked. */
export const sessionStands = async (serverUrl = ''): Promise<boolean> =>
  (await fetchRole(serverUrl)) !== 'guest';
