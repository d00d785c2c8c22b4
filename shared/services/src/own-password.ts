import { requestProductApi } from './http';
import { openIdentity } from './identity';
import type { CallOptions } from './records';
import { getSessionUser } from './session';

/** A new password of the user's own account, and what proves that it is the owner who sets it. */
export interface OwnPasswordChange {
  readonly currentPassword: string;
  readonly password: string;
  /** Code of an account with a second factor. */
  readonly code?: string;
}

/**
 * Changes the password of the user's own account. Its other sessions end; this page's goes on.
 * @throws {ApiClientError} 'wrong_password', 'weak_password', 'common_password', 'second_factor_refused',
 *   'too_many_requests'; 'accounts_elsewhere' when Firebase is the identity provider.
 */
export async function changeOwnPassword(
  change: OwnPasswordChange,
  { serverUrl = '', ...options }: CallOptions = {}
): Promise<void> {
  await requestProductApi('/api/password', { ...options, serverUrl, method: 'POST', body: change });
  const user = getSessionUser();
  if (user === null || user.viaPortal === true) return;
  // The password is changed even if the provider does not answer now: the page then leads to Login at its next check.
  await openIdentity(serverUrl)
    .then((identity) => identity.signIn(user.email, change.password))
    .catch(() => undefined);
}
