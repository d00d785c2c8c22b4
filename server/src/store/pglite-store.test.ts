import { Worker } from 'node:worker_threads';
import { openEmbeddedTestStore } from './test-store';
import { QueryError, STATEMENT_STOPPED, StoreUnavailableError } from './store';
import type { TestStore } from './test-store';

/* Tests the embedded database when its thread ends unexpectedly. */

let store: TestStore;
beforeAll(async () => {
  store = await openEmbeddedTestStore();
  await store.query(`INSERT INTO setting VALUES ('kept', '1')`);
});
afterAll(() => store.close());

const readValue = () => store.query(`SELECT value FROM setting WHERE key = 'kept'`);
/** Keeps the database busy far longer than a test may last. */
const ENDLESS = 'SELECT count(*) FROM generate_series(1, 1000000000) AS n';

describe('the embedded database', () => {
  it('stops a statement over its limit with an error, and keeps all data', async () => {
    store.limitStatements(3_000);
    const stopped = store.query(ENDLESS);
    const behind = readValue();
    await expect(stopped).rejects.toBeInstanceOf(QueryError);
    await expect(stopped).rejects.toMatchObject({ code: STATEMENT_STOPPED });
    store.limitStatements(0);
    expect(await behind).toEqual([{ value: 1 }]);
  });

  it('rolls back a transaction whose statement is stopped, whatever follows in it', async () => {
    store.limitStatements(500);
    const work = store.transaction(async (query) => {
      await query(`INSERT INTO setting VALUES ('half', '1')`);
      await query(ENDLESS).catch(() => undefined);
      await query(`INSERT INTO setting VALUES ('other half', '1')`);
    });
    await expect(work).rejects.toBeInstanceOf(StoreUnavailableError);
    store.limitStatements(0);
    expect(await store.query(`SELECT key FROM setting WHERE key LIKE '%half'`)).toEqual([]);
    expect(await readValue()).toEqual([{ value: 1 }]);
  });

  it('starts a new thread when its own ends, and has every committed row', async () => {
    const sending = jest.spyOn(Worker.prototype, 'postMessage');
    await store.query(`INSERT INTO setting VALUES ('committed', '1')`);
    const thread = sending.mock.contexts.at(-1) as Worker;
    sending.mockRestore();
    const running = store.query(ENDLESS);
    const behind = store.query(`SELECT value FROM setting WHERE key = 'committed'`);
    await Promise.all([
      expect(running).rejects.toThrow(/^The embedded database has stopped \(exit code \d+\)\.$/),
      thread.terminate()
    ]);
    expect(await behind).toEqual([{ value: 1 }]);
    expect(await readValue()).toEqual([{ value: 1 }]);
  });

  it('refuses callers that wait too long for their turn, and does not run their statements later', async () => {
    store.limitStatements(300);
    let endWait = () => {};
    const wait = new Promise<void>((resolve) => (endWait = resolve));
    const slow = store.transaction(() => wait);
    await expect(store.query(`INSERT INTO setting VALUES ('late', '1')`)).rejects.toThrow(
      'The embedded database was busy for more than 0.45 s.'
    );
    await expect(store.transaction(readValue)).rejects.toBeInstanceOf(StoreUnavailableError);
    endWait();
    await slow;
    store.limitStatements(0);
    expect(await store.query(`SELECT value FROM setting WHERE key = 'late'`)).toEqual([]);
  });
});
