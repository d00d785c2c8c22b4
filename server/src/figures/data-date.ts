import type { Query } from '../store/store';

/** When the newest of the imported tables was imported (ISO); null where none is known to be. */
export async function dataDate(query: Query, sources: readonly string[]): Promise<string | null> {
  const [row] = await query<{ at: Date | null }>(
    'SELECT max(imported_at) AS at FROM dataset_source WHERE dataset = ANY($1::text[])',
    [sources]
  );
  return row?.at?.toISOString() ?? null;
}
