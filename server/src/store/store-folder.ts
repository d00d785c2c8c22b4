import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:fs';
import { cp, open, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/*
 * The folder of the embedded database, and its copies: `store`, until the next start `store-1` and so on after a copy took
 * its place, which `store-current` names.
 */

/** File that marks a PostgreSQL database. Without it PGlite would create a new one over the existing files. */
export const CLUSTER_MARKER = 'PG_VERSION';

/** Returns the path of the file that names the folder in use, if that is another than `folder`. */
const getPointer = (folder: string): string => `${folder}-current`;

/** Returns the path of a numbered copy. */
export const getCopyFolder = (folder: string, number: number): string => `${folder}-${number}`;

/** Renames the copy that took the folder's place, and removes copies that were not finished. Nothing may be open. */
export function settleStoreFolder(folder: string): void {
  const pointer = getPointer(folder);
  const parent = dirname(folder);
  if (existsSync(pointer)) {
    const current = join(parent, readFileSync(pointer, 'utf8').trim());
    if (existsSync(current)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(current, folder);
    }
    rmSync(pointer);
  }
  const copy = new RegExp(`^${basename(folder)}-\\d+$`);
  for (const name of existsSync(parent) ? readdirSync(parent) : [])
    if (copy.test(name)) rmSync(join(parent, name), { recursive: true });
}

/** Copies the files of a database that does not write meanwhile. */
export const copyStoreFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes sure that the files of a copy are on the disk. */
export async function syncStoreFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await syncFile(join(entry.parentPath, entry.name));
  await syncFile(folder);
}

/** Has the next start use a copy instead of the folder, in one step. */
export function pointToCopy(folder: string, copy: string): void {
  const making = `${getPointer(folder)}.new`;
  writeFileSync(making, basename(copy), { flush: true });
  renameSync(making, getPointer(folder));
}
