import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

const imports = {
  'build-tiles': 'buildNetworkTiles',
  'edge-geometry': 'edgeMetres',
  'open-routing': 'openRouting',
  'test-network': 'randomNumbers'
};

/** The server's own routing code, bundled for the benchmarks: npm packages stay in node_modules. */
export async function routingCode() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'build/bench/routing.mjs');
  await build({
    stdin: {
      contents: Object.entries(imports)
        .map(([file, name]) => `export { ${name} } from './server/src/engines/routing/${file}';`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts'
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-code-only',
        setup(builder) {
          builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@site/') ? undefined : { path, external: true }
          );
        }
      }
    ]
  });
  return import(pathToFileURL(outfile).href);
}
