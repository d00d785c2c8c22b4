import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* listFilesUnder(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.name !== 'node_modules' && !/\.test\.tsx?$/.test(entry.name))
      yield* listFilesUnder(join(path, entry.name));
}

/**
 * Computes a hash of the names, sizes and times of all files below some paths, except tests. Names are relative
 * to the repository, so that a copy of the folder with its times is not built again.
 * @param {string[]} paths
 */
export function computeFingerprint(paths) {
  const hash = createHash('sha256');
  for (const source of paths)
    for (const file of listFilesUnder(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest('hex');
}
