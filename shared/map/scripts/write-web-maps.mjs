import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'prettier';

/** Writes every web map of the layer catalogue to experiences/maps/<id>.webmap.json, and what the oil palm map's search looks in. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-web-maps-'));
const bundle = join(folder, 'web-maps.mjs');
const write = async (file, json) => {
  writeFileSync(file, await format(JSON.stringify(json), { parser: 'json', printWidth: 110 }));
  console.log(`wrote ${file}`);
};
try {
  await build({
    stdin: {
      contents: `export * from './web-maps';\nexport * from './searched';`,
      resolveDir: here('../src'),
      loader: 'ts'
    },
    outfile: bundle,
    bundle: true,
    format: 'esm',
    logLevel: 'error'
  });
  const { WEB_MAPS, withSearch } = await import(pathToFileURL(bundle).href);
  for (const [id, webMap] of Object.entries(WEB_MAPS))
    await write(here(`../../../experiences/maps/${id}.webmap.json`), webMap);
  const searching = here('../../../experiences/oil-palm-2d/config.json');
  await write(searching, withSearch(JSON.parse(readFileSync(searching, 'utf8'))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
