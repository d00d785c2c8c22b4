import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';

/** Outcome of a statement: answered, refused by the database, database unavailable, or another error. */
export type QueryOutcome = 'ok' | 'refused' | 'away' | 'failed';

const toQueryOutcome = (error: unknown): QueryOutcome => {
  if (error instanceof StoreUnavailableError) return 'away';
  return error instanceof QueryError ? 'refused' : 'failed';
};

/** Wraps a store and reports the outcome and duration of each statement, in seconds including waiting. */
export function observeStore(store: Store, observe: (outcome: QueryOutcome, seconds: number) => void): Store {
  const timeQuery =
    (query: Query): Query =>
    async (sql, params) => {
      const begun = performance.now();
      const reportOutcome = (outcome: QueryOutcome) => observe(outcome, (performance.now() - begun) / 1000);
      try {
        const rows = await query(sql, params);
        reportOutcome('ok');
        return rows as never;
      } catch (error) {
        reportOutcome(toQueryOutcome(error));
        throw error;
      }
    };
  return {
    ...store,
    query: timeQuery(store.query),
    transaction: (work) => store.transaction((query) => work(timeQuery(query))),
    longTransaction: (work, signal) => store.longTransaction((query) => work(timeQuery(query)), signal)
  };
}
