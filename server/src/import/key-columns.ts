import type { Query } from '../store/store';

/** Column of a primary key. */
export interface KeyColumn {
  readonly name: string;
  readonly type: string;
}

/** Returns the columns of a table's primary key, in its order. */
export const readKeyColumns = (query: Query, table: string): Promise<KeyColumn[]> =>
  query<KeyColumn>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey)
     WHERE indrelid = $1::regclass AND indisprimary ORDER BY array_position(indkey::int2[], attnum)`,
    [table]
  );
