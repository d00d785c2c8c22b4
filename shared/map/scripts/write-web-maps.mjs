import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'prettier';

/** Writes every web map of the layer catalogue to experiences/maps/<id>.webmap.json. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'site-web-maps-'));
const bundle = join(folder, 'web-maps.mjs');
try {
  await build({
    entryPoints: [here('../src/web-maps.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    logLevel: 'error'
  });
  const { WEB_MAPS } = await import(pathToFileURL(bundle).href);
  for (const [id, webMap] of Object.entries(WEB_MAPS)) {
    const file = here(`../../../experiences/maps/${id}.webmap.json`);
    writeFileSync(file, await format(JSON.stringify(webMap), { parser: 'json', printWidth: 110 }));
    console.log(`wrote ${file}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
