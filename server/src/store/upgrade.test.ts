import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations, readMigrations, recordVersion } from './migrate';
import type { Migration } from './migrate';
import { openStore } from './open-store';
import { openPglite } from './pglite-store';
import type { Store } from './store';
import { compileWasmOnce } from './test-store';

/* Opens data folders of older and newer versions. */

const root = process.cwd();
const known = readMigrations(join(root, 'server/src/store/migrations'));

beforeAll(compileWasmOnce);
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-upgrade-'));
  mkdirSync(join(dataDir, 'store'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs `work` on the folder as a version with these migrations does. */
async function runAs(migrations: readonly Migration[], work: (store: Store) => Promise<unknown>) {
  const store = await openPglite(root, join(dataDir, 'store'), () => undefined);
  try {
    const applied = await applyMigrations(store, migrations);
    await work(store);
    return applied;
  } finally {
    await store.close();
  }
}

const ROWS = `
  INSERT INTO lga (code, name, state, geom)
    VALUES ('AAAA', 'N', 'S', ST_Multi(ST_Buffer(ST_SetSRID(ST_MakePoint(7, 5), 4326), 0.1)));
  INSERT INTO agent (first_name, last_name) VALUES ('Ada', 'Obi');
  INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots, number_of_pressers,
      physically_tagged, geom)
    SELECT 'Mill ' || n, 'Small', 's', 'l', 'AAAA', true, false, n, 1, true, ST_Point(7, 5, 4326)
      FROM generate_series(1, 300) AS n;
  INSERT INTO purchase (mill_id, agent_id, purchased_on, tonnes, price_per_tonne)
    SELECT id, 1, '2026-03-01', 0.3, id FROM mill;
  INSERT INTO setting VALUES ('test', '{"a": [1e-9]}')`;
const READ = `
  SELECT (SELECT count(*) FROM mill WHERE geom IS NOT NULL) AS mills, (SELECT name FROM mill WHERE id = 300) AS last,
      (SELECT sum(price_per_tonne) FROM purchase WHERE tonnes = 0.3::double precision) AS prices,
      (SELECT transactions FROM lga_figures WHERE lga_code = 'AAAA') AS transactions,
      (SELECT sum(transactions) FROM mill_figures WHERE geom IS NOT NULL) AS placed,
      (SELECT value FROM setting WHERE key = 'test') AS value`;
const STORED = [
  { mills: 300, last: 'Mill 300', prices: 45_150, transactions: 300, placed: 300, value: { a: [1e-9] } }
];

it.each([18, 26])(
  'opens a data folder of migration %i with every row, and adds the later migrations',
  async (last) => {
    const older = known.filter(({ number }) => number <= last);
    await runAs(older, (store) => store.execute(ROWS));
    const store = await openStore({ dataDir, databaseUrl: null, root });
    try {
      expect(await store.query(READ)).toEqual(STORED);
      expect(await store.query('SELECT name FROM migration ORDER BY number')).toEqual(
        known.map(({ name }) => ({ name }))
      );
      await store.query(
        `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES (300, '2026-04-01', 1, 1)`
      );
    } finally {
      await store.close();
    }
  }
);

it('refuses a data folder of a newer version by its name, and leaves it usable for that version', async () => {
  const newer = { number: 9999, name: '9999_later.sql', sha256: 'x', sql: 'CREATE TABLE later (n integer)' };
  const addLater = async (store: Store) => {
    await store.execute(`${ROWS}; INSERT INTO later VALUES (1)`);
    await recordVersion(store.query, '9.1.0');
  };
  await runAs([...known, newer], addLater);
  await expect(openStore({ dataDir, databaseUrl: null, root })).rejects.toThrow(
    'The database has migration 9999_later.sql, which this version does not know: it was made by a newer version, SITE 9.1.0. Nothing was changed. Run that one.'
  );
  const applied = await runAs([...known, newer], async (store) => {
    expect(await store.query(READ)).toEqual(STORED);
    expect(await store.query('SELECT n FROM later')).toEqual([{ n: 1 }]);
  });
  expect(applied).toEqual([]);
});
