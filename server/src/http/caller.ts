import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRole, Sessions } from '../identity/sessions';
import { ApiError } from './errors';

export type Role = 'guest' | AccountRole;

/** Who a request comes from. */
export interface Caller {
  readonly uid: string | null;
  readonly email: string | null;
  readonly role: Role;
  /** A token came along that is not, or no longer, good: the caller is a guest who may think otherwise. */
  readonly sessionEnded?: boolean;
}

const GUEST: Caller = { uid: null, email: null, role: 'guest' };
const rank: Record<Role, number> = { guest: 0, investor: 1, staff: 2, admin: 3 };
const callers = new WeakMap<FastifyRequest, Caller>();

/** Paths that ask for nobody: they answer without the database, or sign in with credentials of their own. */
const anonymous =
  /^\/(healthz|readyz|signin|signout|assets|arcgis-assets|fonts|(identitytoolkit|securetoken)\.googleapis\.com)(\/|\?|$)/;

/** The token of an Authorization header: as it is (the specification's way) or after 'Bearer '. */
const headerToken = (request: FastifyRequest): string | null =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null;

/** The token of an ArcGIS request: the `token` parameter in the query or the form. */
function parameterToken(request: FastifyRequest): string | null {
  const sources = [request.query, request.body] as (Record<string, unknown> | null | undefined)[];
  const found = sources
    .map((source) => source?.token)
    .find((token) => typeof token === 'string' && token !== '');
  return (found as string | undefined) ?? null;
}

/**
 * The token a request carries. A browser sends the cookie with whatever page asks, so the cookie alone never allows a
 * write of the product API.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const arcgis = request.url.startsWith('/arcgis/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const explicit = headerToken(request) ?? (arcgis ? parameterToken(request) : null);
  return explicit ?? (reads || arcgis ? (request.cookies.token ?? null) : null);
}

/** Makes {@link callerOf} work: finds the session of each request before its handler runs. */
export function resolveCallers(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('preValidation', async (request) => {
    // A file of the build (the wildcard route) or an address that nothing is at is the same for everybody.
    const same = request.is404 || request.routeOptions.url === '/*' || anonymous.test(request.url);
    const token = same ? null : tokenOf(request);
    if (token === null) return;
    const owner = await sessions.ownerOf(token);
    callers.set(request, owner ?? { ...GUEST, sessionEnded: true });
  });
}

/** Who the request comes from; a guest when it carries no token or one that has ended. */
export const callerOf = (request: FastifyRequest): Caller => callers.get(request) ?? GUEST;

/** Whether a role includes another's rights: guest < investor < staff < admin. */
export const hasRole = (caller: Caller, role: Role): boolean => rank[caller.role] >= rank[role];

/**
 * Refuses callers below a role.
 * @throws ApiError 401 'session_ended' or 'sign_in_required' for a guest, 403 'forbidden' for a lesser role.
 */
export function requireRole(request: FastifyRequest, role: Role): Caller {
  const caller = callerOf(request);
  if (hasRole(caller, role)) return caller;
  if (caller.sessionEnded) throw new ApiError(401, 'session_ended', 'Your session has ended. Sign in again.');
  if (caller.role === 'guest') throw new ApiError(401, 'sign_in_required', 'Sign in to see this.');
  throw new ApiError(403, 'forbidden', `This needs the role ${role}.`);
}
