import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './response-errors';
import { readRequestToken } from './request-token';
import { hasRole } from './roles';
import type { Caller, Role } from './roles';

/** Finds the owner of a session's token; null for an unknown or ended session. */
interface SessionOwners {
  findOwner(token: string): Promise<Caller | null>;
}

const GUEST: Caller = { uid: null, email: null, role: 'guest' };
const callers = new WeakMap<FastifyRequest, Caller>();

/** Paths without a caller: they answer without the database, or sign in with credentials of their own. */
const ANONYMOUS_PATHS =
  /^\/(healthz|readyz|metrics|signin|signout|assets|arcgis-assets|fonts|(identitytoolkit|securetoken)\.googleapis\.com)(\/|\?|$)/;

/**
 * Returns whether the answer to a request is the same for every caller: a file of the build (the wildcard
 * route), an unknown address.
 */
export const isPublicRequest = (request: FastifyRequest): boolean =>
  request.is404 || request.routeOptions.url === '/*' || ANONYMOUS_PATHS.test(request.url);

/** Prepares {@link getCaller}: finds the session of each request before its handler runs. */
export function resolveCallers(app: FastifyInstance, sessions: SessionOwners): void {
  app.addHook('preValidation', async (request) => {
    const token = isPublicRequest(request) ? null : readRequestToken(request);
    if (token === null) return;
    const owner = await sessions.findOwner(token);
    callers.set(request, owner ?? { ...GUEST, sessionEnded: true });
  });
}

/** Returns the caller of a request; a guest when it has no token or the token of an ended session. */
export const getCaller = (request: FastifyRequest): Caller => callers.get(request) ?? GUEST;

/**
 * Refuses callers below a role.
 * @throws ApiError 401 'session_ended' or 'sign_in_required' for a guest, 403 'forbidden' for a lesser role.
 */
export function requireRole(request: FastifyRequest, role: Role): Caller {
  const caller = getCaller(request);
  if (hasRole(caller, role)) return caller;
  if (caller.sessionEnded) throw new ApiError(401, 'session_ended', 'Your session has ended. Sign in again.');
  if (caller.role === 'guest') throw new ApiError(401, 'sign_in_required', 'Sign in to see this.');
  throw new ApiError(403, 'forbidden', `This needs the role ${role}.`);
}
