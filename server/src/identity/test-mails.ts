import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the link in the newest mail of the outbox of a data folder. */
export function readNewestLink(dataDir: string): URL {
  const folder = join(dataDir, 'outbox');
  const newest = readdirSync(folder).sort().at(-1)!;
  return new URL(/https?:\S+/.exec(readFileSync(join(folder, newest), 'utf8'))![0]);
}
