import type { Query } from './store';

/** Runs `work` between BEGIN and COMMIT of one session, or rolls it back when it throws. */
export async function runInTransaction<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
  await query('BEGIN');
  try {
    const result = await work(query);
    await query('COMMIT');
    return result;
  } catch (error) {
    await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
