import { PAGES } from '@site/layers';
import type { FeaturePage, FieldKind } from '@site/layers';
import type { Query } from '@site/server/src/store/store';

/** Mapping of the rows of a layer to their table. */
export interface SeedTable<Row> {
  /** Name of the table and of the dataset in dataset_source. */
  readonly name: string;
  /** Columns that no page of a layer declares, with their SQL types; geometry as hexadecimal EWKB. */
  readonly columns: Readonly<Record<string, string>>;
  /** Attribution on the map. */
  readonly attribution: string;
  readonly values: (row: Row) => Readonly<Record<string, unknown>>;
  /** Date columns that are relative to the day of seeding and are moved as days pass. */
  readonly dates?: readonly string[];
  /** SQL condition of the rows whose dates are moved; all rows when absent. */
  readonly datedRowsSql?: string;
}

const SQL_TYPES: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  texts: 'text[]',
  yesNo: 'boolean',
  whole: 'integer',
  number: 'double precision',
  day: 'date',
  moment: 'timestamptz'
};

/** Returns the columns of a table that the layers' pages declare. */
const toPageColumns = (table: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (PAGES as readonly FeaturePage[])
      .filter((page) => page.table === table)
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap(({ kind, column }) => (column === undefined ? [] : [[column, SQL_TYPES[kind]]]))
  );

const BATCH = 2_000;

/** Inserts rows, a few thousand per statement. */
export async function insertRows<Row>(
  query: Query,
  table: SeedTable<Row>,
  rows: readonly Row[]
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(table.values);
  const types: Readonly<Record<string, string>> = { ...toPageColumns(table.name), ...table.columns };
  const written = [...new Set(values.flatMap((row) => Object.keys(row)))];
  const unknown = written.filter((name) => types[name] === undefined);
  if (unknown.length > 0)
    throw new TypeError(`${table.name}: no type is declared for ${unknown.join(', ')}.`);
  const names = written.join(', ');
  const typed = written.map((name) => `${name} ${types[name]}`).join(', ');
  for (let start = 0; start < values.length; start += BATCH)
    await query(
      `INSERT INTO ${table.name} (${names}) SELECT ${names} FROM json_to_recordset($1::text::json) AS row (${typed})`,
      [JSON.stringify(values.slice(start, start + BATCH))]
    );
}

/** Sets the id sequence of a table whose rows were inserted with ids, so that the next row gets a free one. */
export const resetCounter = async (query: Query, table: string): Promise<void> => {
  await query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), greatest((SELECT max(id) FROM ${table}), 1))`
  );
};
