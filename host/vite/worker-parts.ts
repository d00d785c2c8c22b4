import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Writes the loader of the engine's workers with the files of `WORKERS` behind it, as one file: a page then fetches one
 * file in place of some thirty. The loader knows the modules of each file that has run, and fetches only the others.
 * @param assets the engine's assets.
 * @param target a copy of them, which may be hard links to them.
 */
export function joinWorkerParts(assets: string, target: string): void {
  const [loader, ...parts] = listWorkerParts(assets);
  const file = join(target, loader!);
  // Not written in place, which would change the engine's own file behind a hard link.
  rmSync(file);
  writeFileSync(
    file,
    [loader!, ...parts].map((part) => readFileSync(join(assets, part), 'utf8')).join('\n;\n')
  );
}

const NAME = 'virtual:worker-parts';
const getAssets = (root: string): string => join(root, 'node_modules/@arcgis/core/assets');

/** Provides the list of the files that a page fetches for the workers as a module; a build joins them to one. */
export function workerPartsModule(root: string): Plugin {
  let isBuild = false;
  return {
    name: 'worker-parts',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const parts = listWorkerParts(getAssets(root));
      return `export default ${JSON.stringify(isBuild ? parts.slice(0, 1) : parts)};`;
    }
  };
}
