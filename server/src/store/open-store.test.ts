import { join } from 'node:path';
import { applyMigrations, readMigrations } from './migrate';
import { QueryError } from './store';
import type { Store } from './store';
import { listTestDrivers } from './test-driver';
import { openTestStore } from './test-store';

const migrationsFolder = join(process.cwd(), 'server/src/store/migrations');

describe.each(listTestDrivers(process.env))('the store on %s', (driver) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(driver);
  });
  afterAll(() => store.close());

  it('returns counts, bigint and numeric as numbers, dates as Date and days as text', async () => {
    const [row] = await store.query(
      `SELECT count(*) AS n, 5000000000::bigint AS big, 1.5::numeric AS fraction,
              '2026-11-21'::date AS day, '2026-11-21T10:00:00Z'::timestamptz AS moment,
              '{"a":[1]}'::jsonb AS json, ARRAY[1,2]::bigint[] AS list
         FROM account`
    );
    expect(row).toEqual({
      n: 0,
      big: 5_000_000_000,
      fraction: 1.5,
      day: '2026-11-21',
      moment: new Date('2026-11-21T10:00:00Z'),
      json: { a: [1] },
      list: [1, 2]
    });
  });

  it('accepts arrays, dates, days, JSON text and null as parameters', async () => {
    const [row] = await store.query(
      `SELECT 2 = ANY($1::int[]) AS found, $2::timestamptz AS moment, $3::date AS day, $4::jsonb AS json, $5::text AS nothing`,
      [[1, 2], new Date(0), '2026-01-31', JSON.stringify([1, 'a']), null]
    );
    expect(row).toEqual({
      found: true,
      moment: new Date(0),
      day: '2026-01-31',
      json: [1, 'a'],
      nothing: null
    });
  });

  it('runs several statements without parameters', async () => {
    const rows = await store.query(
      'CREATE TEMP TABLE pair (n int); INSERT INTO pair VALUES (1), (2); SELECT n FROM pair'
    );
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('computes with PostGIS', async () => {
    const [row] = await store.query(
      'SELECT ST_AsText(ST_Centroid(ST_MakeEnvelope(0, 0, 2, 2, 4326))) AS text'
    );
    expect(row).toEqual({ text: 'POINT(1 1)' });
  });

  it('reports the refusal of the database with its code', async () => {
    await store.query(`INSERT INTO setting VALUES ('twice', '1')`);
    const again = store.query(`INSERT INTO setting VALUES ('twice', '1')`);
    await expect(again).rejects.toBeInstanceOf(QueryError);
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'setting_pkey' });
    expect(await store.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('commits a transaction, rolls back one that throws, and admits no query in between', async () => {
    const readValue = async () =>
      (await store.query<{ value: number }>(`SELECT value FROM setting WHERE key = 'n'`))[0]?.value;
    await store.transaction(async (query) => {
      await query(`INSERT INTO setting VALUES ('n', '1')`);
      await query(`UPDATE setting SET value = '2' WHERE key = 'n'`);
    });
    expect(await readValue()).toBe(2);
    const failing = store.transaction(async (query) => {
      await query(`UPDATE setting SET value = '3' WHERE key = 'n'`);
      throw new Error('no');
    });
    const meanwhile = readValue();
    await expect(failing).rejects.toThrow('no');
    expect(await meanwhile).toBe(2);
  });

  it('applies all migrations once, and refuses changed or unknown ones', async () => {
    const known = readMigrations(migrationsFolder);
    expect(await applyMigrations(store, known)).toEqual([]);
    const changed = known.map((migration) => ({ ...migration, sha256: 'other' }));
    await expect(applyMigrations(store, changed)).rejects.toThrow('has changed since it was applied');
    await expect(applyMigrations(store, [])).rejects.toThrow('made by a newer version');
  });

  it('continues from the single migrations of release 0.2.0 and refuses an older database unchanged', async () => {
    // The later ones create tables, which are there already.
    const known = readMigrations(migrationsFolder).filter(({ number }) => number <= 19);
    const listRows = () => store.query('SELECT number, name FROM migration ORDER BY number');
    const recorded = await store.query('DELETE FROM migration RETURNING number, name, sha256');
    await store.query(`INSERT INTO migration (number, name, sha256)
      VALUES (1, '0001_foundation.sql', 'x'), (17, '0017_place_of_purchases.sql', 'x')`);
    const old = await listRows();
    await expect(applyMigrations(store, known)).rejects.toThrow(
      'The newest migration of the database is 0017_place_of_purchases.sql, which is too old for this version. Nothing was changed. Start SITE 0.2.0 with it once, which upgrades it, and then this version.'
    );
    expect(await listRows()).toEqual(old);
    await store.query(`INSERT INTO migration (number, name, sha256) VALUES (18, '0018_experiences.sql', 'x');
      DROP FUNCTION name_key, name_words`);
    expect(await applyMigrations(store, known)).toEqual(['0019_fold_names.sql']);
    expect(await applyMigrations(store, known)).toEqual([]);
    await store.query('DELETE FROM migration');
    await store.query(
      `INSERT INTO migration (number, name, sha256)
       SELECT number, name, sha256 FROM jsonb_to_recordset($1::jsonb) AS own (number int, name text, sha256 text)`,
      [JSON.stringify(recorded)]
    );
  });

  it('applies nothing of a broken migration', async () => {
    const broken = {
      number: 9999,
      name: '9999_broken.sql',
      sql: 'CREATE TABLE half (n int); SELECT nonsense',
      sha256: 'x'
    };
    await expect(applyMigrations(store, [...readMigrations(migrationsFolder), broken])).rejects.toThrow(
      'nonsense'
    );
    expect(await store.query(`SELECT to_regclass('half') AS name`)).toEqual([{ name: null }]);
  });
});
