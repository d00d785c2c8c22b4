import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../ground/context';
import { ArcgisError, IdentityError } from '../../ground/errors';
import { originOf } from '../../ground/origin';
import { CURRENT_VERSION } from '../dialect/version';
import type { Identities } from '../../identity/provider';

const refused = () => new ArcgisError(400, 'Unable to generate token.', ['Invalid username or password.']);

/** `rest/info` and `generateToken`, so that ArcGIS clients sign in the way they know; the token is a session's. */
export function registerInfo(app: FastifyInstance, { settings }: AppContext, identities: Identities): void {
  const info = async (request: FastifyRequest) => ({
    currentVersion: CURRENT_VERSION,
    fullVersion: CURRENT_VERSION.toFixed(1),
    authInfo: {
      isTokenBasedSecurity: true,
      tokenServicesUrl: `${originOf(settings, request)}/arcgis/tokens/generateToken`,
      shortLivedTokenValidity: 600
    }
  });
  app.get('/arcgis/rest/info', info);
  app.get('/arcgis/sharing/rest/info', info);

  const generateToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const { username, password } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof username !== 'string' || typeof password !== 'string') throw refused();
    const { uid } = await identities.provider
      .signIn(username, password, request.ip)
      .catch((error: unknown) => {
        throw error instanceof IdentityError ? refused() : error;
      });
    const { token, expiresAt } = await identities.sessions.open(uid);
    reply.header('cache-control', 'no-store');
    return { token, expires: expiresAt.getTime(), ssl: settings.production };
  };
  const options = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  app.post('/arcgis/tokens/generateToken', options, generateToken);
  app.post('/arcgis/sharing/rest/generateToken', options, generateToken);
}
