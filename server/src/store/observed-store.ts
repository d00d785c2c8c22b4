import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';

/** Outcome of a statement: answered, refused by the database, database unavailable, or another error. */
export type QueryOutcome = 'ok' | 'refused' | 'away' | 'failed';

const outcomeOf = (error: unknown): QueryOutcome => {
  if (error instanceof StoreUnavailableError) return 'away';
  return error instanceof QueryError ? 'refused' : 'failed';
};

/** Wraps a store and reports the outcome and duration of each statement, in seconds including waiting. */
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
