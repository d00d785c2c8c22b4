import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { START_CARRYING_SQL } from './carried-changes';
import { openStore } from './open-store';
import { StoreChangedError, StoreUnavailableError } from './store';
import { listTestDrivers } from './test-driver';
import { openEmbeddedTestStore, openTestStore } from './test-store';
import type { Query } from './store';
import type { TestStore } from './test-store';

/* Tests long transactions of the embedded database: they work on a copy, which then takes its place. */

let store: TestStore;
afterEach(() => store.close());

/** Opens the data folder again, as the next process does. */
const openAgain = () => openStore({ dataDir: store.dataDir, databaseUrl: null, root: process.cwd() });

const addSetting = (query: Query, key: string) =>
  query('INSERT INTO setting (key, value) VALUES ($1, $2)', [key, '1']);
const readSettings = async (query: Query = store.query) =>
  (await query<{ key: string }>(`SELECT key FROM setting WHERE key LIKE 'test-%' ORDER BY key`)).map(
    ({ key }) => key
  );
const listFolders = () => readdirSync(store.dataDir).filter((name) => name.startsWith('store'));
const countTriggers = async (query: Query = store.query) =>
  (await query<{ n: number }>(`SELECT count(*) AS n FROM pg_trigger WHERE tgname LIKE 'carry%'`))[0]!.n;
const addSpelling = (query: Query) =>
  query(`INSERT INTO lga_spelling (state, name, lga_code) VALUES ('Cross River', 'calaba', 'NG009002')`);

describe('a long transaction of the embedded database', () => {
  beforeEach(async () => {
    store = await openEmbeddedTestStore();
  });

  it('lets others read and write meanwhile, and has their changes and its own at the end', async () => {
    await addSetting(store.query, 'test-before');
    await addSetting(store.query, 'test-removed');
    await store.longTransaction(async (query) => {
      await addSetting(query, 'test-own');
      expect(await readSettings()).toEqual(['test-before', 'test-removed']);
      await addSetting(store.query, 'test-other');
      await store.query(`UPDATE setting SET value = '"changed"' WHERE key = 'test-before'`);
      await store.query(`DELETE FROM setting WHERE key = 'test-removed'`);
      expect(await readSettings(query)).toEqual(['test-before', 'test-own', 'test-removed']);
    });
    expect(await readSettings()).toEqual(['test-before', 'test-other', 'test-own']);
    expect(await store.query(`SELECT value FROM setting WHERE key = 'test-before'`)).toEqual([
      { value: 'changed' }
    ]);
    expect(await countTriggers()).toBe(0);
  });

  it('leaves nothing of a transaction that is rolled back', async () => {
    const work = store.longTransaction(async (query) => {
      await addSetting(query, 'test-own');
      await addSetting(store.query, 'test-other');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readSettings()).toEqual(['test-other']);
    expect(await countTriggers()).toBe(0);
    expect(listFolders()).toEqual(['store']);
  });

  it('writes nothing when somebody else changed data meanwhile', async () => {
    const work = store.longTransaction(async (query) => {
      await addSetting(query, 'test-own');
      await addSpelling(store.query);
    });
    await expect(work).rejects.toBeInstanceOf(StoreChangedError);
    expect(await readSettings()).toEqual([]);
    expect(await store.query('SELECT name FROM lga_spelling')).toEqual([{ name: 'calaba' }]);
  });

  it('gives no number twice', async () => {
    const addEvent = (query: Query) =>
      query<{ id: number }>(
        `INSERT INTO account_audit (uid, action, changed_by) VALUES ('test', 'test', 'test') RETURNING id`
      );
    await store.longTransaction(async () => {
      await addEvent(store.query);
      await addEvent(store.query);
    });
    expect((await addEvent(store.query))[0]!.id).toBe(3);
  });

  it('is there after one more and after a restart', async () => {
    await store.longTransaction((query) => addSetting(query, 'test-1'));
    await store.longTransaction((query) => addSetting(query, 'test-2'));
    expect(listFolders()).toEqual(['store-2', 'store-current']);
    await store.end();
    const again = await openAgain();
    expect(await readSettings(again.query)).toEqual(['test-1', 'test-2']);
    expect(listFolders()).toEqual(['store']);
    await again.close();
  });

  it('leaves nothing behind in the next process when this one is killed', async () => {
    await store.execute(START_CARRYING_SQL);
    await store.end();
    mkdirSync(join(store.dataDir, 'store-1'));
    const again = await openAgain();
    expect(await countTriggers(again.query)).toBe(0);
    expect(listFolders()).toEqual(['store']);
    await again.close();
  });

  it('ends without a trace when the store is closed', async () => {
    let start: () => void;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const work = store.longTransaction(async (query) => {
      await addSetting(query, 'test-own');
      start();
      await query('SELECT count(*) FROM generate_series(1, 100000000000) AS n');
    });
    const close = started.then(() => store.end());
    await expect(work).rejects.toBeInstanceOf(StoreUnavailableError);
    await close;
    expect(listFolders()).toEqual(['store']);
  });
});

describe.each(listTestDrivers(process.env))('a snapshot on %s', (driver) => {
  beforeEach(async () => {
    store = await openTestStore(driver);
  });

  it('sees the data of one moment while others write, and changes nothing', async () => {
    await addSetting(store.query, 'test-before');
    const seen = await store.snapshot(async (query) => {
      await readSettings(query);
      await addSetting(store.query, 'test-meanwhile');
      return readSettings(query);
    });
    expect(seen).toEqual(['test-before']);
    await store.snapshot((query) => addSetting(query, 'test-own')).catch(() => null);
    expect(await readSettings()).toEqual(['test-before', 'test-meanwhile']);
  });
});

describe.each(listTestDrivers(process.env))('a cancelled long transaction on %s', (driver) => {
  beforeEach(async () => {
    store = await openTestStore(driver);
  });

  it('interrupts its statement when it is cancelled, and others go on', async () => {
    const cancellation = new AbortController();
    const work = store.longTransaction(async (query) => {
      await addSetting(query, 'test-own');
      setTimeout(() => cancellation.abort(new Error('cancelled')), 100);
      await query('SELECT count(*) FROM generate_series(1, 1000000000) AS n');
    }, cancellation.signal);
    await expect(work).rejects.toThrow('cancelled');
    expect(await readSettings()).toEqual([]);
    if (driver === 'pglite') expect([await countTriggers(), listFolders()]).toEqual([0, ['store']]);
    await store.longTransaction((query) => addSetting(query, 'test-next'));
    expect(await readSettings()).toEqual(['test-next']);
  });

  it('does not begin when it was cancelled while it waited or opened its copy', async () => {
    const cancellation = new AbortController();
    const work = jest.fn();
    const first = store.longTransaction((query) => addSetting(query, 'test-first'));
    const waiting = store.longTransaction(work, cancellation.signal);
    cancellation.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    await first;
    expect(work).not.toHaveBeenCalled();
    expect(await readSettings()).toEqual(['test-first']);
  });
});
