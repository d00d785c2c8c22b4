import { StoreChangedError } from './store';
import type { Query } from './store';
import { quoteName, readTableShape } from './table-shape';
import type { TableShape } from './table-shape';

/*
 * Changes in the embedded database while a long transaction works on a copy of it: stored as whole rows by triggers that
 * exist for that time only, and carried over to the copy before it takes the database's place.
 */

/** Removes the triggers and the stored changes, also those that a killed process left behind. */
export const STOP_CARRYING_SQL =
  'DROP FUNCTION IF EXISTS carry_change() CASCADE; DROP TABLE IF EXISTS carried_change;';

/**
 * Stores the changes of all tables from now on. Tables whose comment begins with 'derived' are filled by triggers in the
 * copy, too.
 */
export const START_CARRYING_SQL = `
${STOP_CARRYING_SQL}
CREATE TABLE carried_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_name text NOT NULL,
  action text NOT NULL,
  rows_before text[],
  rows_after text[]
);
CREATE FUNCTION carry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO carried_change (table_name, action, rows_after)
    SELECT TG_TABLE_NAME, 'insert', array_agg(new_row::text) FROM new_rows AS new_row HAVING count(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO carried_change (table_name, action, rows_before)
    SELECT TG_TABLE_NAME, 'delete', array_agg(old_row::text) FROM old_rows AS old_row HAVING count(*) > 0;
  ELSE
    EXECUTE format(
      'INSERT INTO carried_change (table_name, action, rows_before, rows_after)
       SELECT $1, ''update'', array_agg(old_row::text), array_agg(new_row::text)
       FROM old_rows AS old_row JOIN new_rows AS new_row USING (%s) HAVING count(*) > 0', TG_ARGV[0])
    USING TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;
DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT pg_class.oid::regclass AS name,
      (SELECT string_agg(quote_ident(attname), ', ') FROM pg_index JOIN pg_attribute ON attrelid = indrelid
        AND attnum = ANY (indkey) WHERE indrelid = pg_class.oid AND indisprimary) AS key
    FROM pg_class
    WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = current_schema()::regnamespace
      AND relname <> 'carried_change' AND coalesce(obj_description(oid, 'pg_class'), '') NOT LIKE 'derived%'
      AND NOT EXISTS (SELECT 1 FROM pg_depend AS e
        WHERE e.classid = 'pg_class'::regclass AND e.objid = pg_class.oid AND e.deptype = 'e')
  LOOP
    EXECUTE format('CREATE TRIGGER carry_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION carry_change()', own.name);
    EXECUTE format('CREATE TRIGGER carry_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION carry_change(%L)', own.name, own.key);
    EXECUTE format('CREATE TRIGGER carry_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION carry_change()', own.name);
  END LOOP;
END
$$;`;

/** Rows of one statement, as texts of whole rows. */
interface CarriedChange {
  readonly id: number;
  readonly table: string;
  readonly action: 'insert' | 'update' | 'delete';
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** Most statements that are carried over at a time. */
const BATCH = 500;

/** Makes one change in the copy. @throws StoreChangedError when its rows are no longer as they were before it. */
async function applyChange(
  query: Query,
  { table, action, before, after }: CarriedChange,
  { key, columns }: TableShape
): Promise<void> {
  const own = quoteName(table);
  const list = columns.join(', ');
  const writeValues = (row: string) => columns.map((column) => `(${row}).${column}`).join(', ');
  if (action === 'insert') {
    await query(
      `INSERT INTO ${own} (${list}) OVERRIDING SYSTEM VALUE SELECT ${writeValues('image')}
       FROM (SELECT text::${own} AS image FROM unnest($1::text[]) AS text OFFSET 0) AS stored`,
      [after]
    );
    return;
  }
  const isOwn = key.map((column) => `t.${column} = (old_row).${column}`).join(' AND ');
  const stored = `(SELECT old_text, old_text::${own} AS old_row, new_text::${own} AS new_row
    FROM unnest($1::text[], $2::text[]) AS image (old_text, new_text) OFFSET 0) AS stored`;
  const params = [before, after ?? before];
  const [count] = await query<{ same: number; other: number }>(
    `SELECT count(*) FILTER (WHERE t::text = old_text) AS same, count(*) FILTER (WHERE t::text <> old_text) AS other
     FROM ${stored} JOIN ${own} AS t ON ${isOwn}`,
    params
  );
  // Rows that are gone were deleted with the row that they refer to, one statement earlier.
  const { same, other } = count!;
  if (other > 0 || (action === 'update' && same < before!.length)) throw new StoreChangedError();
  await query(
    action === 'delete'
      ? `DELETE FROM ${own} AS t USING ${stored} WHERE ${isOwn}`
      : `UPDATE ${own} AS t SET (${list}) = ROW (${writeValues('new_row')}) FROM ${stored} WHERE ${isOwn}`,
    params
  );
}

/** SQLSTATE class of violated constraints. */
const VIOLATION = /^23/;

/** SQL of the tables that imports and undos read or write. */
const DATA_TABLES_SQL = `
  SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'capture_insert'
  UNION ALL SELECT 'parameter_set'`;

/**
 * Carries the next stored changes of `from` over to its copy, and returns whether there may be more: accounts, sessions,
 * audits and other rows beside the data.
 * @throws StoreChangedError when data were changed.
 */
export async function carryChanges(from: Query, to: Query): Promise<boolean> {
  const changes = await from<CarriedChange>(
    `SELECT id, table_name AS table, action, rows_before AS before, rows_after AS after
     FROM carried_change ORDER BY id LIMIT ${BATCH}`
  );
  if (changes.length === 0) return false;
  const data = new Set((await to<{ name: string }>(DATA_TABLES_SQL)).map(({ name }) => name));
  const shapes = new Map<string, TableShape>();
  for (const change of changes) {
    // Derived values of the rows of a file may depend on any of these rows, such as outlines of neighbours.
    if (data.has(change.table)) throw new StoreChangedError();
    const shape = shapes.get(change.table) ?? (await readTableShape(to, change.table));
    shapes.set(change.table, shape);
    try {
      await applyChange(to, change, shape);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      throw VIOLATION.test(code) ? new StoreChangedError({ cause: error }) : error;
    }
  }
  await from('DELETE FROM carried_change WHERE id <= $1', [changes[changes.length - 1]!.id]);
  return changes.length === BATCH;
}

/** Advances the sequences of the copy, so that no number is given twice. */
export async function carrySequences(from: Query, to: Query): Promise<void> {
  const rows = await from<{ name: string; last: number | null }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
     WHERE schemaname = current_schema() AND sequencename <> 'carried_change_id_seq'`
  );
  const used = rows.filter(({ last }) => last !== null);
  await to(
    `SELECT setval(format('%I', name)::regclass, greatest(last, (SELECT last_value FROM pg_sequences
       WHERE schemaname = current_schema() AND sequencename = name)))
     FROM unnest($1::text[], $2::bigint[]) AS used (name, last)`,
    [used.map(({ name }) => name), used.map(({ last }) => last)]
  );
}
