import type { FastifyRequest } from 'fastify';
import { getCaller } from './caller';
import { toCountKey } from './call-counts';
import { IdentityError } from './response-errors';

/* Security events in the log, as docs/rules/security.md lists them. Each names the address of the caller. */

/** Logs an event of an account that is known. */
export const logAccountEvent = (request: FastifyRequest, event: string, uid: string): void =>
  request.log.info({ event, uid, ip: request.ip }, event);

/**
 * Runs an attempt to sign in and logs how it ended. The typed address may be a password by mistake, so only its
 * hash is logged: one account has the same hash in all entries.
 * @param readUid returns the account of a result.
 */
export async function logSignIn<Result>(
  request: FastifyRequest,
  email: string,
  attempt: () => Promise<Result>,
  readUid: (result: Result) => string
): Promise<Result> {
  try {
    const result = await attempt();
    logAccountEvent(request, 'sign-in', readUid(result));
    return result;
  } catch (error) {
    const account = toCountKey(email.trim().toLowerCase()).slice(0, 16);
    const reason = error instanceof IdentityError ? error.message : 'error';
    request.log.warn({ event: 'sign-in refused', account, reason, ip: request.ip }, 'sign-in refused');
    throw error;
  }
}

/** Logs a call that was refused for want of a right or because of too many calls. */
export const logRefusal = (request: FastifyRequest, code: string): void =>
  request.log.info({ event: 'refused', code, uid: getCaller(request).uid, ip: request.ip }, 'refused');
