import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toRasterFolder } from '../engines/raster/raster-folder';
import { pauseStoredSums, recomputeStoredSums, resumeStoredSums } from '../figures/stored-sums';
import { applyMigrations } from '../store/migrate';
import { isDiskFull } from '../import/import-error';
import { BackupError, createDamagedError } from './backup-error';
import { checkHead, readLines } from './read-backup';
import { countRows, listDataTables, dropEverything } from './tables';
import type { Migration } from '../store/migrate';
import { QueryError } from '../store/store';
import { applyValueRules, formatViolation } from '../store/value-checks';
import type { Query, Store } from '../store/store';
import type { RuleViolation, ValueRule } from '../store/value-checks';
import type { BackupHead, BackupLine } from './format';

export interface RestoreOptions {
  readonly dataDir: string;
  /** Deletes the content of the target; without it a target with data is refused. */
  readonly replace: boolean;
  /** Migrations of this version. */
  readonly migrations: readonly Migration[];
  /** Rules for values of columns; rows that break them are refused. */
  readonly rules: readonly ValueRule[];
  /** Secret key of an encrypted backup. */
  readonly secret?: string | null;
  /** Accepts such rows unchanged. */
  readonly keepInvalid?: boolean;
}

/** A restored backup. */
export interface RestoreResult {
  readonly head: BackupHead;
  /** Rows with invalid values, the first of each column. */
  readonly odd: readonly RuleViolation[];
}

async function requireEmpty(query: Query): Promise<void> {
  const counts = await countRows(query, await listDataTables(query));
  const filled = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (filled.length > 0)
    throw new BackupError(
      `The target already contains data (${filled.length} tables, such as ${filled[0]![0]}). Restore into an empty data folder (SITE_DATA) or database. --replace deletes the existing data: take a backup of it first.`
    );
}

/** Columns of a row in a backup; generated columns must not be inserted. */
const COLUMNS_SQL = `
  SELECT quote_ident(attname) AS name FROM pg_attribute
   WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;

/** A table of the target, ready for rows. */
interface RestoreTarget {
  readonly table: string;
  /** Inserts rows as PostgreSQL wrote them, including their identity numbers. */
  readonly insert: string;
}

async function prepareTarget(query: Query, table: string, file: string): Promise<RestoreTarget> {
  if (!(await listDataTables(query)).includes(table)) throw createDamagedError(file);
  const columns = (await query<{ name: string }>(COLUMNS_SQL, [`"${table}"`])).map(({ name }) => name);
  return {
    table,
    insert: `INSERT INTO "${table}" (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
      SELECT ${columns.map((column) => `(given.row).${column}`).join(', ')} FROM (
        SELECT line::"${table}" AS row FROM json_array_elements_text($1::text::json) AS line OFFSET 0
      ) AS given`
  };
}

/** Characters of a refused row in a message, which are enough to find it. */
const SHOWN_CHARACTERS = 80;

/** Inserts rows; on failure it returns the error and leaves the transaction usable. */
async function tryInsert(
  query: Query,
  { insert }: RestoreTarget,
  rows: readonly string[]
): Promise<QueryError | null> {
  await query('SAVEPOINT rows');
  try {
    await query(insert, [JSON.stringify(rows)]);
    await query('RELEASE SAVEPOINT rows');
    return null;
  } catch (error) {
    // A full disk is no fault of the rows.
    if (!(error instanceof QueryError) || isDiskFull(error)) throw error;
    await query('ROLLBACK TO SAVEPOINT rows');
    return error;
  }
}

/**
 * Inserts rows.
 * @throws BackupError that names the row when the table refuses one.
 */
async function insertRows(
  query: Query,
  target: RestoreTarget,
  rows: readonly string[],
  file: string
): Promise<void> {
  const refusal = await tryInsert(query, target, rows);
  if (refusal === null) return;
  for (const row of rows) {
    const why = await tryInsert(query, target, [row]);
    if (why)
      throw new BackupError(
        `${file} is damaged or was changed: table ${target.table} does not accept the row ${row.slice(0, SHOWN_CHARACTERS)} (${why.message}). Nothing was restored; take another backup.`,
        { cause: why }
      );
  }
  throw refusal;
}

/** Writes rasters into a folder of its own, which replaces the previous one at the end. */
class RasterRestore {
  private readonly making: string;
  private file: FileHandle | null = null;

  constructor(private readonly dataDir: string) {
    this.making = `${toRasterFolder(dataDir)}.restoring`;
    rmSync(this.making, { recursive: true, force: true });
    mkdirSync(this.making, { recursive: true });
  }

  async beginRaster(name: string): Promise<void> {
    await this.endRaster();
    this.file = await open(join(this.making, basename(name)), 'w');
  }

  async writeBytes(base64: string): Promise<void> {
    await this.file?.write(Buffer.from(base64, 'base64'));
  }

  async endRaster(): Promise<void> {
    await this.file?.close();
    this.file = null;
  }

  replaceFolder(): void {
    const [folder, before] = [toRasterFolder(this.dataDir), `${toRasterFolder(this.dataDir)}.before`];
    rmSync(before, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(this.making, folder);
    rmSync(before, { recursive: true, force: true });
  }

  async discard(): Promise<void> {
    await this.endRaster();
    rmSync(this.making, { recursive: true, force: true });
  }
}

/**
 * Restores every line into its table or raster.
 * @throws BackupError when the end is missing.
 */
async function restoreLines(
  query: Query,
  lines: AsyncIterator<unknown>,
  file: string,
  rasters: RasterRestore
): Promise<void> {
  let target: RestoreTarget | null = null;
  for (;;) {
    const { done, value } = (await lines.next()) as { done: boolean; value: BackupLine };
    if (done) throw createDamagedError(file);
    if ('end' in value) break;
    if ('table' in value) target = await prepareTarget(query, value.table, file);
    else if ('rows' in value) {
      if (target === null) throw createDamagedError(file);
      await insertRows(query, target, value.rows, file);
    } else if ('raster' in value) await rasters.beginRaster(value.raster);
    else await rasters.writeBytes(value.bytes);
  }
  await rasters.endRaster();
}

async function checkCounts(query: Query, head: BackupHead, file: string): Promise<void> {
  const counts = await countRows(query, Object.keys(head.tables));
  if (Object.entries(head.tables).some(([table, rows]) => counts[table] !== rows))
    throw createDamagedError(file);
}

/** Most rows named in a message. */
const MAX_NAMED_ROWS = 5;

/**
 * Refuses invalid rows.
 * @throws BackupError that names them.
 */
function refuseInvalidRows(file: string, odd: readonly RuleViolation[]): void {
  if (odd.length === 0) return;
  const named = odd.slice(0, MAX_NAMED_ROWS).map(formatViolation).join(' ');
  throw new BackupError(
    `${file} contains values that SITE does not know. ${named}${odd.length > MAX_NAMED_ROWS ? ' And more.' : ''} Nothing was restored. Correct them in the source and take another backup, or add --keep-invalid to restore these rows unchanged and correct them afterwards.`
  );
}

/**
 * Restores a backup in one transaction: the tables are created as they were, filled, and upgraded to this
 * version. On any failure the target is unchanged.
 * @throws BackupError for a file that is not a backup, damaged, too old or newer, for rows with invalid values,
 * for a target with data, and for a full disk.
 */
export async function restoreBackup(
  store: Store,
  file: string,
  options: RestoreOptions
): Promise<RestoreResult> {
  const lines = readLines(file, options.secret ?? null);
  const rasters = new RasterRestore(options.dataDir);
  try {
    const first = (await lines.next()) as { value: Partial<BackupHead> | undefined };
    const head = checkHead(file, first.value, options.migrations);
    const odd = await store.transaction(async (query) => {
      if (!options.replace) await requireEmpty(query);
      const inside: Pick<Store, 'transaction'> = { transaction: (work) => work(query) };
      const newest = head.migrations.at(-1)!.number;
      const then = options.migrations.filter(({ number }) => number <= newest);
      await dropEverything(query);
      await applyMigrations(inside, then);
      await pauseStoredSums(query);
      await restoreLines(query, lines, file, rasters);
      await resumeStoredSums(query);
      await checkCounts(query, head, file);
      for (const { name, last, called } of head.counters)
        await query(`SELECT setval(to_regclass($1), $2::bigint, $3::boolean)`, [`"${name}"`, last, called]);
      await applyMigrations(inside, options.migrations);
      await recomputeStoredSums(query);
      const found = await applyValueRules(inside, options.rules);
      if (!options.keepInvalid) refuseInvalidRows(file, found);
      return found;
    });
    rasters.replaceFolder();
    return { head, odd };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new BackupError(
      'The disk of the database or of the data folder became full. Nothing was restored, and the backup is not at fault. Free space, then restore again.',
      { cause: error }
    );
  } finally {
    await rasters.discard();
    await lines.return(undefined);
  }
}
