import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { RELEASE_BEFORE_SCHEMA, formatVersion, getSchemaNumber } from '../store/migrate';
import { BackupError, createDamagedError } from './backup-error';
import { decryptFile, isEncrypted } from './encryption';
import { FORMAT, FORMAT_VERSION } from './format';
import type { Migration } from '../store/migrate';
import type { BackupHead, BackupLine } from './format';

/** Returns a failure to read a backup as an error with a line for people. */
function toReadError(file: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new BackupError(`${file} cannot be read: ${message}.`, { cause: error });
  return error instanceof SyntaxError || code.startsWith('Z_') ? createDamagedError(file, error) : error;
}

/** Returns the content of a file, decrypted where it is encrypted. */
async function openContent(file: string, secret: string | null): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (secret === null)
    throw new BackupError(`${file} is encrypted. Name the file of its secret key: --key FILE.`);
  return decryptFile(file, secret);
}

/**
 * Yields the lines of a backup.
 * @param secret key of an encrypted one.
 */
export async function* readLines(file: string, secret: string | null): AsyncGenerator<unknown> {
  let content: Readable | null = null;
  let rest = '';
  try {
    content = await openContent(file, secret);
    const unpacked = createGunzip();
    content.on('error', (error) => unpacked.destroy(error));
    content.pipe(unpacked);
    for await (const piece of unpacked.setEncoding('utf8')) {
      const lines = (rest + (piece as string)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
  } catch (error) {
    throw toReadError(file, error);
  } finally {
    content?.destroy();
  }
}

/** @throws BackupError when this version cannot restore the backup. */
export function checkHead(
  file: string,
  head: Partial<BackupHead> | undefined,
  known: readonly Migration[]
): BackupHead {
  if (head?.format !== FORMAT) throw new BackupError(`${file} is not a backup of SITE.`);
  const newest = head.migrations?.at(-1);
  const isNewer = (head.formatVersion ?? 0) > FORMAT_VERSION;
  const schema = getSchemaNumber(known);
  const unknown = head.migrations?.find(
    ({ number, name }) => number > schema && !known.some((migration) => migration.name === name)
  );
  if (isNewer || unknown || !newest)
    throw new BackupError(
      `${file} was made by a newer version${formatVersion(unknown?.version)} (it has ${unknown?.name ?? 'another format'}). Restore it with that version.`
    );
  if (newest.number < schema)
    throw new BackupError(
      `${file} is too old for this version: its newest migration is ${newest.name}. Restore it with SITE ${RELEASE_BEFORE_SCHEMA} into a new data folder or database, and start this version with that.`
    );
  return head as BackupHead;
}

/** Counts what a backup has. */
class BackupCount {
  readonly rows: Record<string, number> = {};
  readonly bytes: Record<string, number> = {};
  private table = '';
  private raster = '';

  add(line: BackupLine): void {
    if ('table' in line) this.rows[(this.table = line.table)] = 0;
    else if ('rows' in line) this.rows[this.table] = (this.rows[this.table] ?? 0) + line.rows.length;
    else if ('raster' in line) this.bytes[(this.raster = line.raster)] = 0;
    else if ('bytes' in line)
      this.bytes[this.raster] = (this.bytes[this.raster] ?? 0) + Buffer.from(line.bytes, 'base64').length;
  }
}

const isSame = (found: Readonly<Record<string, number>>, stated: Readonly<Record<string, number>>): boolean =>
  Object.keys(found).length === Object.keys(stated).length &&
  Object.entries(stated).every(([name, count]) => found[name] === count);

/**
 * Reads a whole backup without restoring it, and compares its rows and rasters with its head, which is returned.
 * @throws BackupError when it is no backup, damaged, incomplete, too old or newer.
 */
export async function checkBackup(
  file: string,
  migrations: readonly Migration[],
  secret: string | null
): Promise<BackupHead> {
  let head: BackupHead | null = null;
  const count = new BackupCount();
  let isWhole = false;
  for await (const line of readLines(file, secret)) {
    if (head === null) head = checkHead(file, line as Partial<BackupHead>, migrations);
    else if ('end' in (line as BackupLine)) isWhole = true;
    else count.add(line as BackupLine);
  }
  if (head === null || !isWhole || !isSame(count.rows, head.tables) || !isSame(count.bytes, head.rasters))
    throw createDamagedError(file);
  return head;
}
