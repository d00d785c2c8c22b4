import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';

/** How a statement ended: answered, refused by the database, the database away, or another fault. */
export type QueryOutcome = 'ok' | 'refused' | 'away' | 'failed';

const outcomeOf = (error: unknown): QueryOutcome => {
  if (error instanceof StoreUnavailableError) return 'away';
  return error instanceof QueryError ? 'refused' : 'failed';
};

/** The same store, which tells of each statement how it ended and how many seconds it took, waiting included. */
export function observedStore(
  store: Store,
  observe: (outcome: QueryOutcome, seconds: number) => void
): Store {
  const timed =
    (query: Query): Query =>
    async (sql, params) => {
      const begun = performance.now();
      const end = (outcome: QueryOutcome) => observe(outcome, (performance.now() - begun) / 1000);
      try {
        const rows = await query(sql, params);
        end('ok');
        return rows as never;
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    };
  return {
    ...store,
    query: timed(store.query),
    transaction: (work) => store.transaction((query) => work(timed(query)))
  };
}
