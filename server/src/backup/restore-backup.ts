import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { rasterFolder } from '../engines/raster/raster-folder';
import { migrate } from '../store/migrate';
import { BackupError } from './backup-error';
import { FORMAT, FORMAT_VERSION } from './format';
import { countRows, dataTables, dropEverything } from './tables';
import type { Migration } from '../store/migrate';
import { QueryError } from '../store/store';
import type { Query, Store } from '../store/store';
import type { Head, Line } from './format';

export interface RestoreOptions {
  readonly dataDir: string;
  /** Throws away what the target holds; without it a target that holds anything is refused. */
  readonly replace: boolean;
  /** Those this version knows. */
  readonly migrations: readonly Migration[];
}

const cutOff = (file: string, cause?: unknown): BackupError =>
  new BackupError(`${file} is damaged or was cut off. Nothing was restored; take another backup.`, { cause });

/** What went wrong while a backup was read, as a line for people. */
function readingProblem(file: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new BackupError(`${file} cannot be read: ${message}.`, { cause: error });
  return error instanceof SyntaxError || code.startsWith('Z_') ? cutOff(file, error) : error;
}

/** The lines of a backup, one after the other. */
async function* readLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let rest = '';
  try {
    for await (const piece of unpacked.setEncoding('utf8')) {
      const lines = (rest + (piece as string)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as unknown;
    }
  } catch (error) {
    throw readingProblem(file, error);
  } finally {
    source.destroy();
  }
}

function checkHead(file: string, head: Partial<Head> | undefined, known: readonly Migration[]): Head {
  if (head?.format !== FORMAT) throw new BackupError(`${file} is not a backup of SITE.`);
  const newest = head.migrations?.at(-1);
  const isNewer = (head.formatVersion ?? 0) > FORMAT_VERSION;
  const unknown = head.migrations?.find(({ name }) => !known.some((migration) => migration.name === name));
  if (isNewer || unknown || !newest)
    throw new BackupError(
      `${file} was made by a newer version of SITE (it has ${unknown?.name ?? 'another format'}). Restore it with that version.`
    );
  return head as Head;
}

async function requireEmpty(query: Query): Promise<void> {
  const counts = await countRows(query, await dataTables(query));
  const filled = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (filled.length > 0)
    throw new BackupError(
      `The target holds data already (${filled.length} tables, ${filled[0]![0]} among them). Add --replace to throw it away.`
    );
}

/** Inserts rows as PostgreSQL wrote them. */
const insert = (table: string): string =>
  `INSERT INTO "${table}" SELECT (given.row).* FROM (
     SELECT line::"${table}" AS row FROM json_array_elements_text($1::text::json) AS line OFFSET 0
   ) AS given`;

/** Rows that the tables do not take are not those that were written. */
async function fill(query: Query, table: string, rows: readonly string[], file: string): Promise<void> {
  try {
    await query(insert(table), [JSON.stringify(rows)]);
  } catch (error) {
    throw error instanceof QueryError ? cutOff(file, error) : error;
  }
}

/** Takes rasters into a folder of its own, which takes the place of the one before at the end. */
class Rasters {
  private readonly making: string;
  private file: FileHandle | null = null;

  constructor(private readonly dataDir: string) {
    this.making = `${rasterFolder(dataDir)}.restoring`;
    rmSync(this.making, { recursive: true, force: true });
    mkdirSync(this.making, { recursive: true });
  }

  async begin(name: string): Promise<void> {
    await this.end();
    this.file = await open(join(this.making, basename(name)), 'w');
  }

  async write(base64: string): Promise<void> {
    await this.file?.write(Buffer.from(base64, 'base64'));
  }

  async end(): Promise<void> {
    await this.file?.close();
    this.file = null;
  }

  putInPlace(): void {
    const [folder, before] = [rasterFolder(this.dataDir), `${rasterFolder(this.dataDir)}.before`];
    rmSync(before, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(this.making, folder);
    rmSync(before, { recursive: true, force: true });
  }

  async discard(): Promise<void> {
    await this.end();
    rmSync(this.making, { recursive: true, force: true });
  }
}

/** Puts every line in its table or raster. @throws BackupError when the end is missing. */
async function load(
  query: Query,
  lines: AsyncIterator<unknown>,
  file: string,
  rasters: Rasters
): Promise<void> {
  let table = '';
  for (;;) {
    const { done, value } = (await lines.next()) as { done: boolean; value: Line };
    if (done) throw cutOff(file);
    if ('end' in value) break;
    if ('table' in value) table = value.table;
    else if ('rows' in value) await fill(query, table, value.rows, file);
    else if ('raster' in value) await rasters.begin(value.raster);
    else await rasters.write(value.bytes);
  }
  await rasters.end();
}

async function checkCounts(query: Query, head: Head, file: string): Promise<void> {
  const counts = await countRows(query, Object.keys(head.tables));
  if (Object.entries(head.tables).some(([table, rows]) => counts[table] !== rows)) throw cutOff(file);
}

/**
 * Restores a backup in one transaction: the tables are made as they were, filled, and brought up to this version. On any
 * failure the target is what it was. Gives the head.
 * @throws BackupError for a file that is no backup, damaged or newer, and for a target that holds data.
 */
export async function restoreBackup(store: Store, file: string, options: RestoreOptions): Promise<Head> {
  const lines = readLines(file);
  const rasters = new Rasters(options.dataDir);
  try {
    const first = (await lines.next()) as { value: Partial<Head> | undefined };
    const head = checkHead(file, first.value, options.migrations);
    await store.transaction(async (query) => {
      if (!options.replace) await requireEmpty(query);
      const inside: Pick<Store, 'transaction'> = { transaction: (work) => work(query) };
      const then = options.migrations.filter(({ name }) =>
        head.migrations.some((applied) => applied.name === name)
      );
      await dropEverything(query);
      await migrate(inside, then);
      await load(query, lines, file, rasters);
      await checkCounts(query, head, file);
      for (const { name, last, called } of head.counters)
        await query(`SELECT setval(to_regclass($1), $2::bigint, $3::boolean)`, [`"${name}"`, last, called]);
      await migrate(inside, options.migrations);
    });
    rasters.putInPlace();
    return head;
  } finally {
    await rasters.discard();
    await lines.return(undefined);
  }
}
