import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ArcgisError, IdentityError } from '../../common/response-errors';
import { logSignIn } from '../../common/security-log';
import { getPublicOrigin } from '../../common/public-origin';
import { readExplicitToken } from '../../common/request-token';
import { CURRENT_VERSION } from '../dialect/version';
import { readCallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import type { ResourceHandler } from '../dialect/resources';
import { describeDevice } from '../../identity/describe-device';
import type { Identities } from '../../identity/provider';

const createTokenError = (detail: string) => new ArcgisError(400, 'Unable to generate token.', [detail]);
const WRONG_CREDENTIALS = 'Invalid username or password.';
const SECOND_FACTOR =
  'This account signs in with a code, which ArcGIS clients cannot send. Use an account without a second factor here.';

/** A token as ArcGIS clients read it; `expires` is in milliseconds since 1970 UTC. */
interface GeneratedToken {
  readonly token: string;
  readonly expires: number;
  readonly ssl: boolean;
}

/**
 * Returns the caller's own token, for a client that signed in at the portal and requests a token of the server
 * beneath it: both are this server, with one session for both.
 * @throws ArcgisError 400 for the address of another server, 498 for a token that is no longer valid.
 */
function exchangeToken(
  request: FastifyRequest,
  origin: string,
  serverUrl: string,
  ssl: boolean
): GeneratedToken {
  if (!URL.canParse(serverUrl) || new URL(serverUrl).host !== new URL(origin).host)
    throw createTokenError('serverUrl is not an address of this server.');
  const { uid, secondsLeft } = getCaller(request);
  const token = readExplicitToken(request);
  if (uid === null || token === null || secondsLeft === undefined)
    throw new ArcgisError(498, 'Invalid token.', ['Sign in again.']);
  return { token, expires: Date.now() + secondsLeft * 1000, ssl };
}

/**
 * Signs in with the credentials in the body of a POST; an address is logged on the way and must not contain
 * any.
 */
async function openSession(
  request: FastifyRequest,
  { provider, sessions }: Identities,
  ssl: boolean
): Promise<GeneratedToken> {
  if (request.method !== 'POST')
    throw new ArcgisError(405, 'Method not allowed.', ['Send username and password in the body of a POST.']);
  const { username, password } = (request.body ?? {}) as Record<string, unknown>;
  if (typeof username !== 'string' || typeof password !== 'string') throw createTokenError(WRONG_CREDENTIALS);
  const { uid } = await logSignIn(
    request,
    username,
    () => provider.signIn(username, password, request.ip),
    (person) => person.uid
  ).catch((error: unknown) => {
    if (!(error instanceof IdentityError)) throw error;
    throw createTokenError(error.message === 'SECOND_FACTOR_REQUIRED' ? SECOND_FACTOR : WRONG_CREDENTIALS);
  });
  const { token, expiresAt } = await sessions.open(uid, describeDevice(request.headers['user-agent']));
  return { token, expires: expiresAt.getTime(), ssl };
}

/**
 * Registers `rest/info`, `generateToken` and `revokeToken`, so that ArcGIS clients sign in and out in their
 * usual way; the token is a session's. `owningSystemUrl` shows clients of the portal that its session is valid
 * for the services as well.
 */
export function registerInfo(app: FastifyInstance, { settings }: AppContext, identities: Identities): void {
  const generateToken: ResourceHandler = async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { serverUrl } = readCallParameters(request);
    return serverUrl && readExplicitToken(request) !== null
      ? exchangeToken(request, getPublicOrigin(settings, request), serverUrl, settings.production)
      : openSession(request, identities, settings.production);
  };
  const revokeToken: ResourceHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    // Only a token in the parameters is revoked: any page's request carries the cookie.
    const { auth_token: token = '' } = readCallParameters(request);
    if (token === '') throw new ArcgisError(400, 'Unable to revoke token.', ['Send it in auth_token.']);
    await identities.sessions.revoke(token);
    return { success: true };
  };
  const describeServer: ResourceHandler = (request) => {
    const origin = getPublicOrigin(settings, request);
    return {
      currentVersion: CURRENT_VERSION,
      fullVersion: CURRENT_VERSION.toFixed(1),
      owningSystemUrl: `${origin}/arcgis`,
      authInfo: {
        isTokenBasedSecurity: true,
        tokenServicesUrl: `${origin}/arcgis/tokens/generateToken`,
        shortLivedTokenValidity: 600
      }
    };
  };
  const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
  registerResources(app, '/arcgis', 'public', {
    '/rest/info': describeServer,
    '/sharing/rest/info': describeServer,
    '/tokens/generateToken': { answer: generateToken, config },
    '/sharing/rest/generateToken': { answer: generateToken, config },
    '/sharing/rest/oauth2/revokeToken': { answer: revokeToken, config }
  });
}
