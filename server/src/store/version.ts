import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the version of SITE, which is that of the root's package. */
export const readVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
