import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/lib/paths.mjs';

/**
 * Reports unused code; then code of the domain that only tests use, whose tag must name the row of the ledger
 * that waits for it.
 */
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
