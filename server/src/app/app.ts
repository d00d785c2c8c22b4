import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify from 'fastify';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { openIdentities } from '../identity/open-identities';
import { problemSchema } from '../common/call-schemas';
import { resolveCallers } from '../common/caller';
import type { AppContext } from '../common/context';
import { EmbedKeys } from '../common/embed-keys';
import { readVersion } from '../store/version';
import { Experiences } from '../experiences/experiences';
import type { WithRouting } from '../engines/routing/routing-engine';
import { limitEmbeddedPages } from './embed-limits';
import { handleErrors, handleUnknownAddresses } from '../common/error-handler';
import { registerPages } from './page-routes';
import { registerGuards } from './guards';
import { limitGuests } from './guest-limits';
import { answerClientError } from './client-errors';
import { closeConnectionsAtStop } from './close-connections';
import { describeAnswer, describeRequest } from './describe-request';
import { Metrics, registerMetrics } from './metrics';
import { enforceRouteAccess, recordRoutes } from './route-table';
import { registerRoutes } from './routes';
import { registerSecurity } from './security';
import { createSerializer } from './serializer';
import { registerStaticFiles } from './static-files';
import { Tracing } from './tracing';
import { observeStore } from '../store/observed-store';
import { refuseInvalidRequests } from './invalid-requests';
import { readRefusedBodies } from './read-refused-body';

/**
 * Creates an id for each request. Behind a trusted proxy it is the id that the proxy sent, so that the two logs
 * can be matched.
 */
const createIdGenerator =
  (trustProxy: boolean) =>
  ({ headers }: RawRequestDefaultExpression): string => {
    const given = headers['x-request-id'];
    return trustProxy && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
  };

/**
 * Largest body of a call, in bytes. Layers and rasters accept more, since a filter may be the polygon of a
 * service area.
 */
const BODY_LIMIT = 512 * 1024;
const GEOMETRY_BODY_LIMIT = 2 * 1024 * 1024;
const TAKES_GEOMETRY = /^\/arcgis\/rest\/services\/[^/]+\/(Feature|Image)Server\//;

async function registerApiDocs(app: FastifyInstance, version: string): Promise<void> {
  // Every documented call may be refused, with the same error body.
  app.addHook('onRoute', ({ schema }) => {
    if (schema?.tags && schema.response)
      schema.response = { ...schema.response, '4xx': problemSchema, '5xx': problemSchema };
  });
  await app.register(swagger, {
    // A call is documented when it has tags; pages, files and the ArcGIS dialects have their own documents.
    hideUntagged: true,
    openapi: {
      info: { title: 'SITE', description: 'Product calls of SITE.', version },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
      security: [{ session: [] }]
    },
    transform: jsonSchemaTransform
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}

/**
 * Builds the server as one fastify instance with security, sessions, every route and the pages. It does not
 * listen yet.
 */
export async function buildApp(given: AppContext & WithRouting): Promise<FastifyInstance> {
  const { settings } = given;
  const metrics = new Metrics();
  const tracing = new Tracing(settings);
  const app = fastify({
    logger: { level: settings.logLevel, serializers: { req: describeRequest, res: describeAnswer } },
    genReqId: createIdGenerator(settings.trustProxy),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    clientErrorHandler: answerClientError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 }
  });
  await tracing.register(app);
  const store = observeStore(given.store, (statement) => {
    metrics.countStatement(statement);
    tracing.observe(statement, app.log);
  });
  const context = { ...given, store };
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(createSerializer((line) => app.log.warn(line)));
  const identities = openIdentities(settings, store, (line) => app.log.warn(line));
  recordRoutes(app);
  closeConnectionsAtStop(app);
  readRefusedBodies(app);
  registerMetrics(app, metrics, settings);
  app.addHook('onRoute', (route) => {
    if (TAKES_GEOMETRY.test(route.url)) route.bodyLimit = GEOMETRY_BODY_LIMIT;
  });
  handleErrors(app);
  handleUnknownAddresses(app);
  refuseInvalidRequests(app);
  const embedKeys = new EmbedKeys(store);
  await registerSecurity(app, settings, embedKeys);
  registerGuards(app, settings);
  resolveCallers(app, identities.sessions);
  limitGuests(app, context);
  limitEmbeddedPages(app, context, embedKeys);
  enforceRouteAccess(app);
  await registerApiDocs(app, readVersion(settings.root));
  const experiences = new Experiences(store, settings.root);
  await registerRoutes(app, context, identities, experiences);
  registerPages(app, settings, embedKeys, experiences);
  await registerStaticFiles(app, settings.root);
  return app;
}
