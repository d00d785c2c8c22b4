import type { Query } from '@site/server/src/store/store';

/** How the rows of a layer go into their table. */
export interface Table<Row> {
  /** The table and the name of the dataset in dataset_source. */
  readonly name: string;
  /** Columns and their SQL types; geometry as hexadecimal EWKB. */
  readonly columns: Readonly<Record<string, string>>;
  /** Shown on the map beside the data. */
  readonly attribution: string;
  readonly values: (row: Row) => Readonly<Record<string, unknown>>;
  /** Columns of dates that look back (or forward) from the day of seeding and move with the days. */
  readonly dates?: readonly string[];
  /** SQL condition on the rows whose dates move; all of them without it. */
  readonly datesOf?: string;
}

const BATCH = 2_000;

/** Writes rows, a few thousand in one statement. */
export async function insertRows<Row>(query: Query, table: Table<Row>, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(table.columns).join(', ');
  const typed = Object.entries(table.columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  for (let start = 0; start < rows.length; start += BATCH)
    await query(
      `INSERT INTO ${table.name} (${names}) SELECT ${names} FROM json_to_recordset($1::text::json) AS row (${typed})`,
      [JSON.stringify(rows.slice(start, start + BATCH).map(table.values))]
    );
}

/** Sets the counter of a table whose rows came with ids of their own, so that the next row gets a free one. */
export const resetCounter = async (query: Query, table: string): Promise<void> => {
  await query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest((SELECT max(id) FROM ${table}), 1))`
  );
};
