import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';

/** Outcome of a statement: answered, refused by the database, database unavailable, or another error. */
export type QueryOutcome = 'ok' | 'refused' | 'away' | 'failed';

const toQueryOutcome = (error: unknown): QueryOutcome => {
  if (error instanceof StoreUnavailableError) return 'away';
  return error instanceof QueryError ? 'refused' : 'failed';
};

/** A statement that has ended. */
export interface ObservedStatement {
  readonly sql: string;
  readonly outcome: QueryOutcome;
  /** Duration including waiting. */
  readonly seconds: number;
  readonly error?: unknown;
}

/** Wraps a store and reports each statement when it has ended. */
export function observeStore(store: Store, observe: (statement: ObservedStatement) => void): Store {
  const timeQuery =
    (query: Query): Query =>
    async (sql, params) => {
      const begun = performance.now();
      const readSeconds = () => (performance.now() - begun) / 1000;
      try {
        const rows = await query(sql, params);
        observe({ sql, outcome: 'ok', seconds: readSeconds() });
        return rows as never;
      } catch (error) {
        observe({ sql, outcome: toQueryOutcome(error), seconds: readSeconds(), error });
        throw error;
      }
    };
  return {
    ...store,
    query: timeQuery(store.query),
    transaction: (work) => store.transaction((query) => work(timeQuery(query))),
    longTransaction: (work, signal) => store.longTransaction((query) => work(timeQuery(query)), signal),
    snapshot: (work) => store.snapshot((query) => work(timeQuery(query)))
  };
}
