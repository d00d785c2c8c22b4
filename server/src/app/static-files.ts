import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Vite names these after their content, so a name never changes its meaning. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+(\.br)?$/;
/** Files of pinned packages: they change with a release only. */
const PINNED = /\/(arcgis-assets|fonts)\//;

/** The route of the files, which takes every address that no other route has. */
export const FILES = '/*';

const cacheControl = (path: string): string => {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return PINNED.test(path) ? 'public, max-age=86400' : 'no-cache';
};

/** Serves what the build of the pages left in `build/host`, except its document, which the front door fills in. */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  const folder = join(root, 'build/host');
  if (!existsSync(folder)) return;
  // Cache-Control of a request is for the caches on its way (RFC 9111): the condition it carries holds all the same.
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.url === FILES && headers['if-none-match'] !== undefined) delete headers['cache-control'];
  });
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    // Compressed when the pages were built; what was not is compressed as it is sent.
    preCompressed: true,
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControl(path.replaceAll('\\', '/')));
    }
  });
}
