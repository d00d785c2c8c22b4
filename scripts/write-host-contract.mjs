import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { importTypescript } = await import('./lib/import-typescript.mjs');
const { root } = await import('./lib/paths.mjs');

/**
 * Writes the tables of host/README.md: the parts of each framework module that the host implements, and those
 * that it refuses.
 */
await command(async () => {
  await ensureDependencies();
  const { format } = await import('prettier');
  const file = join(root, 'host/README.md');
  const { contractTables } = await importTypescript('host/contract/table.ts', { packages: 'external' });
  const [before] = readFileSync(file, 'utf8').split('### jimu-core');
  const text = `${before}${contractTables(join(root, 'host'))}\n`;
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 110 }));
  say('wrote host/README.md');
});
