/** A row as both drivers give it; callers name the columns they selected. */
export type Row = Record<string, unknown>;

/**
 * Runs SQL with bound parameters ($1, $2, …).
 *
 * Both drivers give the same values: bigint, count(*) and numeric are numbers; timestamptz is a Date; `date` is a
 * 'YYYY-MM-DD' string (a day has no time zone); json is parsed; geometry is hex EWKB unless converted in SQL. A
 * parameter may be a Date, an array ('= ANY($1)') or null; JSON goes in as text (`$1::jsonb` with JSON.stringify).
 * Without `params` the text may hold several statements, and the rows are those of the last one.
 * @throws QueryError when the database refuses it.
 */
export type Query = <T extends object = Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>;

/** PostgreSQL + PostGIS, whichever process it lives in. */
export interface Store {
  readonly kind: 'pglite' | 'pg';
  readonly query: Query;
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. Inside it only the `query`
   * handed to it may be used; the store's own would wait for the transaction to end (refused with an error).
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Several statements without parameters (migrations). */
  execute(sql: string): Promise<void>;
  /**
   * From now on a statement that runs longer than this many milliseconds is stopped (QueryError '57014'). Preparing,
   * migrating and importing run without a limit; a server sets one before it listens.
   */
  limitStatements(milliseconds: number): void;
  close(): Promise<void>;
}

/** SQLSTATE of a statement that was stopped because it ran too long. */
export const STATEMENT_STOPPED = '57014';

/** What the database said no to. */
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

/** The store cannot be opened, or is away for now; the message is one line that says what is wrong. */
export class StoreUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnavailableError';
  }
}
