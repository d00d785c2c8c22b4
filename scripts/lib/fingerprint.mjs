import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.name !== 'node_modules') yield* filesUnder(join(path, entry.name));
}

/** Changes when any of the files does: names, sizes and times, which is quick enough to ask at every start. */
export function fingerprint(of) {
  const hash = createHash('sha256');
  for (const source of of)
    for (const file of filesUnder(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest('hex');
}
