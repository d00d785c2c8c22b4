import type { Query } from '../store/store';
import { readKeyColumns } from './key-columns';
import type { Report } from './report';
import type { TableSpec } from './table-spec';
import { toText } from './texts/import-text';
import { dataRemarks, DEPENDENT_TEXTS } from './texts/remark-texts';
import type { ImportText } from './texts/import-text';

/* Replaces demonstration rows by real ones. `t` is the table. */

/** SQL condition on `t`: the rows of the table that belong to this dataset. */
export const writeOwnRowsSql = ({ fixed = {} }: TableSpec): string =>
  ['true', ...Object.entries(fixed).map(([column, value]) => `t.${column} = '${value}'`)].join(' AND ');

const UNMATCHED = 'NOT EXISTS (SELECT 1 FROM import_match WHERE import_match.place = t.ctid)';

const countRows = async (query: Query, table: string): Promise<number> =>
  (await query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))[0]!.n;

/** Returns the SQL of the first column of a table's primary key, as text. */
async function readKeySql(query: Query, table: string): Promise<string> {
  const [first] = await readKeyColumns(query, table);
  return `t.${first!.name}::text`;
}

/** Returns whether this is the first real file of a dataset whose table has demonstration rows. */
async function isFirst(query: Query, { table, name }: TableSpec): Promise<boolean> {
  const found = await query(
    `SELECT 1 FROM dataset_source AS source
     WHERE source.dataset = $1 AND NOT EXISTS (SELECT 1 FROM dataset_import WHERE dataset = $2)
       AND (source.demonstration OR EXISTS (
         SELECT 1 FROM dataset_import WHERE dataset = 'demonstration' AND table_name = $1))`,
    [table, name]
  );
  return found.length > 0;
}

/** Deletes the demonstration rows that may be deleted, and their dependents. */
async function removeRows(query: Query, spec: TableSpec, listed: string, report: Report): Promise<void> {
  const before = new Map<string, number>();
  for (const table of spec.dependents ?? []) before.set(table, await countRows(query, table));
  const untouched = spec.isRecord ? ' AND t.version = 1' : '';
  const removed = await query<{ n: number }>(
    `WITH gone AS (
       DELETE FROM ${spec.table} AS t WHERE ${writeOwnRowsSql(spec)} AND ${listed} AND (${spec.demonstration ?? 'true'})${untouched}
       RETURNING 1
     ) SELECT count(*) AS n FROM gone`
  );
  const { n } = removed[0]!;
  report.removed += n;
  if (n > 0) report.remarks.push(dataRemarks.removed({ count: n }));
  for (const [table, rows] of before) {
    const gone = rows - (await countRows(query, table));
    const named = DEPENDENT_TEXTS[table] ?? toText(table);
    if (gone > 0) report.remarks.push(dataRemarks.dependentsRemoved({ count: gone, table: named }));
  }
}

/** Returns why rows of a dataset stay, and how to remove them. */
function explainKeptRows({ demonstration, isRecord, stays }: TableSpec): ImportText {
  if (stays) return stays;
  if (demonstration === 'false') return dataRemarks.staysReferred;
  return isRecord ? dataRemarks.staysEdited : dataRemarks.staysUntilNext;
}

async function noteLeft(query: Query, spec: TableSpec, listed: string, report: Report): Promise<void> {
  const left = await countRows(query, `${spec.table} AS t WHERE ${writeOwnRowsSql(spec)} AND ${listed}`);
  if (left > 0) report.remarks.push(dataRemarks.remain({ count: left, why: explainKeptRows(spec) }));
  const waiting = await query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (SELECT 1 FROM dataset_import WHERE dataset = name)
       AND EXISTS (SELECT 1 FROM dataset_source WHERE dataset = $2
         AND (demonstration OR EXISTS (SELECT 1 FROM dataset_import WHERE dataset = 'demonstration' AND table_name = $2)))`,
    [spec.siblings ?? [], spec.table]
  );
  if (waiting.length === 0) return;
  const others = await countRows(query, `${spec.table} AS t WHERE NOT (${writeOwnRowsSql(spec)})`);
  const datasets = waiting.map(({ name }) => name).join(', ');
  if (others > 0) report.remarks.push(dataRemarks.siblingsRemain({ count: others, datasets }));
}

/**
 * Deletes demonstration rows that the first real file lacks, and with later files the ones that could not be
 * deleted then; notes the rows that stay and how to remove them.
 */
export async function removeDemonstration(query: Query, spec: TableSpec, report: Report): Promise<void> {
  const key = await readKeySql(query, spec.table);
  const listed = `EXISTS (SELECT 1 FROM demonstration_row WHERE table_name = '${spec.table}' AND demonstration_row.key = ${key})`;
  // Records that people entered are not demonstration data.
  const entered = spec.isRecord ? ' AND t.created_by_user IS NULL' : '';
  if (await isFirst(query, spec))
    await query(
      `INSERT INTO demonstration_row (table_name, key)
       SELECT '${spec.table}', ${key} FROM ${spec.table} AS t WHERE ${writeOwnRowsSql(spec)} AND ${UNMATCHED}${entered}
       ON CONFLICT DO NOTHING`
    );
  // A row that a file contains is real from now on.
  await query(
    `DELETE FROM demonstration_row USING ${spec.table} AS t WHERE table_name = '${spec.table}'
       AND demonstration_row.key = ${key} AND NOT (${UNMATCHED})`
  );
  await removeRows(query, spec, listed, report);
  await query(
    `DELETE FROM demonstration_row WHERE table_name = '${spec.table}'
       AND NOT EXISTS (SELECT 1 FROM ${spec.table} AS t WHERE ${key} = demonstration_row.key)`
  );
  await noteLeft(query, spec, listed, report);
}
