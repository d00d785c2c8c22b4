import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { importTypescript } = await import('../scripts/lib/import-typescript.mjs');
const { root } = await import('../scripts/lib/paths.mjs');

/** Writes `host/contract/exports.csv`: the names of each framework module that the host provides or refuses. */
await runCommand(async () => {
  await ensureDependencies();
  const { formatExportTable } = await importTypescript('host/contract/contract-tables.ts', {
    packages: 'external'
  });
  writeFileSync(join(root, 'host/contract/exports.csv'), formatExportTable(join(root, 'host')));
  printLine('Wrote host/contract/exports.csv');
});
