import { build } from 'esbuild';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { root } from './lib/paths.mjs';

/** Writes the tables of host/README.md: what each module of the framework has here, and what it refuses. */
const folder = mkdtempSync(join(root, 'node_modules/.cache/host-contract-'));
const bundle = join(folder, 'table.mjs');
const file = join(root, 'host/README.md');
try {
  await build({
    entryPoints: [join(root, 'host/contract/table.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error'
  });
  const { contractTables } = await import(pathToFileURL(bundle).href);
  const [before] = readFileSync(file, 'utf8').split('### jimu-core');
  const text = `${before}${contractTables(join(root, 'host'))}\n`;
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 110 }));
  console.log('wrote host/README.md');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
