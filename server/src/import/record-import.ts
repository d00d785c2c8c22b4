import type { Query } from '../store/store';
import type { ImportDataset, DatasetInput } from './dataset';

/** Name in dataset_import of the demonstration rows that share a table with imported ones. */
const DEMONSTRATION = 'demonstration';

const REMEMBER_DEMONSTRATION = `
  INSERT INTO dataset_import (dataset, table_name, attribution, file_name)
  SELECT '${DEMONSTRATION}', dataset, attribution, '' FROM dataset_source WHERE dataset = $1 AND demonstration
  ON CONFLICT DO NOTHING`;

const FORGET_DEMONSTRATION = `
  DELETE FROM dataset_import WHERE dataset = '${DEMONSTRATION}' AND table_name = $1
    AND NOT EXISTS (SELECT 1 FROM unnest($2::text[]) AS writer
      WHERE writer NOT IN (SELECT dataset FROM dataset_import WHERE table_name = $1))`;

/** @param rows body of a FROM clause with the rows of the source */
const writeSourceSql = (rows: string): string => `
  INSERT INTO dataset_source (dataset, attribution, demonstration, rows)
  SELECT $1::text, string_agg(DISTINCT attribution, '; '), false, (SELECT count(*) FROM ${rows})
  FROM dataset_import WHERE table_name = $1::text
  ON CONFLICT (dataset) DO UPDATE SET attribution = excluded.attribution, demonstration = false,
    rows = excluded.rows, imported_at = now()
  WHERE $2::boolean OR (dataset_source.attribution, dataset_source.demonstration, dataset_source.rows)
    <> (excluded.attribution, false, excluded.rows)`;

/** Records the source of a dataset, and summarizes the sources for the layers of its tables. */
export async function recordImport(
  query: Query,
  { name, tables, rows, replaces = false, siblings = [] }: ImportDataset,
  { attribution, file }: DatasetInput,
  changed: boolean
): Promise<void> {
  for (const table of tables) {
    await query(REMEMBER_DEMONSTRATION, [table]);
    if (replaces)
      await query('DELETE FROM dataset_import WHERE table_name = $1 AND attribution <> $2', [
        table,
        attribution
      ]);
    await query(
      `INSERT INTO dataset_import (dataset, table_name, attribution, file_name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (dataset, table_name, attribution)
       DO UPDATE SET file_name = excluded.file_name, imported_at = now()`,
      [name, table, attribution, file.name]
    );
    await query(FORGET_DEMONSTRATION, [table, [name, ...siblings]]);
    await query(writeSourceSql(rows ?? table), [table, changed]);
  }
}
