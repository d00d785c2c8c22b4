import pg from 'pg';
import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';

const { DatabaseError, Pool, types } = pg;

type Parse = (value: string) => unknown;

/** Values as {@link Query} promises them: int8 and numeric as numbers, date as the day's text. */
const scalars: readonly [oid: number, arrayOid: number, parse: Parse][] = [
  [20, 1016, Number],
  [1700, 1231, Number],
  [1082, 1182, (day) => day]
];

const TEXT_ARRAY: number = 1009;
/** Splits an array's text into its elements. */
const splitArray = types.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[];
const arrayOf =
  (parse: Parse): Parse =>
  (value) =>
    splitArray(value).map((element) => (element === null ? null : parse(element)));

const parsers = new Map<number, Parse>(
  scalars.flatMap(([oid, arrayOid, parse]): [number, Parse][] => [
    [oid, parse],
    [arrayOid, arrayOf(parse)]
  ])
);

interface Runner {
  query(query: string | pg.QueryConfig): Promise<pg.QueryResult | pg.QueryResult[]>;
}

/** Texts remembered, and of those the most that are prepared: each takes memory in every connection. */
const REMEMBERED = 1_000;
const PREPARED = 200;

/** Names for statements that come again: the database then reads and plans them once for each connection. */
class StatementNames {
  private readonly seen = new Map<string, string | null>();
  private prepared = 0;

  /** A name from the second time on, or undefined. */
  of(sql: string): string | undefined {
    const known = this.seen.get(sql);
    if (known) return known;
    if (known === undefined) {
      if (this.seen.size < REMEMBERED) this.seen.set(sql, null);
      return undefined;
    }
    if (this.prepared === PREPARED) return undefined;
    const name = `site_${++this.prepared}`;
    this.seen.set(sql, name);
    return name;
  }
}

const queryOn =
  (runner: Runner, names: StatementNames): Query =>
  async <T extends object>(sql: string, params?: readonly unknown[]) => {
    try {
      const result = await (params
        ? runner.query({ text: sql, values: [...params], name: names.of(sql) })
        : runner.query(sql));
      return ((Array.isArray(result) ? result.at(-1) : result)?.rows ?? []) as T[];
    } catch (error) {
      if (error instanceof DatabaseError)
        throw new QueryError(error.message, error.code ?? '', error.constraint);
      throw error;
    }
  };

/**
 * PostgreSQL + PostGIS by its address, through a pool of connections.
 * @throws StoreUnavailableError when it does not answer.
 */
export async function openPg(databaseUrl: string): Promise<Store> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser
    }
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  const names = new StatementNames();
  const query = queryOn(pool, names);
  try {
    await query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StoreUnavailableError(
      `The database at DATABASE_URL does not answer: ${(error as Error).message}`
    );
  }
  return {
    kind: 'pg',
    query,
    async transaction(work) {
      const client = await pool.connect();
      const inside = queryOn(client, names);
      try {
        await inside('BEGIN');
        const result = await work(inside);
        await inside('COMMIT');
        return result;
      } catch (error) {
        await inside('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    execute: async (sql) => void (await query(sql)),
    close: () => pool.end()
  };
}
