import { writeTraceHeaders } from '../common/call-context';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { ApiError, IdentityError } from '../common/response-errors';
import { QueryError } from '../store/store';
import type { Store } from '../store/store';
import type { IdentityProvider, SignedInPerson } from './provider';
import { resolveRole } from './sessions';

export interface FirebaseOptions {
  readonly projectId: string;
  readonly apiKey: string;
  /** Server that replaces both of Google's hosts under one address; null for Google. */
  readonly identityUrl: string | null;
  /** E-mail addresses, in lower case, of accounts that are investors regardless of their claim or row. */
  readonly investorEmails: readonly string[];
}

const roleClaim = z.enum(['investor', 'staff', 'admin']);
const KEYS_PATH = '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const createUnavailableError = () =>
  new ApiError(503, 'identity_unavailable', 'The identity provider does not answer. Try again in a moment.');

/**
 * Signs in with a Firebase project through its REST API and checks its token against Google's published keys.
 *
 * Roles: the token's custom claim `role` (investor, staff or admin), otherwise the role that an account of the
 * same uid already has here. An account with neither is refused, because a project may let strangers register.
 * For the same reason the list of investors admits an account only with an e-mail address that Firebase has
 * verified.
 */
export function createFirebaseIdentity(store: Store, options: FirebaseOptions): IdentityProvider {
  const { projectId, apiKey, identityUrl, investorEmails } = options;
  const toolkit = identityUrl
    ? `${identityUrl}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const keys = createRemoteJWKSet(new URL(`${identityUrl ?? 'https://www.googleapis.com'}${KEYS_PATH}`));

  const verifyToken = async (idToken: string): Promise<JWTPayload> => {
    const issuer = `https://securetoken.google.com/${projectId}`;
    try {
      return (await jwtVerify(idToken, keys, { issuer, audience: projectId, algorithms: ['RS256'] })).payload;
    } catch {
      throw createUnavailableError();
    }
  };

  return {
    async signIn(email, password) {
      const idToken = await requestToolkit(
        `${toolkit}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`,
        {
          email,
          password
        }
      );
      const payload = await verifyToken(idToken);
      const address = String(payload.email).toLowerCase();
      const listed = payload.email_verified === true && investorEmails.includes(address) ? 'investor' : null;
      const claim = roleClaim.safeParse(payload.role);
      const signedIn = await upsertAccount(store, String(payload.sub), address, claim.data ?? null, listed);
      return { ...signedIn, role: resolveRole(signedIn, investorEmails) };
    }
  };
}

async function requestToolkit(
  url: string,
  credentials: { email: string; password: string }
): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...writeTraceHeaders() },
      body: JSON.stringify({ ...credentials, returnSecureToken: true }),
      signal: AbortSignal.timeout(10_000)
    });
  } catch {
    throw createUnavailableError();
  }
  const answer = (await response.json().catch(() => null)) as {
    idToken?: string;
    error?: { message?: string };
  } | null;
  if (response.ok && answer?.idToken) return answer.idToken;
  if (answer?.error?.message && response.status < 500) throw new IdentityError(answer.error.message);
  throw createUnavailableError();
}

/**
 * Writes the account row that sessions refer to; its password stays with Firebase.
 * @param fallback the role of an account that has neither a claim nor a row here.
 */
async function upsertAccount(
  store: Store,
  uid: string,
  email: string,
  claim: SignedInPerson['role'] | null,
  fallback: SignedInPerson['role'] | null
): Promise<SignedInPerson> {
  const rows = await store
    .query<SignedInPerson & { disabled: boolean }>(
      `INSERT INTO account (uid, email, role, password_hash)
       SELECT $1, $2, given.role, 'firebase'
         FROM (SELECT coalesce($3::text, (SELECT role FROM account WHERE uid = $1), $4::text) AS role) AS given
        WHERE given.role IS NOT NULL
       ON CONFLICT (uid) DO UPDATE SET email = excluded.email, role = excluded.role
       RETURNING uid, email, role, disabled`,
      [uid, email, claim, fallback]
    )
    .catch((error: unknown) => {
      if (error instanceof QueryError && error.code === '23505')
        throw new ApiError(
          409,
          'account_conflict',
          'Another account here has this e-mail address. Ask an administrator.'
        );
      throw error;
    });
  const [row] = rows;
  if (row === undefined)
    throw new ApiError(403, 'no_role', 'This account has no role here yet. Ask an administrator.');
  const { disabled, ...signedIn } = row;
  if (disabled) throw new IdentityError('USER_DISABLED');
  return signedIn;
}
