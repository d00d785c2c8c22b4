import type { Query } from '../store/store';

/** Returns the time of the newest import among these tables (ISO); null when no import is known. */
export async function readDataDate(query: Query, sources: readonly string[]): Promise<string | null> {
  const [row] = await query<{ at: Date | null }>(
    'SELECT max(imported_at) AS at FROM dataset_source WHERE dataset = ANY($1::text[])',
    [sources]
  );
  return row?.at?.toISOString() ?? null;
}
