import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyCorsOptions } from '@fastify/cors';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'node:querystring';
import { constants } from 'node:zlib';
import { readPageEmbed } from '../common/embed-keys';
import type { EmbedKeys } from '../common/embed-keys';
import { isOriginAllowed } from '../common/embed-origins';
import type { Settings } from '../common/settings';

type CorsCallback = (error: Error | null, options: FastifyCorsOptions) => void;

/** Start of the portal's addresses. */
const PORTAL = '/arcgis/sharing/rest/';
const FIREBASE_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * Returns the content security policy. The maps SDK needs workers from blobs, compiled WebAssembly, inline
 * styles, and images from data and blobs.
 */
export function writeContentSecurityPolicy(settings: Settings, frameAncestors: readonly string[]): string {
  const { imagery } = settings;
  const maps = [...settings.mapOrigins, ...(imagery ? [new URL(imagery.url).origin] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...maps, ...settings.pictureOrigins],
    'font-src': ["'self'", 'data:', ...maps],
    'connect-src': ["'self'", 'data:', 'blob:', ...maps, ...(settings.firebase ? FIREBASE_ORIGINS : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors]
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Policy of a page that anybody may frame: it has only text, and nothing to click that would act for a visitor.
 */
export const TEXT_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/**
 * Returns the origins that may frame a page: the origins of its key, or without a key the settings. A key
 * that is not valid allows nobody, whatever the settings list.
 */
async function findFrameAncestors(
  url: string,
  { embedOrigins }: Settings,
  keys: EmbedKeys
): Promise<readonly string[]> {
  const page = readPageEmbed(url);
  if (page === null) return [];
  if (page.key === null) return embedOrigins;
  const key = await keys.find(page.key);
  return key?.maps.some((map) => map === page.map) ? key.origins : [];
}

/** Registers security headers, allowed origins, limits, cookies, forms and compression. */
export async function registerSecurity(
  app: FastifyInstance,
  settings: Settings,
  keys: EmbedKeys
): Promise<void> {
  const own = writeContentSecurityPolicy(settings, []);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // frame-ancestors lists who may frame a page; this older header cannot name partners.
    frameguard: false,
    hsts: settings.production,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' }
  });
  app.addHook('onRequest', async (request, reply) => {
    const ancestors = await findFrameAncestors(request.url, settings, keys);
    reply.header(
      'content-security-policy',
      ancestors.length === 0 ? own : writeContentSecurityPolicy(settings, ancestors)
    );
    reply.header('permissions-policy', 'camera=(), geolocation=(self), microphone=()');
  });
  // A route that allows caches says so itself.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control') && !reply.raw.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  await app.register(cors, () => (request: FastifyRequest, decide: CorsCallback) => {
    const { origin } = request.headers;
    decide(null, {
      origin: origin !== undefined && isOriginAllowed(origin, settings.corsOrigins),
      // Experience Builder sends credentials to the portal; the browser hides answers that do not allow them.
      credentials: request.url.startsWith(PORTAL),
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['x-request-id', 'etag', 'retry-after', 'idempotency-replayed'],
      maxAge: 600
    });
  });
  // Limits are per route (`config.rateLimit`); the error handler words the refusal in the route's dialect.
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      Object.assign(new Error(`Too many requests. Try again in ${after}.`), { statusCode: 429 })
  });
  await app.register(cookie);
  // Node's own parser is three times as fast as the plugin's on a form of megabytes.
  await app.register(formbody, { parser: (text) => parse(text) });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    customTypes: /^text\/(?!event-stream)|json|javascript|xml|wasm|protobuf/
  });
}
