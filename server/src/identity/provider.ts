import type { Sessions } from './sessions';
import type { AccountRole } from '../ground/roles';
import type { EmbeddedIdentity } from './embedded-identity';

/** Whoever the identity provider says has signed in, with the role they have here. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly role: AccountRole;
}

/** Who checks e-mail and password for POST /signin: this server or Firebase. */
export interface IdentityProvider {
  /**
   * @param from the caller's network address, to slow down guessing.
   * @throws IdentityError with Firebase's code ('INVALID_PASSWORD', …); ApiError where the account has no place here.
   */
  signIn(email: string, password: string, from: string): Promise<SignedIn>;
}

/** Identity and sessions, as the routes use them. */
export interface Identities {
  readonly sessions: Sessions;
  readonly provider: IdentityProvider;
  /** Null when Firebase signs people in. */
  readonly embedded: EmbeddedIdentity | null;
}
