import type { Query } from '../store/store';

/** How many rows of a table held something of a person in a field. */
export interface ErasedCount {
  readonly table: string;
  /** A column; of a column with JSON, column and key: 'before.phoneNumber'. */
  readonly field: string;
  readonly rows: number;
}

/** A column to be written anew. */
export interface Target {
  readonly column: string;
  /** SQL of what it holds then. */
  readonly to: string;
  /** By field, SQL that is true of a row whose field holds something to be taken out. */
  readonly holds: Readonly<Record<string, string>>;
}

/** Rows of one table from which something is taken out. */
export interface Erasure {
  readonly table: string;
  /** SQL of the rows that are looked at; `$1` is the one parameter. */
  readonly where: string;
  readonly targets: readonly Target[];
  /** Whether the version of a row goes up, so that a form opened before does not bring the values back. */
  readonly raisesVersion?: boolean;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** One statement, so that what is counted is what is written. */
function eraseSql(
  { table, where, targets, raisesVersion = false }: Erasure,
  fields: readonly string[]
): string {
  const holds = targets
    .flatMap((target) => Object.values(target.holds))
    .map((sql) => `coalesce(${sql}, false)`);
  const sets = targets.map(({ column, to }) => `${quoted(column)} = ${to}`);
  return `
    WITH hit AS MATERIALIZED (
      SELECT own.ctid AS place, ARRAY[${holds.join(', ')}] AS held FROM ${quoted(table)} AS own WHERE ${where}
    ), done AS (
      UPDATE ${quoted(table)} AS own SET ${[...sets, ...(raisesVersion ? ['version = own.version + 1'] : [])].join(', ')}
        FROM hit WHERE own.ctid = hit.place AND true = ANY (hit.held)
    )
    SELECT ${fields.map((_field, index) => `count(*) FILTER (WHERE held[${index + 1}]) AS f${index}`).join(', ')} FROM hit`;
}

/**
 * Takes something of people out of a table's rows and gives how many of them held it, by field. The tables are locked
 * against other writers by the caller.
 * @param value the parameter of the erasure's SQL.
 */
export async function eraseRows(query: Query, erasure: Erasure, value: unknown): Promise<ErasedCount[]> {
  const fields = erasure.targets.flatMap(({ holds }) => Object.keys(holds));
  const [counts] = await query<Record<string, number>>(eraseSql(erasure, fields), [value]);
  return fields.flatMap((field, index) => {
    const rows = counts![`f${index}`] as number;
    return rows === 0 ? [] : [{ table: erasure.table, field, rows }];
  });
}

/** Keeps writers away from tables until the transaction ends, in the order in which records are written. */
export async function lockTables(query: Query, tables: readonly string[]): Promise<void> {
  const trails = (name: string) => Number(name.endsWith('_audit')) - Number(name === 'idempotency_key');
  const names = [...new Set(tables)].sort((a, b) => trails(a) - trails(b) || (a < b ? -1 : 1));
  for (const name of names) await query(`LOCK TABLE ${quoted(name)} IN SHARE ROW EXCLUSIVE MODE`);
}
