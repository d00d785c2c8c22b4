import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {object} RoutingCode
 * @property {typeof import('../../server/src/engines/routing/build-tiles').buildNetworkTiles} buildNetworkTiles
 * @property {typeof import('../../server/src/engines/routing/edge-geometry').edgeMetres} edgeMetres
 * @property {typeof import('../../server/src/engines/routing/open-routing').openRouting} openRouting
 * @property {typeof import('../../server/src/engines/routing/test-network').randomNumbers} randomNumbers
 */
/**
 * @typedef {object} FeatureCode
 * @property {typeof import('../../server/src/layers/index').findDataset} findDataset
 * @property {typeof import('../../server/src/arcgis/feature-server/feature-query').readQuery} readQuery
 * @property {typeof import('../../server/src/arcgis/feature-server/sql').QuerySql} QuerySql
 * @property {typeof import('../../server/src/identity/sessions').Sessions} Sessions
 * @property {typeof import('../../server/src/store/open-store').openStore} openStore
 */

/**
 * @typedef {object} FaultCode
 * @property {typeof import('../../server/src/store/open-store').openStore} openStore
 * @property {typeof import('../../server/src/figures/stored-sums').pauseStoredSums} pauseStoredSums
 * @property {typeof import('../../server/src/figures/stored-sums').resumeStoredSums} resumeStoredSums
 * @property {typeof import('../../server/src/figures/stored-sums').recomputeStoredSums} recomputeStoredSums
 * @property {typeof import('../../server/src/backup/tables').countRows} countRows
 * @property {typeof import('../../server/src/backup/tables').listDataTables} listDataTables
 */

const ROUTING = {
  'engines/routing/build-tiles': 'buildNetworkTiles',
  'engines/routing/edge-geometry': 'edgeMetres',
  'engines/routing/open-routing': 'openRouting',
  'engines/routing/test-network': 'randomNumbers'
};
const FAULTS = {
  'store/open-store': 'openStore',
  'figures/stored-sums': 'pauseStoredSums, recomputeStoredSums, resumeStoredSums',
  'backup/tables': 'countRows, listDataTables'
};
const FEATURES = {
  'layers/index': 'findDataset',
  'arcgis/feature-server/feature-query': 'readQuery',
  'arcgis/feature-server/sql': 'QuerySql',
  'identity/sessions': 'Sessions',
  'store/open-store': 'openStore'
};

/**
 * Bundles the server's code for the benchmarks; npm packages stay in node_modules.
 * @param {string} name
 * @param {Record<string, string>} imports the exported names, by file
 */
async function bundleServerCode(name, imports) {
  const { build } = await import('esbuild');
  const outfile = join(root, `build/bench/${name}.mjs`);
  await build({
    stdin: {
      contents: Object.entries(imports)
        .map(([file, exported]) => `export { ${exported} } from './server/src/${file}';`)
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

/**
 * Bundles the store.
 * @returns {Promise<Pick<FeatureCode, 'openStore'>>}
 */
export const bundleStoreCode = () => bundleServerCode('store', { 'store/open-store': 'openStore' });

/** @returns {Promise<RoutingCode>} */
export const bundleRoutingCode = () => bundleServerCode('routing', ROUTING);

/**
 * Bundles the query dialect of the feature services and the store.
 * @returns {Promise<FeatureCode>}
 */
export const bundleFeatureCode = () => bundleServerCode('features', FEATURES);

/**
 * Bundles the store, and the functions that fill it and count its rows.
 * @returns {Promise<FaultCode>}
 */
export const bundleFaultCode = () => bundleServerCode('faults', FAULTS);
