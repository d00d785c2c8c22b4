import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { root } = await import('./lib/paths.mjs');

/** Writes every experience, web map and web scene from its description in experiences/src. */
await command(async () => {
  await ensureDependencies();
  const { build } = await import('esbuild');
  const { format } = await import('prettier');
  const folder = mkdtempSync(join(tmpdir(), 'site-experiences-'));
  const bundle = join(folder, 'experiences.mjs');
  const write = async (path, json) => {
    const file = join(root, 'experiences', path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, await format(JSON.stringify(json), { parser: 'json', printWidth: 110 }));
    console.log(`wrote experiences/${path}`);
  };
  try {
    await build({
      entryPoints: [join(root, 'experiences/src/index.ts')],
      outfile: bundle,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error'
    });
    const { EXPERIENCES, MAP_ITEMS, WEB_MAPS, WEB_SCENES, versionOf } = await import(
      pathToFileURL(bundle).href
    );
    const manifest = (path) => readFileSync(join(root, path), 'utf8');
    for (const [id, describe] of Object.entries(EXPERIENCES))
      await write(`${id}/config.json`, describe().json(versionOf(manifest)));
    for (const [id, webMap] of Object.entries(WEB_MAPS)) await write(`maps/${id}.webmap.json`, webMap);
    for (const [id, webScene] of Object.entries(WEB_SCENES))
      await write(`maps/${id}.webscene.json`, webScene);
    await write('maps/items.json', MAP_ITEMS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
