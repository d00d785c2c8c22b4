import type { Sessions } from './sessions';
import type { AccountRole } from '../common/roles';
import type { EmbeddedIdentity } from './embedded-identity';
import type { SecondFactors } from './second-factors';

/** A person whom the identity provider has signed in, with their role here. */
export interface SignedInPerson {
  readonly uid: string;
  readonly email: string;
  readonly role: AccountRole;
}

/** Checks who signs in, for POST /signin and ArcGIS clients: this server or Firebase. */
export interface IdentityProvider {
  /**
   * Checks e-mail, password and, where the account has a second factor here, its code.
   * @param from the caller's network address, to slow down guessing.
   * @throws IdentityError with Firebase's code ('INVALID_PASSWORD', …), SECOND_FACTOR_REQUIRED or
   *   SECOND_FACTOR_REFUSED; ApiError when the account has no role here.
   */
  signIn(email: string, password: string, from: string, code?: string): Promise<SignedInPerson>;
}

/** Identity and sessions, as the routes use them. */
export interface Identities {
  readonly sessions: Sessions;
  readonly provider: IdentityProvider;
  /** Null when Firebase signs people in. */
  readonly embedded: EmbeddedIdentity | null;
  /** Null when Firebase signs people in, which has second factors of its own. */
  readonly secondFactors: SecondFactors | null;
}
