import type { Query } from '../store/store';

/** Number of rows of a table with personal data in a field. */
export interface ErasedCount {
  readonly table: string;
  /** Column name; for a JSON column also the key: 'before.phoneNumber'. */
  readonly field: string;
  readonly rows: number;
}

/** A column to overwrite. */
export interface ErasureTarget {
  readonly column: string;
  /** SQL of the new value. */
  readonly to: string;
  /** By field, an SQL condition of the rows whose field contains data to erase. */
  readonly holds: Readonly<Record<string, string>>;
}

/** Rows of one table from which data is erased. */
export interface Erasure {
  readonly table: string;
  /** SQL condition of the rows to search; `$1` is the only parameter. */
  readonly where: string;
  readonly targets: readonly ErasureTarget[];
  /** Increments the version of changed rows, so that a form opened earlier cannot write the values back. */
  readonly raisesVersion?: boolean;
}

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns one statement that both counts and writes, so that the counts match the changes. */
function writeEraseSql(
  { table, where, targets, raisesVersion = false }: Erasure,
  fields: readonly string[]
): string {
  const holds = targets
    .flatMap((target) => Object.values(target.holds))
    .map((sql) => `coalesce(${sql}, false)`);
  const sets = targets.map(({ column, to }) => `${quoteIdentifier(column)} = ${to}`);
  return `
    WITH hit AS MATERIALIZED (
      SELECT own.ctid AS place, ARRAY[${holds.join(', ')}] AS held FROM ${quoteIdentifier(table)} AS own WHERE ${where}
    ), done AS (
      UPDATE ${quoteIdentifier(table)} AS own SET ${[...sets, ...(raisesVersion ? ['version = own.version + 1'] : [])].join(', ')}
        FROM hit WHERE own.ctid = hit.place AND true = ANY (hit.held)
    )
    SELECT ${fields.map((_field, index) => `count(*) FILTER (WHERE held[${index + 1}]) AS f${index}`).join(', ')} FROM hit`;
}

/**
 * Erases personal data from a table's rows and returns the number of rows per field. The caller has locked the
 * tables against other writers.
 * @param value the parameter of the erasure's SQL.
 */
export async function eraseRows(query: Query, erasure: Erasure, value: unknown): Promise<ErasedCount[]> {
  const fields = erasure.targets.flatMap(({ holds }) => Object.keys(holds));
  const [counts] = await query<Record<string, number>>(writeEraseSql(erasure, fields), [value]);
  return fields.flatMap((field, index) => {
    const rows = counts![`f${index}`] as number;
    return rows === 0 ? [] : [{ table: erasure.table, field, rows }];
  });
}

/** Locks tables against writers until the transaction ends, in the order in which records are written. */
export async function lockTables(query: Query, tables: readonly string[]): Promise<void> {
  const rankTable = (name: string) => Number(name.endsWith('_audit')) - Number(name === 'idempotency_key');
  const names = [...new Set(tables)].sort((a, b) => rankTable(a) - rankTable(b) || (a < b ? -1 : 1));
  for (const name of names) await query(`LOCK TABLE ${quoteIdentifier(name)} IN SHARE ROW EXCLUSIVE MODE`);
}
