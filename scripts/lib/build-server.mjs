import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** What is started as a process or a thread, by name: the server's entries, and the one that makes demonstration data. */
const entryPoints = () =>
  Object.fromEntries(
    ['server/src/entries', 'demo/src/entries'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => [name.slice(0, -'.ts'.length), join(root, folder, name)])
    )
  );

/**
 * Whether a package is found where the build runs: one that npm keeps inside a workspace, because another version of it
 * stands above, is not, and goes into the bundle.
 */
const isAbove = (path) => {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return !['server', 'demo', 'shared/domain', 'shared/layers'].some((workspace) =>
    existsSync(join(root, workspace, 'node_modules', name))
  );
};

/**
 * Bundles each entry to build/server/<name>.js (ESM). Our own code (workspaces included) goes in, npm packages stay in
 * node_modules, but what the embedded database needs of PostGIS, which is put beside.
 */
export async function buildServer() {
  // What comes from packages is loaded here: on a fresh clone nothing is installed when this file is read.
  const { build } = await import('esbuild');
  const { slimPostgis } = await import('./postgis-bundle.mjs');
  await build({
    entryPoints: entryPoints(),
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
            kind === 'entry-point' || path.startsWith('@site/') || !isAbove(path)
              ? undefined
              : { path, external: true }
          );
        }
      }
    ]
  });
  await slimPostgis(join(root, 'build/server/postgis.tar.gz'));
}
