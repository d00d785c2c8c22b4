import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Workers of the map engine that every 2D map starts: features and vector tiles. */
const WORKERS = ['FeaturePipelineWorker', 'WorkerTileHandler'];
const FOLDER = 'esri/core/workers';

/**
 * Lists the files of `WORKERS` by their paths under the engine's assets. A worker fetches its files one after
 * another, each a network round trip; with this list a page can fetch them in parallel. Read from the table
 * that the engine's build writes into the first file.
 * @throws Error when the table is no longer in that file.
 */
export function listWorkerParts(assets: string): readonly string[] {
  const loader = readFileSync(join(assets, FOLDER, 'RemoteClient.js'), 'utf8');
  const table = /"chunks\/"\+(\{[^}]*\})/.exec(loader)?.[1] ?? '';
  const names = new Map([...table.matchAll(/(\d+):"([0-9a-f]+)"/g)].map(([, id, name]) => [id, name]));
  const parts = WORKERS.flatMap((worker) => {
    const list = new RegExp(`\\b${worker}:\\(\\)=>Promise\\.all\\(\\[([^\\]]*)\\]`).exec(loader)?.[1] ?? '';
    const ids = [...list.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => names.get(id));
    if (ids.length === 0 || ids.includes(undefined))
      throw new Error(`The map engine's ${FOLDER}/RemoteClient.js does not list the chunks of ${worker}.`);
    return ids.map((name) => `${FOLDER}/chunks/${name}.js`);
  });
  return [`${FOLDER}/RemoteClient.js`, ...new Set(parts)];
}

const NAME = 'virtual:worker-parts';

/** Provides the list of `workerParts` as a module. */
export function workerPartsModule(root: string): Plugin {
  return {
    name: 'worker-parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(listWorkerParts(join(root, 'node_modules/@arcgis/core/assets')))};`
        : undefined
  };
}
