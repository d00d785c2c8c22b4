import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite names these after their content, so the content of a name never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br)?$/;
/** Files of pinned packages, and the product's symbol; they change only with a release. */
const PINNED = /\/(arcgis-assets|fonts)\/|\/favicon\.svg$/;

/** The route of the files, which handles every address without a route of its own. */
export const STATIC_FILES_ROUTE = '/*';

const chooseCacheControl = (path: string): string => {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PINNED.test(path) ? 'public, max-age=86400' : 'no-cache';
};

/** Serves the build of the pages in `build/host`, except its document, which the front door fills in. */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  const folder = join(root, 'build/host');
  if (!existsSync(folder)) return;
  // Cache-Control of a request is for caches on the way (RFC 9111); the condition of the request still holds.
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.url === STATIC_FILES_ROUTE && headers['if-none-match'] !== undefined)
      delete headers['cache-control'];
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    // Files are compressed when the pages are built; others are compressed as they are sent.
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', chooseCacheControl(path.replaceAll('\\', '/')));
    }
  });
}
