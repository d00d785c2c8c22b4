import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Of the map engine's workers, those that every map in 2D starts: features and vector tiles. */
const WORKERS = ['FeaturePipelineWorker', 'WorkerTileHandler'];
const FOLDER = 'esri/core/workers';

/**
 * The files that `WORKERS` are made of, by their paths under the engine's assets. A worker fetches its own one after
 * another, each a journey over the network; who knows them can fetch them at once. Read from the table that the
 * engine's build leaves in the first file.
 * @throws Error when that table is not where it was.
 */
export function workerParts(assets: string): readonly string[] {
  const loader = readFileSync(join(assets, FOLDER, 'RemoteClient.js'), 'utf8');
  const table = /"chunks\/"\+(\{[^}]*\})/.exec(loader)?.[1] ?? '';
  const names = new Map([...table.matchAll(/(\d+):"([0-9a-f]+)"/g)].map(([, id, name]) => [id, name]));
  const parts = WORKERS.flatMap((worker) => {
    const list = new RegExp(`\\b${worker}:\\(\\)=>Promise\\.all\\(\\[([^\\]]*)\\]`).exec(loader)?.[1] ?? '';
    const ids = [...list.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => names.get(id));
    if (ids.length === 0 || ids.includes(undefined))
      throw new Error(`The map engine's ${FOLDER}/RemoteClient.js does not say what ${worker} is made of.`);
    return ids.map((name) => `${FOLDER}/chunks/${name}.js`);
  });
  return [`${FOLDER}/RemoteClient.js`, ...new Set(parts)];
}

const NAME = 'virtual:worker-parts';

/** The list of `workerParts` as a module. */
export function workerPartsModule(root: string): Plugin {
  return {
    name: 'worker-parts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(workerParts(join(root, 'node_modules/@arcgis/core/assets')))};`
        : undefined
  };
}
