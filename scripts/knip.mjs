import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';

/** What nothing reaches; then what of the domain only tests use, where a tag must say which row of the ledger waits for it. */
const RUNS = [
  [],
  [
    ...['--production', '--workspace', 'shared/domain', '--include', 'files,exports,types'],
    ...['--tags=-waiting', '--treat-tag-hints-as-errors']
  ]
];

const knip = join(root, 'node_modules/knip/bin/knip.js');
const codes = RUNS.map(
  (args) =>
    spawnSync(process.execPath, [knip, '--no-progress', ...args], { cwd: root, stdio: 'inherit' }).status
);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
