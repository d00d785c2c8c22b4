import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { importTypescript } = await import('../scripts/lib/import-typescript.mjs');
const { root } = await import('../scripts/lib/paths.mjs');

/** Writes every experience, web map and web scene from its description in experiences/src. */
await runCommand(async () => {
  await ensureDependencies();
  const { formatText } = await import('./lib/format-text.mjs');
  /**
   * @param {string} path
   * @param {unknown} json
   */
  const writeJson = async (path, json) => {
    const file = join(root, 'experiences', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await formatText(file, JSON.stringify(json)));
    printLine(`Wrote experiences/${path}`);
  };
  const { EXPERIENCES, MAP_ITEMS, WEB_MAPS, WEB_SCENES, createVersionReader } =
    await importTypescript('experiences/src/index.ts');
  /** @param {string} path */
  const readManifest = (path) => readFileSync(join(root, path), 'utf8');
  for (const [id, describe] of Object.entries(EXPERIENCES))
    await writeJson(`${id}/config.json`, describe().toJson(createVersionReader(readManifest)));
  for (const [id, webMap] of Object.entries(WEB_MAPS)) await writeJson(`maps/${id}.webmap.json`, webMap);
  for (const [id, webScene] of Object.entries(WEB_SCENES))
    await writeJson(`maps/${id}.webscene.json`, webScene);
  await writeJson('maps/items.json', MAP_ITEMS);
});
