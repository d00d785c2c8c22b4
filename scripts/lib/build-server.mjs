import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Bundles each file of server/src/entries to build/server/<name>.js (ESM). Our own code (workspaces included) goes in,
 * npm packages stay in node_modules.
 */
export async function buildServer() {
  const { build } = await import('esbuild');
  const entries = join(root, 'server/src/entries');
  await build({
    entryPoints: readdirSync(entries)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(entries, name)),
    outdir: join(root, 'build/server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-code-only',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@site/') ? undefined : { path, external: true }
          );
        }
      }
    ]
  });
}
