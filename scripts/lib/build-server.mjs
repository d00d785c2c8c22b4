import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Returns the entry points by name: the processes and threads of the server, and the generator of demonstration
 * data.
 */
const listEntryPoints = () =>
  Object.fromEntries(
    ['server/src/entries', 'demo/src/entries'].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => [name.slice(0, -'.ts'.length), join(root, folder, name)])
    )
  );

/**
 * Returns whether a package is in the root's node_modules. One that npm has installed inside a workspace,
 * because the root has another version, is not, and is bundled.
 * @param {string} path
 */
const isRootPackage = (path) => {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  return !['server', 'demo', 'shared/domain', 'shared/layers'].some((workspace) =>
    existsSync(join(root, workspace, 'node_modules', name))
  );
};

/**
 * Bundles each entry to build/server/<name>.js (ESM). The repository's own code (including workspaces) is
 * bundled, npm packages stay in node_modules; the embedded database's part of PostGIS is written beside the
 * bundles.
 */
export async function buildServer() {
  // Packages are imported here: on a fresh clone nothing is installed when this file is loaded.
  const { build } = await import('esbuild');
  const { writeSlimPostgis } = await import('./postgis-bundle.mjs');
  await build({
    entryPoints: listEntryPoints(),
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
            kind === 'entry-point' || path.startsWith('@site/') || !isRootPackage(path)
              ? undefined
              : { path, external: true }
          );
        }
      }
    ]
  });
  await writeSlimPostgis(join(root, 'build/server/postgis.tar.gz'));
}
