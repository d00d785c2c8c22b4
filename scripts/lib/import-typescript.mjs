import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/**
 * Bundles a TypeScript module of the repository and returns its exports.
 * @param {string} entry its path from the root
 * @param {import('esbuild').BuildOptions} options additional options of esbuild
 */
export async function importTypescript(entry, options = {}) {
  const { build } = await import('esbuild');
  // Written beside the packages, which a bundle with external packages finds there.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'typescript-'));
  try {
    const outfile = join(folder, 'module.mjs');
    const entryPoints = [join(root, entry)];
    await build({
      entryPoints,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      ...options
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
