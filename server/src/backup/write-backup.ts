import {
  createReadStream,
  createWriteStream,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { toRasterFolder } from '../engines/raster/raster-folder';
import { BackupError } from './backup-error';
import { encryptFor } from './encryption';
import { FORMAT, FORMAT_VERSION } from './format';
import { countRows, listDataTables, readCounters } from './tables';
import type { Query, Store } from '../store/store';
import type { BackupHead, BackupLine } from './format';

/** Rows per line, which is all that is in memory. */
const ROWS_PER_LINE = 500;
/** Bytes of a raster per line; a multiple of three, so that base64 has no padding inside. */
const BYTES_PER_LINE = 3 * 128 * 1024;

function listRasters(dataDir: string): Record<string, number> {
  const folder = toRasterFolder(dataDir);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tif')) : [];
  return Object.fromEntries(names.sort().map((name) => [name, statSync(join(folder, name)).size]));
}

async function readHead(query: Query, dataDir: string): Promise<BackupHead> {
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    migrations: await query('SELECT number, name, version FROM migration ORDER BY number'),
    tables: await countRows(query, await listDataTables(query)),
    counters: await readCounters(query),
    rasters: listRasters(dataDir)
  };
}

async function* listRowLines(query: Query, table: string): AsyncGenerator<BackupLine> {
  await query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT t::text AS row FROM "${table}" AS t`);
  for (;;) {
    const rows = await query<{ row: string }>(`FETCH ${ROWS_PER_LINE} FROM backup_rows`);
    if (rows.length === 0) break;
    yield { rows: rows.map(({ row }) => row) };
  }
  await query('CLOSE backup_rows');
}

async function* listLines(query: Query, head: BackupHead, dataDir: string): AsyncGenerator<BackupLine> {
  for (const table of Object.keys(head.tables)) {
    yield { table };
    yield* listRowLines(query, table);
  }
  for (const raster of Object.keys(head.rasters)) {
    yield { raster };
    const pieces = createReadStream(join(toRasterFolder(dataDir), raster), { highWaterMark: BYTES_PER_LINE });
    for await (const piece of pieces) yield { bytes: (piece as Buffer).toString('base64') };
  }
  yield { end: true };
}

async function* serializeLines(head: BackupHead, lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/**
 * Writes all rows, as of one moment, and the rasters to a file that only its owner may read: it contains
 * password hashes and personal data. Returns the head.
 * @param recipients public keys to encrypt for; none for a file that is not encrypted.
 * @throws BackupError when the file exists or cannot be written.
 */
export async function writeBackup(
  store: Store,
  dataDir: string,
  file: string,
  recipients: readonly string[] = []
): Promise<BackupHead> {
  if (existsSync(file)) throw new BackupError(`${file} already exists. Name another file.`);
  const making = `${file}.part`;
  try {
    const head = await store.snapshot(async (query) => {
      // Days and times have the same format everywhere.
      await query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'`);
      const found = await readHead(query, dataDir);
      const lines = Readable.from(serializeLines(found, listLines(query, found, dataDir)));
      const target = createWriteStream(making, { mode: 0o600 });
      if (recipients.length === 0) await pipeline(lines, createGzip(), target);
      else await pipeline(lines, createGzip(), encryptFor(recipients), target);
      return found;
    });
    renameSync(making, file);
    return head;
  } catch (error) {
    rmSync(making, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && ['ENOENT', 'EACCES', 'ENOSPC', 'EROFS', 'ENOTDIR'].includes(code))
      throw new BackupError(`${file} cannot be written: ${message}.`, { cause: error });
    throw error;
  }
}
