import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { ASSET_FOLDERS, copyAssets } from '../copy-assets.mjs';
import { joinWorkerParts } from './worker-parts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.pbf': 'application/x-protobuf'
};

function findFile(root: string, url: string): string | null {
  const path = normalize(decodeURIComponent(url.split('?')[0]!));
  const folder = ASSET_FOLDERS.find(({ to }) => path.startsWith(`/${to}/`));
  if (!folder) return null;
  const file = join(root, folder.from, path.slice(folder.to.length + 1));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

const createMiddleware =
  (root: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const file = findFile(root, request.url ?? '');
    if (!file) return next();
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  };

/** Serves the map engine's assets and the glyphs: from their source in development, copied in a build. */
export function arcgisAssets(root: string): Plugin {
  return {
    name: 'arcgis-assets',
    configureServer(server) {
      server.middlewares.use(createMiddleware(root));
    },
    async writeBundle({ dir }) {
      if (!dir) return;
      await copyAssets(root, dir);
      joinWorkerParts(join(root, 'node_modules/@arcgis/core/assets'), join(dir, 'arcgis-assets/core'));
    }
  };
}
