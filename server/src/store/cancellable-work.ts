import type { Query } from './store';

/** Returns a query that rejects with the reason of the signal once it is aborted. */
const createCancellableQuery =
  (query: Query, signal: AbortSignal): Query =>
  async (sql, params) => {
    signal.throwIfAborted();
    try {
      return await query(sql, params);
    } catch (error) {
      // An interrupted statement fails with an error of the database.
      signal.throwIfAborted();
      throw error;
    }
  };

/** Wraps the work of a transaction, so that it rejects between and after its statements once the signal is aborted. */
export const makeCancellable =
  <T>(work: (query: Query) => Promise<T>, signal: AbortSignal | undefined): ((query: Query) => Promise<T>) =>
  async (query) => {
    if (!signal) return work(query);
    signal.throwIfAborted();
    const result = await work(createCancellableQuery(query, signal));
    signal.throwIfAborted();
    return result;
  };
