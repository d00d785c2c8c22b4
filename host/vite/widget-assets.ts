import { createReadStream, existsSync, statSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join, normalize, sep } from 'node:path';
import type { Plugin } from 'vite';
import { bundleWorker, listWorkers } from '../../scripts/lib/bundle-worker.mjs';
import { listWidgetFolders } from './widget-folders';
import type { WidgetFolder, WidgetRoot } from './widget-folders';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.json': 'application/json',
  '.css': 'text/css',
  '.js': 'text/javascript'
};

/** Lists a widget's own static files, with the paths at which its `context.folderUrl` makes it request them. */
const listAssetFolders = ({ dir, uri }: WidgetFolder) =>
  ['runtime', 'setting'].map((part) => ({
    from: join(dir, 'src', part, 'assets'),
    to: `${uri}dist/${part}/assets`
  }));

/** Lists the workers of all widgets, with the paths at which `context.folderUrl` makes a widget request them. */
const listWorkerAssets = (roots: readonly WidgetRoot[]) =>
  roots
    .flatMap(listWidgetFolders)
    .flatMap(({ dir, uri }) =>
      listWorkers(dir).map(({ module, asset }) => ({ module, to: `${uri}dist/${asset}` }))
    );

/** Returns the file for an address under a widget's `dist/…/assets`, or null. */
export function findAssetFile(roots: readonly WidgetRoot[], url: string): string | null {
  const path = decodeURIComponent(url.split('?')[0]!).slice(1);
  const folder = roots
    .flatMap(listWidgetFolders)
    .flatMap(listAssetFolders)
    .find(({ to }) => path.startsWith(`${to}/`));
  if (!folder) return null;
  const file = normalize(join(folder.from, path.slice(folder.to.length + 1)));
  const isInside = file.startsWith(folder.from + sep);
  return isInside && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Serves widgets' static assets and workers: from their source in development, copied or bundled in a build. */
export const widgetAssets = (roots: readonly WidgetRoot[]): Plugin => ({
  name: 'widget-assets',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const worker = listWorkerAssets(roots).find(({ to }) => request.url?.split('?')[0] === `/${to}`);
      if (worker)
        return response.setHeader('content-type', 'text/javascript').end(bundleWorker(worker.module));
      const file = findAssetFile(roots, request.url ?? '/');
      if (!file) return next();
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    });
  },
  async writeBundle({ dir }) {
    if (!dir) return;
    const folders = roots.flatMap(listWidgetFolders).flatMap(listAssetFolders);
    for (const { from, to } of folders)
      if (existsSync(from)) await cp(from, join(dir, to), { recursive: true });
    for (const { module, to } of listWorkerAssets(roots)) {
      await mkdir(dirname(join(dir, to)), { recursive: true });
      await writeFile(join(dir, to), bundleWorker(module));
    }
  }
});
