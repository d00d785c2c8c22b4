import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const known = new Map<string, string>();

/**
 * Returns a digest of the server's program, by which answers that clients keep change with every release: the same rows
 * may be written in another way. Equal on all servers of a release, since its builds are equal to the byte.
 * @param root Folder of the release, with `build/server/main.js`.
 * @throws Error when it has no build.
 */
export function readReleaseTag(root: string): string {
  const found = known.get(root);
  if (found !== undefined) return found;
  const tag = createHash('sha256')
    .update(readFileSync(join(root, 'build/server/main.js')))
    .digest('base64url')
    .slice(0, 16);
  known.set(root, tag);
  return tag;
}
