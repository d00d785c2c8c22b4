import pg from 'pg';
import { QueryError, StoreUnavailableError } from './store';

/** SQLSTATEs of an unavailable server: lost connections, shutdown, startup, no free connection. */
const UNAVAILABLE_STATE = /^(08|57P0[1-4]|53300)/;
/** Messages of `pg`, without a SQLSTATE, when a connection breaks or times out. */
const BROKEN_CONNECTION = /terminated|timeout exceeded|timeout expired|not queryable|connection error/i;

/** Returns the message of an error, or its code where it has none. */
export const formatReason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  // For several addresses of a name Node throws one error without a message.
  return message || (code ?? String(error));
};

/** Returns the error for an unreachable database; `cause` is the original error. */
export const createUnavailableError = (cause: unknown): StoreUnavailableError =>
  new StoreUnavailableError(`The database does not answer: ${formatReason(cause)}`, { cause });

/** Converts an error of `pg` to the store's own: refused by the database, or database unavailable. */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) return error;
  if (error instanceof pg.DatabaseError)
    return UNAVAILABLE_STATE.test(error.code ?? '')
      ? createUnavailableError(error)
      : new QueryError(error.message, error.code ?? '', error.constraint);
  const { code, message } = error as NodeJS.ErrnoException;
  const lost = /^E[A-Z_]+$/.test(code ?? '') || BROKEN_CONNECTION.test(message);
  return lost ? createUnavailableError(error) : error;
}
