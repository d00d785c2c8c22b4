import pg from 'pg';
import { QueryError, StoreUnavailableError } from './store';

/** SQLSTATEs that say the server is going, coming or full: lost connections, shutdown and start, no free connection. */
const AWAY = /^(08|57P0[1-4]|53300)/;
/** What `pg` says, without a SQLSTATE, when a connection breaks or cannot be had in time. */
const BROKEN = /terminated|timeout exceeded|not queryable|connection error/i;

const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  // Node gives one error for several addresses of a name, without a message of its own.
  return message || (code ?? String(error));
};

/** The database cannot be reached; `cause` says how that was noticed. */
export const databaseAway = (cause: unknown): StoreUnavailableError =>
  new StoreUnavailableError(`The database does not answer: ${reasonOf(cause)}`, { cause });

/** Whatever `pg` throws as the store's own errors: refused by the database, or the database is away. */
export function storeError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) return error;
  if (error instanceof pg.DatabaseError)
    return AWAY.test(error.code ?? '')
      ? databaseAway(error)
      : new QueryError(error.message, error.code ?? '', error.constraint);
  const { code, message } = error as NodeJS.ErrnoException;
  const lost = /^E[A-Z_]+$/.test(code ?? '') || BROKEN.test(message);
  return lost ? databaseAway(error) : error;
}

/** Why the database could not be opened, in the words of whoever noticed. */
export const openingProblem = (error: unknown): string =>
  reasonOf(error instanceof StoreUnavailableError ? (error.cause ?? error) : error);
