import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeCause, explainOpening, isStarting } from './opening-problem';
import { createUnavailableError, toStoreError } from './pg-errors';
import { makeCancellable } from './cancellable-work';
import { StoreUnavailableError } from './store';
import { runInTransaction } from './run-in-transaction';
import type { Query, Store } from './store';
import { rejectWhenGone } from './reject-when-gone';

const { Client, Pool, types } = pg;

/** Time to open a connection, ms; after that the database counts as unavailable. A busy machine may take seconds. */
const CONNECT_MS = 5_000;
/** Time to wait for one of the connections in use, ms: others' statements delay a call, but do not make it fail. */
const QUEUE_MS = 30_000;
/** Time after which a running statement triggers a check that the database is still reachable, ms. */
const PROBE_AFTER_MS = 1_000;

type ValueParser = (value: string) => unknown;

/** Parsers of the values that {@link Query} guarantees: int8 and numeric as numbers, date as the day's text. */
const scalars: readonly [oid: number, arrayOid: number, parse: ValueParser][] = [
  [20, 1016, Number],
  [1700, 1231, Number],
  [1082, 1182, (day) => day]
];

const TEXT_ARRAY: number = 1009;
/** Splits the text of an array into its elements. */
const splitArray = types.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[];
const parseArray =
  (parse: ValueParser): ValueParser =>
  (value) =>
    splitArray(value).map((element) => (element === null ? null : parse(element)));

const parsers = new Map<number, ValueParser>(
  scalars.flatMap(([oid, arrayOid, parse]): [number, ValueParser][] => [
    [oid, parse],
    [arrayOid, parseArray(parse)]
  ])
);

/**
 * Number of statement texts remembered, and of those prepared: each prepared one uses memory in every
 * connection.
 */
const MAX_SEEN_STATEMENTS = 1_000;
const MAX_PREPARED_STATEMENTS = 200;

/** Names for repeated statements, which the database then parses and plans once per connection. */
class StatementNames {
  private readonly seen = new Map<string, string | null>();
  private prepared = 0;

  /** Returns a name from the second use on, otherwise undefined. */
  findName(sql: string): string | undefined {
    const known = this.seen.get(sql);
    if (known) return known;
    if (known === undefined) {
      if (this.seen.size < MAX_SEEN_STATEMENTS) this.seen.set(sql, null);
      return undefined;
    }
    if (this.prepared === MAX_PREPARED_STATEMENTS) return undefined;
    const name = `site_${++this.prepared}`;
    this.seen.set(sql, name);
    return name;
  }
}

type PgAnswer = pg.QueryResult | pg.QueryResult[];

const toRows = <T extends object>(result: PgAnswer): T[] =>
  ((Array.isArray(result) ? result.at(-1) : result)?.rows ?? []) as T[];

/** A connection with a time limit of its own: the pool has one limit for opening a connection and for waiting for one. */
class LimitedClient extends Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** Connections to one database. Each statement is watched, so that none waits for an unreachable database. */
class Connections {
  private readonly pool: pg.Pool;
  private limitMs = 0;
  private readonly limited = new WeakMap<pg.PoolClient, number>();
  private looking: Promise<boolean> | null = null;
  private readonly names = new StatementNames();
  private readonly numbers = new WeakMap<pg.PoolClient, number>();
  private connected = 0;

  constructor(private readonly databaseUrl: string) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      Client: LimitedClient,
      max: 10,
      connectionTimeoutMillis: QUEUE_MS,
      keepAlive: true,
      types: {
        getTypeParser: ((oid: number, format?: 'text') =>
          parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser
      }
    });
    // A connection closed by the server must not end the process; the next query opens a new one.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.numbers.set(client, ++this.connected);
    });
  }

  setTimeLimit(milliseconds: number): void {
    this.limitMs = milliseconds;
  }

  /** Lends a connection; a broken one is discarded. */
  async withConnection<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw toStoreError(error);
    });
    let broken = false;
    const query: Query = async <R extends object>(sql: string, params?: readonly unknown[]) => {
      try {
        const statement = params
          ? { text: sql, values: [...params], name: this.nameStatement(client, sql) }
          : { text: sql };
        return toRows<R>(await this.watch<PgAnswer>(client.query(statement)));
      } catch (thrown) {
        const error = toStoreError(thrown);
        broken ||= error instanceof StoreUnavailableError;
        throw error;
      }
    };
    try {
      await this.prepareConnection(client, query);
      return await work(query);
    } finally {
      client.release(broken);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /**
   * Names include the number of their connection: when connections share a session, each still has its own
   * statements.
   */
  private nameStatement(client: pg.PoolClient, sql: string): string | undefined {
    const name = this.names.findName(sql);
    return name && `${name}_${this.numbers.get(client)}`;
  }

  /**
   * Applies the time limit to a connection that does not have it yet, and stops PostgreSQL from compiling
   * statements: it expects far more rows from shapes than there are, and would compile for half a second what
   * takes a tenth of one.
   */
  private async prepareConnection(client: pg.PoolClient, query: Query): Promise<void> {
    if (this.limited.get(client) === this.limitMs) return;
    await query(`SET statement_timeout = ${this.limitMs}; SET jit = off`);
    this.limited.set(client, this.limitMs);
  }

  private watch<T>(work: Promise<T>): Promise<T> {
    const createAwayError = () => createUnavailableError(new Error('it disconnected while a statement ran'));
    return rejectWhenGone(work, PROBE_AFTER_MS, () => this.isThere(), createAwayError);
  }

  /** Returns whether a new connection can be opened; concurrent callers share one attempt. */
  private isThere(): Promise<boolean> {
    this.looking ??= this.probe().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /**
   * A first attempt that times out is repeated with more time: a busy machine may take longer, and every statement
   * that waits would fail.
   */
  private async probe(): Promise<boolean> {
    return (await this.canConnect(PROBE_AFTER_MS)) || this.canConnect(CONNECT_MS);
  }

  private async canConnect(timeoutMs: number): Promise<boolean> {
    const client = new Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: timeoutMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      // A server without a free connection is reachable and still runs the statement.
      return error instanceof pg.DatabaseError && error.code === '53300';
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

/** Pause between two interruptions, ms: one that arrives between two statements has no effect. */
const INTERRUPT_MS = 200;

/** Runs `work`, and has another connection interrupt its statements once the signal is aborted. */
async function interruptWhenAborted<T>(
  inside: Query,
  beside: Query,
  work: (query: Query) => Promise<T>,
  signal: AbortSignal | undefined
): Promise<T> {
  if (!signal) return work(inside);
  const [session] = await inside<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let timer: ReturnType<typeof setInterval> | undefined;
  // A database that is away ends the statement, too.
  const interrupt = () => beside('SELECT pg_cancel_backend($1)', [session!.pid]).catch(() => undefined);
  const handleAbort = () => {
    void interrupt();
    timer = setInterval(() => void interrupt(), INTERRUPT_MS);
  };
  signal.addEventListener('abort', handleAbort);
  try {
    return await work(inside);
  } finally {
    signal.removeEventListener('abort', handleAbort);
    clearInterval(timer);
  }
}

export interface PgOptions {
  /** Time to wait for a PostgreSQL that is starting, ms; by default it is refused at once. */
  readonly startWaitMs?: number;
  /** Receives a line when the wait begins, and one when it ends. */
  readonly log?: (line: string) => void;
}

/** Pause between two attempts to reach a PostgreSQL that is starting, ms. */
const START_RETRY_MS = 500;

/** Returns why the database takes no statements that write yet, or null when it does. */
async function findStartingReason(query: Query): Promise<string | null> {
  try {
    const [row] = await query<{ recovering: boolean }>('SELECT pg_is_in_recovery() AS recovering');
    return row?.recovering ? 'it replays its log, or is a standby, and takes no writes' : null;
  } catch (error) {
    if (isStarting(error)) return describeCause(error);
    throw error;
  }
}

/**
 * Resolves once the database takes writes.
 * @throws StoreUnavailableError when it is still starting after the limit; other errors at once.
 */
async function waitUntilStarted(
  query: Query,
  { startWaitMs = 0, log = () => undefined }: PgOptions
): Promise<void> {
  const began = performance.now();
  const limit = `${Math.round(startWaitMs / 1000)} s`;
  for (let attempt = 1; ; attempt += 1) {
    const reason = await findStartingReason(query);
    if (reason === null) {
      if (attempt > 1) log('The database at DATABASE_URL has started.');
      return;
    }
    if (performance.now() - began >= startWaitMs)
      throw new StoreUnavailableError(
        `The database at DATABASE_URL is still starting${startWaitMs > 0 ? ` after ${limit}` : ''}: ${reason}. Wait until PostgreSQL is ready (its log shows how far it is), then start again. A standby cannot be used: name the primary server in DATABASE_URL.`
      );
    if (attempt === 1)
      log(`The database at DATABASE_URL is starting: ${reason}. Waiting for it, up to ${limit}.`);
    await pause(START_RETRY_MS);
  }
}

/**
 * Opens PostgreSQL + PostGIS by its address, with a pool of connections. While the database is unavailable
 * every call fails within seconds with a StoreUnavailableError; once it is back the next call succeeds.
 * @throws StoreUnavailableError when it does not answer, or is still starting after the wait.
 */
export async function openPg(databaseUrl: string, options: PgOptions = {}): Promise<Store> {
  const connections = new Connections(databaseUrl);
  const query: Query = (sql, params) => connections.withConnection((inside) => inside(sql, params));
  try {
    await waitUntilStarted(query, options);
  } catch (error) {
    await connections.end();
    throw explainOpening(error);
  }
  const transaction: Store['transaction'] = (work) =>
    connections.withConnection((inside) => runInTransaction(inside, work));
  return {
    kind: 'pg',
    query,
    transaction,
    longTransaction: (work, signal) =>
      transaction((inside) => interruptWhenAborted(inside, query, makeCancellable(work, signal), signal)),
    snapshot: (work) =>
      transaction(async (inside) => {
        await inside('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        return work(inside);
      }),
    execute: async (sql) => void (await query(sql)),
    limitStatements: (milliseconds) => connections.setTimeLimit(milliseconds),
    close: () => connections.end()
  };
}
