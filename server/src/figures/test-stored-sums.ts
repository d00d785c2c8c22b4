import type { Store } from '../store/store';

const TABLES = ['mill_figures', 'lga_figures', 'lga_purchase_day', 'community_figures'];

/** Returns the rows of the tables of sums, as text. */
export async function readStoredSums({ query }: Pick<Store, 'query'>): Promise<Record<string, string[]>> {
  const sums: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await query<{ row: string }>(`SELECT t::text AS row FROM ${table} AS t ORDER BY 1`);
    sums[table] = rows.map(({ row }) => row);
  }
  return sums;
}

/** Returns the same rows, recomputed from their source rows. */
export async function computeFreshSums(store: Pick<Store, 'query'>): Promise<Record<string, string[]>> {
  await store.query('SELECT refresh_all_figures()');
  return readStoredSums(store);
}
