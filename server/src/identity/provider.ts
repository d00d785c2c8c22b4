import type { Sessions } from './sessions';
import type { AccountRole } from '../common/roles';
import type { EmbeddedIdentity } from './embedded-identity';

/** A person whom the identity provider has signed in, with their role here. */
export interface SignedInPerson {
  readonly uid: string;
  readonly email: string;
  readonly role: AccountRole;
}

/** Checks e-mail and password for POST /signin: this server or Firebase. */
export interface IdentityProvider {
  /**
   * Checks e-mail and password.
   * @param from the caller's network address, to slow down guessing.
   * @throws IdentityError with Firebase's code ('INVALID_PASSWORD', …); ApiError when the account has no role
   *   here.
   */
  signIn(email: string, password: string, from: string): Promise<SignedInPerson>;
}

/** Identity and sessions, as the routes use them. */
export interface Identities {
  readonly sessions: Sessions;
  readonly provider: IdentityProvider;
  /** Null when Firebase signs people in. */
  readonly embedded: EmbeddedIdentity | null;
}
