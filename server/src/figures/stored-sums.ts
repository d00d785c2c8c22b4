import type { Query } from '../store/store';

/* The tables of sums that triggers keep (decision 28), while very many rows are written at once. */

/** Mills whose sums are computed by one call: the database searches the list of a call for each row. */
const MILLS_PER_CALL = 1_000;

const TRIGGER = 'figures_insert';

async function alterTriggers(query: Query, action: 'DISABLE' | 'ENABLE'): Promise<void> {
  const tables = await query<{ name: string }>(
    'SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = $1 ORDER BY name',
    [TRIGGER]
  );
  for (const { name } of tables) await query(`ALTER TABLE ${name} ${action} TRIGGER ${TRIGGER}`);
}

/**
 * Stops the triggers that update the sums after each statement, which takes longer the more rows there are. Call
 * {@link recomputeStoredSums} in the same transaction.
 */
export const pauseStoredSums = (query: Query): Promise<void> => alterTriggers(query, 'DISABLE');

/** Starts the triggers again. */
export const resumeStoredSums = (query: Query): Promise<void> => alterTriggers(query, 'ENABLE');

/** Computes all sums again. */
export async function recomputeStoredSums(query: Query): Promise<void> {
  // Without statistics of the new rows the planner joins them in nested loops.
  await query('ANALYZE');
  await query(
    `SELECT refresh_mill_figures(mills) FROM (
       SELECT array_agg(id) AS mills
         FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / $1::integer AS call FROM mill) AS numbered
        GROUP BY call
     ) AS calls`,
    [MILLS_PER_CALL]
  );
  await query('ANALYZE mill_figures');
  await query(
    `SELECT refresh_lga_purchase_days(codes), refresh_lga_figures(codes)
       FROM (SELECT ARRAY(SELECT DISTINCT lga_code FROM mill) AS codes) AS every`
  );
  await query('SELECT refresh_community_figures(ARRAY(SELECT DISTINCT community_id FROM supplier))');
}
