import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Bundles exports of the domain as the widgets use them, and imports the bundle.
 * @param {string} name of the bundle
 * @param {string} contents exports by paths from the repository
 * @returns {Promise<unknown>}
 */
export async function bundleDomain(name, contents) {
  const { build } = await import('esbuild');
  const outfile = join(root, `build/bench/${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    logLevel: 'warning'
  });
  return import(pathToFileURL(outfile).href);
}
