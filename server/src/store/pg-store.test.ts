import { once } from 'node:events';
import { openPg } from './pg-store';
import { openStore } from './open-store';
import { QueryError, StoreUnavailableError } from './store';
import type { Store } from './store';
import { openTestPostgres } from './test-postgres';
import type { ConnectionState, TestPostgres } from './test-postgres';

/* Tests the real driver against a database whose connection is cut and restored. */

let postgres: TestPostgres;
let store: Store;
beforeAll(async () => {
  postgres = await openTestPostgres();
  store = await openStore({ dataDir: '', databaseUrl: postgres.url, root: process.cwd() });
});
afterAll(async () => {
  await store.close();
  await postgres.close();
});

const selectOne = () => store.query('SELECT 1 AS one');

describe('PostgreSQL behind a line that breaks', () => {
  it('has all tables after opening', async () => {
    expect(await store.query('SELECT count(*) AS n FROM account')).toEqual([{ n: 0 }]);
  });

  it.each<ConnectionState>(['refusing', 'silent'])(
    'reports the database as unavailable while the line is %s, and answers again afterwards',
    async (line) => {
      expect(await selectOne()).toEqual([{ one: 1 }]);
      await postgres.set(line);
      // The first attempt finds an old connection, the second has to open a new one.
      for (let tries = 0; tries < 2; tries++)
        await expect(selectOne()).rejects.toBeInstanceOf(StoreUnavailableError);
      await postgres.set('open');
      expect(await selectOne()).toEqual([{ one: 1 }]);
    }
  );

  it('waits for a free connection while others hold all of them', async () => {
    const released = new AbortController();
    const untilReleased = () => once(released.signal, 'abort');
    const holders = Array.from({ length: 10 }, () => store.transaction(untilReleased));
    const waiting = selectOne();
    setTimeout(() => released.abort(), 2_500);
    expect(await waiting).toEqual([{ one: 1 }]);
    await Promise.all(holders);
  });

  it('rolls back a transaction whose connection breaks', async () => {
    const broken = store.transaction(async (query) => {
      await query(`INSERT INTO setting VALUES ('half', '1')`);
      await postgres.set('refusing');
      await query(`INSERT INTO setting VALUES ('other half', '1')`);
    });
    await expect(broken).rejects.toBeInstanceOf(StoreUnavailableError);
    await postgres.set('open');
    // The one session behind the port still holds the transaction, which a real server would end with its
    // connection.
    await store.query('ROLLBACK');
    expect(await store.query(`SELECT key FROM setting WHERE key LIKE '%half'`)).toEqual([]);
  });

  it('distinguishes a refused statement from an unavailable database', async () => {
    await expect(store.query('SELECT nonsense')).rejects.toBeInstanceOf(QueryError);
  });

  it('passes the statement limit on to the database', async () => {
    store.limitStatements(12_345);
    expect(await store.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '12345ms' }]);
    store.limitStatements(0);
    expect(await store.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });

  it('reports why it cannot be opened', async () => {
    await postgres.set('refusing');
    await expect(openPg(postgres.url)).rejects.toThrow(
      /^The database at DATABASE_URL does not answer: connect ECONNREFUSED/
    );
    await postgres.set('open');
  });
});
