import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';

const require = createRequire(import.meta.url);
/** Folder of a widget whose modules run in a worker of the page. */
const FOLDER = 'src/runtime/workers';

/**
 * Lists the workers of a widget: the module of each, and the static file of the widget that it becomes, which
 * the page finds under `context.folderUrl`.
 * @param {string} widget path of the widget's folder.
 */
export const listWorkers = (widget) =>
  (existsSync(join(widget, FOLDER)) ? readdirSync(join(widget, FOLDER)) : []).map((name) => ({
    module: join(widget, FOLDER, name),
    asset: `runtime/assets/${basename(name, '.ts')}.js`
  }));

/**
 * Bundles the module of a worker to one script.
 * @param {string} module
 * @returns {string}
 */
export function bundleWorker(module) {
  // Loaded here: on a fresh clone nothing is installed when this file is.
  const { buildSync } = require('esbuild');
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [module],
    alias: { widgets: join(root, 'widgets') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    logLevel: 'warning'
  });
  return outputFiles[0].text;
}
