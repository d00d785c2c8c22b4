import { listDataTables } from '../backup/tables';
import type { Query } from '../store/store';

/** A column that may contain text. */
export interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly kind: 'text' | 'texts' | 'json';
}

/** Lists every column that may contain text, of every table with data, by table. */
export const listTextColumns = async (query: Query): Promise<TextColumn[]> =>
  query<TextColumn>(
    `SELECT own.relname::text AS table, attname::text AS column,
            CASE atttypid::regtype::text WHEN 'jsonb' THEN 'json' WHEN 'text[]' THEN 'texts' ELSE 'text' END AS kind
       FROM pg_attribute JOIN pg_class AS own ON own.oid = attrelid
      WHERE own.relkind = 'r' AND own.relnamespace = current_schema()::regnamespace AND own.relname = ANY ($1::text[])
        AND attnum > 0 AND NOT attisdropped AND atttypid::regtype::text IN ('text', 'text[]', 'jsonb')
      ORDER BY 1, attnum`,
    [await listDataTables(query)]
  );

/** Returns SQL that is true when a column contains a match of `$1`. */
export function writeMatchSql({ column, kind }: TextColumn): string {
  const name = `own."${column}"`;
  if (kind === 'texts') return `EXISTS (SELECT 1 FROM unnest(${name}) AS entry WHERE entry ~* $1)`;
  return kind === 'text'
    ? `${name} ~* $1`
    : `(${name}::text ~* $1 AND replace_in_texts(${name}, $1, '') IS DISTINCT FROM ${name})`;
}
