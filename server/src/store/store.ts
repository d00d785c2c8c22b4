/** A row as both drivers return it; callers name the columns they selected. */
export type Row = Record<string, unknown>;

/**
 * Runs SQL with bound parameters ($1, $2, …).
 *
 * Both drivers return the same values: bigint, count(*) and numeric are numbers; timestamptz is a Date; `date`
 * is a 'YYYY-MM-DD' string (a day has no time zone); json is parsed; geometry is hex EWKB unless converted in
 * SQL. A parameter may be a Date, an array ('= ANY($1)') or null; JSON is passed as text (`$1::jsonb` with
 * JSON.stringify). Without `params` the text may contain several statements, and the rows are those of the last
 * one.
 * @throws QueryError when the database refuses it.
 */
export type Query = <T extends object = Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>;

/** PostgreSQL + PostGIS, in this process or in another. */
export interface Store {
  readonly kind: 'pglite' | 'pg';
  readonly query: Query;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside it only the
   * `query` passed to it may be used; the store's own would deadlock (refused with an error).
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /**
   * Runs long `work` in one transaction while other callers go on. The embedded database has one session, so there it
   * works on a copy of the files, which takes the place of the original at the end together with the changes made
   * meanwhile. One at a time; the store's own `query` may be used, and does not see the transaction.
   * @param signal interrupts the running statement and rolls back when it is aborted; the transaction then rejects with
   * its reason. An abort after the commit began may be too late, then the transaction resolves.
   * @throws StoreChangedError when others changed data meanwhile on the embedded database; then nothing is written.
   */
  longTransaction<T>(work: (query: Query) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Runs long reading `work`, which sees the data as of one moment, while other callers go on: on the embedded
   * database on a copy of the files. What it writes is discarded or refused.
   */
  snapshot<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Runs several statements without parameters (migrations). */
  execute(sql: string): Promise<void>;
  /**
   * Sets the time limit of later statements, ms; a statement that exceeds it is stopped (QueryError '57014').
   * Preparing, migrating and importing run without a limit; a server sets one before it listens.
   */
  limitStatements(milliseconds: number): void;
  close(): Promise<void>;
}

/** SQLSTATE of a statement that was stopped by its time limit. */
export const STATEMENT_STOPPED = '57014';

/** Error of a statement that the database refused. */
export class QueryError extends Error {
  constructor(
    message: string,
    /** SQLSTATE, e.g. '23505' for a unique violation. */
    readonly code: string,
    readonly constraint?: string
  ) {
    super(message);
    this.name = 'QueryError';
  }
}

/** Thrown when the store cannot be opened or is unavailable; the message is one line with the reason. */
export class StoreUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailableError';
  }
}

/** Thrown when others changed data during a long transaction; nothing was written. */
export class StoreChangedError extends Error {
  constructor(options?: ErrorOptions) {
    super('Somebody else changed data meanwhile. Nothing was written; begin again.', options);
    this.name = 'StoreChangedError';
  }
}
