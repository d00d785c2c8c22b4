import { lockPlots, recheckAllPlots } from '../../figures/plots/recheck-plots';
import type { ImportUndo, LaterChange } from '@site/domain';
import { listDataTables } from '../../backup/tables';
import type { AccountAuthor } from '../../identity/account-trail';
import type { Query, Store } from '../../store/store';
import { quoteName, readTableShape } from '../../store/table-shape';
import type { TableShape } from '../../store/table-shape';
import { UNDO_DAYS } from './import-history';

/*
 * Undoes an import from the rows that capture_change stored: its statements backwards, each table by the whole
 * rows before and after.
 */

/** Most rows in the list of later changes. */
const MAX_LISTED = 200;

/** Tables in which imports of different datasets have their own rows. */
const SHARED_TABLES = ['dataset_source', 'dataset_import', 'demonstration_row', 'lga_spelling'];

/** Tables in which each layer of its own has its rows: only imports of the same layer follow each other. */
const LAYER_TABLES = ['own_layer', 'own_layer_row'];

/** Reasons why an import cannot be undone, with what to do. */
const REFUSALS = {
  notFound: 'There is no such import.',
  undone: 'The import was undone already.',
  forgotten: `The rows before the import are not stored: it is older than ${UNDO_DAYS} days, or it wrote roads or rasters. Import the earlier file again.`,
  laterImports: 'Later imports changed the same tables. Undo them first, the newest first',
  otherVersion:
    'The tables have changed since the import, by an update of SITE. Import the earlier file again.',
  referred: 'Rows before the import refer to others that were deleted since. Restore those first.'
} as const;

/** Refusal of an undo; `imports` are the files of the later imports that have to be undone before. */
export class UndoRefusal extends Error {
  constructor(
    readonly reason: keyof typeof REFUSALS,
    imports: readonly string[] = []
  ) {
    super(imports.length > 0 ? `${REFUSALS[reason]}: ${imports.join(', ')}.` : REFUSALS[reason]);
  }
}

export interface UndoOptions {
  readonly by: AccountAuthor;
  /** Rows that were changed since stay as they are ('keep'), or become as before the import ('undo'). */
  readonly later: 'keep' | 'undo';
  /** Only counts and lists. */
  readonly dryRun: boolean;
}

interface Step {
  readonly step: number;
  readonly table: string;
  readonly action: 'insert' | 'update' | 'delete';
}

/** Thrown to roll the transaction of a dry run back. */
class UndoRollback extends Error {}

const joinKeys = ({ key }: TableShape, one: string, other: string): string =>
  key.map((column) => `${one}.${column} = (${other}).${column}`).join(' AND ');

/** Returns the references to a table from others, with the condition by which a row refers to `t`. */
async function listReferences(query: Query, table: string): Promise<{ child: string; on: string }[]> {
  const rows = await query<{ child: string; own: string[]; other: string[] }>(
    `SELECT conrelid::regclass::text AS child,
       (SELECT array_agg(attname::text ORDER BY nr) FROM unnest(conkey) WITH ORDINALITY AS part(num, nr)
          JOIN pg_attribute ON attrelid = conrelid AND attnum = num) AS own,
       (SELECT array_agg(attname::text ORDER BY nr) FROM unnest(confkey) WITH ORDINALITY AS part(num, nr)
          JOIN pg_attribute ON attrelid = confrelid AND attnum = num) AS other
     FROM pg_constraint JOIN pg_class AS of ON of.oid = conrelid
     WHERE contype = 'f' AND confrelid = $1::regclass
       AND coalesce(obj_description(of.oid, 'pg_class'), '') NOT LIKE 'derived%'`,
    [table]
  );
  return rows.map(({ child, own, other }) => ({
    child,
    on: own.map((column, at) => `child.${quoteName(column)} = t.${quoteName(other[at]!)}`).join(' AND ')
  }));
}

/** Counts of rows by their outcome, and the rows that were changed since. */
class Outcome {
  deleted = 0;
  restored = 0;
  kept = 0;
  laterCount = 0;
  readonly later: ImportUndo['later'][number][] = [];

  add(table: string, rows: readonly { key: string; change: LaterChange; count: number }[]): void {
    this.laterCount += rows[0]?.count ?? 0;
    for (const { key, change } of rows)
      if (this.later.length < MAX_LISTED) this.later.push({ table, key, change });
  }

  toData(): ImportUndo {
    const { deleted, restored, kept, later, laterCount } = this;
    return { deleted, restored, kept, later, laterCount };
  }
}

/**
 * Matches the stored rows of a step with the table (`undo_row`): `place` is the row's place in the table, `change`
 * its later change or null, `image` the row before the import.
 */
async function matchRows(query: Query, id: string, { step, table, action }: Step, shape: TableShape) {
  const own = quoteName(table);
  const text = action === 'delete' ? 'row_before' : 'row_after';
  const compared = {
    insert: `CASE WHEN stored.${text} IS NULL THEN 'erased' WHEN t.ctid IS NULL THEN 'deleted' WHEN t::text <> stored.${text} THEN 'edited' END`,
    update: `CASE WHEN stored.row_before IS NULL OR stored.row_after IS NULL THEN 'erased' WHEN t.ctid IS NULL THEN 'deleted' WHEN t::text <> stored.${text} THEN 'edited' END`,
    delete: `CASE WHEN stored.${text} IS NULL THEN 'erased' WHEN t.ctid IS NOT NULL THEN 'recreated' END`
  }[action];
  await query('DROP TABLE IF EXISTS undo_row');
  await query(
    `CREATE TEMPORARY TABLE undo_row ON COMMIT DROP AS
     SELECT t.ctid AS place, stored.row_before::${own} AS image, ${compared} AS change,
       coalesce(concat_ws(', ', ${shape.key.map((column) => `(stored.own).${column}`).join(', ')}), '') AS key
     FROM (SELECT row_before, row_after, ${text}::${own} AS own FROM import_change
       WHERE import_id = '${id}' AND step = ${step} OFFSET 0) AS stored
       LEFT JOIN ${own} AS t ON ${joinKeys(shape, 't', 'stored.own')}`
  );
}

/** Marks inserted rows to which other rows refer that the import did not bring. */
async function markUsedRows(query: Query, table: string): Promise<void> {
  for (const { child, on } of await listReferences(query, table))
    await query(
      `UPDATE undo_row SET change = 'used' FROM ${quoteName(table)} AS t
       WHERE undo_row.change IS NULL AND t.ctid = undo_row.place
         AND EXISTS (SELECT 1 FROM ${child} AS child WHERE ${on})`
    );
}

/** Returns the SQL that takes a step back, for the rows in `chosen`. */
function writeUndoSql({ table, action }: Step, { columns }: TableShape, chosen: string): string[] {
  const own = quoteName(table);
  const images = columns.map((column) => `(undo_row.image).${column}`);
  const insert = (rows: string) =>
    `INSERT INTO ${own} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${images.join(', ')} FROM undo_row WHERE ${rows} RETURNING 1`;
  if (action === 'insert')
    return [`DELETE FROM ${own} AS t USING undo_row WHERE t.ctid = undo_row.place AND ${chosen} RETURNING 1`];
  const update = `UPDATE ${own} AS t SET (${columns.join(', ')}) = ROW (${images.join(', ')})
     FROM undo_row WHERE t.ctid = undo_row.place AND ${chosen} RETURNING 1`;
  return [update, insert(`place IS NULL AND ${chosen}`)];
}

async function undoStep(
  query: Query,
  id: string,
  step: Step,
  later: UndoOptions['later'],
  outcome: Outcome
): Promise<void> {
  const shape = await readTableShape(query, step.table);
  await matchRows(query, id, step, shape);
  if (step.action === 'insert') await markUsedRows(query, step.table);
  outcome.add(
    step.table,
    await query(
      `SELECT key, change, count(*) OVER () AS count FROM undo_row WHERE change IS NOT NULL
       ORDER BY key LIMIT ${MAX_LISTED}`
    )
  );
  const [kept] = await query<{ n: number }>(
    `SELECT count(*) AS n FROM undo_row WHERE change = 'erased' OR (change IS NOT NULL AND ${later === 'keep'})`
  );
  outcome.kept += kept!.n;
  const chosen = later === 'undo' ? `change IS DISTINCT FROM 'erased'` : 'change IS NULL';
  for (const sql of writeUndoSql(step, shape, chosen)) {
    const count = (await query(`WITH done AS (${sql}) SELECT count(*) AS n FROM done`))[0]!.n as number;
    if (step.action === 'insert') outcome.deleted += count;
    else outcome.restored += count;
  }
}

/**
 * Returns the steps backwards. Deletions that follow each other are restored with the rows that others refer to
 * first: a deletion that cascades stores its own rows before the rows of other tables.
 */
function orderSteps(steps: readonly Step[], tables: readonly string[]): Step[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run && step.action === 'delete' && run[0]!.action === 'delete') run.push(step);
    else runs.push([step]);
  }
  return runs.flatMap((run) =>
    run.sort((one, other) => tables.indexOf(one.table) - tables.indexOf(other.table))
  );
}

/** Checks that an import can be undone, and returns its statements, the last one first. */
async function readSteps(query: Query, id: string): Promise<Step[]> {
  const [entry] = await query<{ undone: boolean }>(
    'SELECT undone_at IS NOT NULL AS undone FROM data_import WHERE id = $1 FOR UPDATE',
    [id]
  );
  if (!entry) throw new UndoRefusal('notFound');
  if (entry.undone) throw new UndoRefusal('undone');
  const steps = await query<Step>(
    `SELECT step, table_name AS table, action FROM import_change WHERE import_id = $1
     GROUP BY step, table_name, action ORDER BY step DESC`,
    [id]
  );
  if (steps.length === 0) throw new UndoRefusal('forgotten');
  const later = await query<{ name: string }>(
    `SELECT file_name AS name FROM data_import AS entry
     WHERE undone_at IS NULL AND imported_at > (SELECT imported_at FROM data_import WHERE id = $1)
       AND EXISTS (SELECT 1 FROM import_change WHERE import_id = entry.id AND table_name = ANY ($2)
         AND (table_name <> ALL ($3) OR entry.dataset = (SELECT dataset FROM data_import WHERE id = $1)))
     ORDER BY imported_at DESC`,
    [id, steps.map(({ table }) => table).filter((table) => !SHARED_TABLES.includes(table)), LAYER_TABLES]
  );
  if (later.length > 0)
    throw new UndoRefusal(
      'laterImports',
      later.map(({ name }) => name)
    );
  return orderSteps(steps, await listDataTables(query));
}

/** Tables on which the checks of plots depend. */
const PLOT_TABLES = ['plot', 'lga', 'community', 'water_area'];

/** Number of rows up to which an undo takes less than a second. */
const SHORT_ROWS = 2_000;

/** SQLSTATEs of a stored row that no longer fits its table, and of a reference to a row that is gone. */
const MISFIT = /^(22|42)/;
const REFERENCE = '23503';

/**
 * Brings back the rows as they were before an import, in one transaction. Rows that were changed since are listed,
 * and kept or undone as requested.
 * @throws UndoRefusal when the import is unknown, undone already or too old, when later imports changed the same
 * tables, when the tables have changed since, or when rows refer to others that are gone.
 */
export async function undoImport(
  store: Pick<Store, 'query' | 'transaction' | 'longTransaction'>,
  id: string,
  { by, later, dryRun }: UndoOptions
): Promise<ImportUndo> {
  const outcome = new Outcome();
  const [size] = await store.query<{ rows: number }>(
    'SELECT count(*) AS rows FROM import_change WHERE import_id = $1',
    [id]
  );
  const runTransaction = size!.rows > SHORT_ROWS ? store.longTransaction : store.transaction;
  try {
    await runTransaction(async (query) => {
      const steps = await readSteps(query, id);
      const isOfPlots = steps.some(({ table }) => PLOT_TABLES.includes(table));
      if (isOfPlots) await lockPlots(query);
      for (const table of new Set(steps.map((step) => step.table)))
        await query(`LOCK TABLE ${quoteName(table)} IN SHARE ROW EXCLUSIVE MODE`);
      for (const step of steps) await undoStep(query, id, step, later, outcome);
      if (isOfPlots) await recheckAllPlots(query);
      if (dryRun) throw new UndoRollback();
      await query('DELETE FROM import_change WHERE import_id = $1', [id]);
      await query(
        'UPDATE data_import SET undone_by = $2, undone_by_email = $3, undone_at = now() WHERE id = $1',
        [id, by.uid, by.email]
      );
    });
  } catch (error) {
    if (error instanceof UndoRollback) return outcome.toData();
    const { code = '' } = error as { code?: string };
    if (code === REFERENCE) throw new UndoRefusal('referred');
    if (MISFIT.test(code)) throw new UndoRefusal('otherVersion');
    throw error;
  }
  return outcome.toData();
}
