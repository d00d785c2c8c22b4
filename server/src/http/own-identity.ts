import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { getCaller } from '../common/caller';
import type { AppContext } from '../common/context';
import { ApiError, IdentityError } from '../common/response-errors';
import type { EmbeddedIdentity } from '../identity/embedded-identity';
import type { AccountWork } from '../identity/manage-accounts';
import type { Identities } from '../identity/provider';
import type { SecondFactors } from '../identity/second-factors';

/* Shared by the calls with which the owner of an account changes its password and second factor. */

/** Calls of a minute from one address. */
export const OWN_IDENTITY_RATE = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** Schemas of the secrets that prove who is calling. */
export const passwordAgain = z.string().max(1_000).describe('Password of the account, again');
export const secondFactorCode = z
  .string()
  .max(100)
  .describe('Code of the authenticator app, or a recovery code');

/** Second factors and passwords of the accounts of this server. */
export interface OwnIdentity {
  readonly embedded: EmbeddedIdentity;
  readonly secondFactors: SecondFactors;
}

/** @throws ApiError 409 when Firebase signs people in. */
export function getOwnIdentity({ embedded, secondFactors }: Identities): OwnIdentity {
  if (embedded && secondFactors) return { embedded, secondFactors };
  throw new ApiError(
    409,
    'accounts_elsewhere',
    'Firebase signs people in here: change passwords and second factors there.'
  );
}

/** Returns the account and the session of a signed-in caller. */
export function getOwner(request: FastifyRequest): { uid: string; email: string; sessionId: string } {
  const { uid, email, sessionId } = getCaller(request);
  return { uid: uid as string, email: email as string, sessionId: sessionId as string };
}

/** Returns the work on accounts whose author is the caller. */
export const toOwnWork = ({ store, settings }: AppContext, request: FastifyRequest): AccountWork => {
  const { uid, email } = getOwner(request);
  return { store, by: { uid, email }, investorEmails: settings.investorEmails };
};

/**
 * Turns a refused password or code into a 400 of its field: 401 would mean that the session has ended.
 * @param passwordField name of the password in the body.
 */
export async function checkInput<T>(check: Promise<T>, passwordField = 'password'): Promise<T> {
  try {
    return await check;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.message.startsWith('SECOND_FACTOR'))
      throw new ApiError(400, 'second_factor_refused', 'The code was not accepted.', 'code');
    if (error.message === 'TOO_MANY_ATTEMPTS_TRY_LATER') throw error;
    throw new ApiError(400, 'wrong_password', 'The password was incorrect.', passwordField);
  }
}

/** Checks the password of the caller's account; wrong ones count as failed sign-ins. */
export const checkOwnPassword = (
  { embedded }: OwnIdentity,
  request: FastifyRequest,
  given: string,
  field?: string
) => checkInput(embedded.checkPassword(getOwner(request).email, given, request.ip), field);
