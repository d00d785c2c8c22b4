import type { Query } from './store';

export interface TableShape {
  /** Columns of the primary key, quoted. */
  readonly key: readonly string[];
  /** Columns that are written, the ones of the key included, quoted. */
  readonly columns: readonly string[];
}

export const quoteName = (name: string): string => `"${name}"`;

/** Returns the columns of a table. */
export async function readTableShape(query: Query, table: string): Promise<TableShape> {
  const rows = await query<{ name: string; place: number | null }>(
    `SELECT attname AS name, array_position(indkey::smallint[], attnum) AS place
     FROM pg_attribute LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [table]
  );
  const key = rows.filter(({ place }) => place !== null).map(({ name }) => quoteName(name));
  return { key, columns: rows.map(({ name }) => quoteName(name)) };
}
