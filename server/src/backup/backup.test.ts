import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { toRasterFolder } from '../engines/raster/raster-folder';
import { readStoredSums } from '../figures/test-stored-sums';
import { createTestFolder } from '../import/test-files';
import { VALUE_RULES } from '../layers/value-rules';
import { applyMigrations, readMigrations, recordVersion } from '../store/migrate';
import { openEmbeddedTestStore, openTestStore } from '../store/test-store';
import { applyValueRules } from '../store/value-checks';
import { restoreBackup } from './restore-backup';
import { countRows, listDataTables } from './tables';
import { writeBackup } from './write-backup';
import { QueryError } from '../store/store';
import type { Store } from '../store/store';
import type { TestStore } from '../store/test-store';
import type { BackupHead } from './format';
import { getTestDriver } from '../store/test-driver';

const migrations = readMigrations(join(process.cwd(), 'server/src/store/migrations'));
const folder = createTestFolder();
afterAll(() => folder.remove());

/**
 * Rows with every kind of value: numbers with all digits, moments, days, lists, JSON, geometries, quotes and
 * line ends.
 */
const FILL = `
  INSERT INTO setting VALUES ('odd', '{"a": ["\\"\\n", null, 1e-9]}');
  INSERT INTO lga (code, name, state, geom, updated_at)
    SELECT chr(65 + n) || 'AAA', 'N' || n, 'S', ST_Multi(ST_Buffer(ST_SetSRID(ST_MakePoint(7 + n / 7.0, 5.1), 4326), 0.1)),
           '2024-05-05 10:11:12.123456+01' FROM generate_series(0, 5) AS n;
  INSERT INTO agent (first_name, last_name) VALUES ('Ad"a', E'O\\\\b,i\\n'), ('', '(x)');
  INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots, number_of_pressers,
      physically_tagged, last_discovery_date, oil_palm_cluster_hectares, geom)
    SELECT 'Mill ' || n, 'Small', 's', 'l', 'AAAA', n % 2 = 0, false, n % 100, 1, true, '2024-02-29', 1.0 / n,
      CASE WHEN n % 5 > 0 THEN ST_SetSRID(ST_MakePoint(7 + n / 3000.0, 5), 4326) END FROM generate_series(1, 1200) AS n;
  INSERT INTO purchase (mill_id, agent_id, purchased_on, tonnes, price_per_tonne)
    SELECT id, 1, '2024-03-01', 0.1 + 0.2, id FROM mill;
  INSERT INTO marker_asset (name, marker_type, type, status, image_urls, geom)
    VALUES ('A', 'AP', 'AP', 'Active', '{P1,"a,b"}', ST_SetSRID(ST_MakePoint(7, 5), 4326))`;

const readDatabase = async ({ query }: Pick<Store, 'query'>): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown> = {};
  for (const table of await listDataTables(query))
    all[table] = (await query<{ row: string }>(`SELECT t::text AS row FROM "${table}" AS t ORDER BY 1`)).map(
      ({ row }) => row
    );
  return all;
};

describe('a backup', () => {
  let store: TestStore;
  let dataDir = '';
  const toDataPath = (name: string) => join(dataDir, name);
  beforeAll(async () => {
    store = await openTestStore();
    ({ dataDir } = store);
    await store.execute(FILL);
    mkdirSync(toRasterFolder(dataDir), { recursive: true });
    writeFileSync(
      join(toRasterFolder(dataDir), 'soilPH.tif'),
      Buffer.from([...Array(1_000_000).keys()].map((n) => n % 251))
    );
  });
  afterAll(() => store.close());
  const restoreFile = (name: string, replace = false, known = migrations) =>
    restoreBackup(store, toDataPath(name), { dataDir, replace, migrations: known, rules: VALUE_RULES });

  it('is equal row for row after backup, wipe and restore, including counters and rasters', async () => {
    const before = await readDatabase(store);
    const figures = await readStoredSums(store);
    const raster = readFileSync(join(toRasterFolder(dataDir), 'soilPH.tif'));
    const head = await writeBackup(store, dataDir, toDataPath('all.gz'));
    expect(head.tables).toMatchObject({ mill: 1200, purchase: 1200, agent: 2 });
    expect(head.tables).not.toHaveProperty('mill_figures');
    expect(statSync(toDataPath('all.gz')).mode & 0o777).toBe(0o600);
    await store.execute('TRUNCATE lga, agent, mill, setting, marker_asset CASCADE');
    writeFileSync(join(toRasterFolder(dataDir), 'soilPH.tif'), 'gone');
    expect(await readStoredSums(store)).toMatchObject({
      mill_figures: [],
      lga_figures: [],
      lga_purchase_day: []
    });
    await restoreFile('all.gz', false);
    expect(await readDatabase(store)).toEqual(before);
    expect(figures.mill_figures).toHaveLength(1200);
    expect(await readStoredSums(store)).toEqual(figures);
    expect(readFileSync(join(toRasterFolder(dataDir), 'soilPH.tif')).equals(raster)).toBe(true);
    const { id } = (
      await store.query<{ id: number }>(
        `INSERT INTO agent (first_name, last_name) VALUES ('next', '') RETURNING id`
      )
    )[0]!;
    expect(id).toBe(3);
    await store.query('DELETE FROM agent WHERE id = 3');
  });

  it('refuses a target with data, unless it is to be replaced', async () => {
    const before = await readDatabase(store);
    await expect(restoreFile('all.gz')).rejects.toThrow(
      /The target already contains data.*empty data folder.*--replace deletes.*backup of it first/
    );
    expect(await readDatabase(store)).toEqual(before);
    await store.query(`UPDATE mill SET name = 'changed'`);
    await restoreFile('all.gz', true);
    expect(await readDatabase(store)).toEqual(before);
  });

  it('restores nothing from a file that is damaged, not a backup, too old, or newer', async () => {
    const before = await readDatabase(store);
    const whole = readFileSync(toDataPath('all.gz'));
    const lines = gunzipSync(whole).toString().trimEnd().split('\n');
    const head = JSON.parse(lines[0]!) as BackupHead;
    const writeBackupFile = (name: string, content: readonly string[]) =>
      writeFileSync(toDataPath(name), gzipSync(`${content.join('\n')}\n`));
    writeFileSync(toDataPath('cut.gz'), whole.subarray(0, whole.length >> 1));
    writeBackupFile('no-end.gz', lines.slice(0, -1));
    writeBackupFile(
      'row-lost.gz',
      lines.filter((line) => !line.startsWith('{"rows":["(1,'))
    );
    writeBackupFile('other.gz', ['{"a":1}']);
    writeBackupFile('newer.gz', [
      JSON.stringify({ ...head, migrations: [...head.migrations, { number: 9999, name: '9999_x.sql' }] })
    ]);
    writeBackupFile('old.gz', [
      JSON.stringify({ ...head, migrations: [{ number: 17, name: '0017_place_of_purchases.sql' }] })
    ]);
    writeFileSync(toDataPath('text.gz'), 'no gzip');
    for (const [name, message] of [
      ['cut.gz', /cut.gz is damaged or was cut off. Nothing was restored/],
      ['no-end.gz', /is damaged or was cut off/],
      [
        'row-lost.gz',
        /is damaged or was changed: table purchase does not accept the row \(\d+,.*agent_id_fkey/
      ],
      ['other.gz', /other.gz is not a backup of SITE/],
      ['newer.gz', /newer version \(it has 9999_x.sql\)/],
      [
        'old.gz',
        /old.gz is too old for this version: its newest migration is 0017_place_of_purchases.sql. Restore it with SITE 0.2.0 into a new data folder/
      ],
      ['text.gz', /is damaged or was cut off/],
      ['none.gz', /none.gz cannot be read: ENOENT/]
    ] as const)
      await expect(restoreFile(name, true)).rejects.toThrow(message);
    expect(await readDatabase(store)).toEqual(before);
    expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
  });

  it('names a full disk instead of a damaged backup, and restores nothing', async () => {
    const before = await readDatabase(store);
    const full: Store = {
      ...store,
      transaction: (work) =>
        store.transaction((query) =>
          work((sql, params) =>
            sql.startsWith('INSERT INTO "mill"')
              ? Promise.reject(new QueryError('could not extend file: No space left on device', '53100'))
              : query(sql, params)
          )
        )
    };
    const options = { dataDir, replace: true, migrations, rules: VALUE_RULES };
    await expect(restoreBackup(full, toDataPath('all.gz'), options)).rejects.toThrow(
      /^The disk of the database .* became full\. Nothing was restored/
    );
    expect(await readDatabase(store)).toEqual(before);
  });

  it('upgrades a backup of an older version', async () => {
    const newer = {
      number: 9998,
      name: '9998_more.sql',
      sha256: 'x',
      sql: 'ALTER TABLE agent ADD COLUMN nick text'
    };
    await restoreFile('all.gz', true, [...migrations, newer]);
    expect(await store.query('SELECT nick FROM agent WHERE id = 1')).toEqual([{ nick: null }]);
    await restoreFile('all.gz', true);
    expect(await countRows(store.query, ['agent', 'mill'])).toEqual({ agent: 2, mill: 1200 });
  });

  it('refuses a backup of a newer version by its name, and that version restores it', async () => {
    const before = await readDatabase(store);
    const newer = {
      number: 9997,
      name: '9997_later.sql',
      sha256: 'x',
      sql: 'CREATE TABLE later (n integer)'
    };
    await applyMigrations(store, [...migrations, newer]);
    await recordVersion(store.query, '9.1.0');
    await store.query('INSERT INTO later VALUES (1)');
    await writeBackup(store, dataDir, toDataPath('later.gz'));
    await restoreFile('all.gz', true);
    await expect(restoreFile('later.gz', true)).rejects.toThrow(
      /later.gz was made by a newer version, SITE 9.1.0 \(it has 9997_later.sql\). Restore it with that version./
    );
    expect(await readDatabase(store)).toEqual(before);
    await restoreFile('later.gz', true, [...migrations, newer]);
    expect(await readDatabase(store)).toEqual({ ...before, later: ['(1)'] });
    await restoreFile('all.gz', true);
  });

  /** Tables and their counters that the release does not have; they are empty here. */
  const isLater = (name: string) =>
    /^(data_export|data_import|import_change|import_step|own_layer|plot|second_factor|water_area)/.test(name);
  /** Returns the lines without later tables, and without the last column of purchases, the plots that they name. */
  const removeLater = (lines: readonly string[]) => {
    let table = '';
    return lines.flatMap((line) => {
      const begun = /^\{"table":"(\w+)"/.exec(line)?.[1];
      table = begun ?? table;
      if (begun !== undefined && isLater(begun)) return [];
      return table === 'purchase' ? line.replace(/,\{\}\)"/g, ')"') : line;
    });
  };

  it.each([18, 19])('restores a backup of release 0.2.0 at migration %i', async (last) => {
    const before = await readDatabase(store);
    const [first, ...rest] = gunzipSync(readFileSync(toDataPath('all.gz')))
      .toString()
      .split('\n');
    const names = ['0017_place_of_purchases.sql', '0018_experiences.sql', '0019_fold_names.sql'];
    const applied = names.map((name) => ({ number: Number(name.slice(0, 4)), name }));
    const { tables, counters, ...whole } = JSON.parse(first!) as BackupHead;
    const head = {
      ...whole,
      tables: Object.fromEntries(Object.entries(tables).filter(([table]) => !isLater(table))),
      counters: counters.filter(({ name }) => !isLater(name)),
      migrations: applied.filter(({ number }) => number <= last)
    };
    const lines = [JSON.stringify(head), ...removeLater(rest)];
    writeFileSync(toDataPath('release.gz'), gzipSync(lines.join('\n')));
    await restoreFile('release.gz', true);
    expect(await readDatabase(store)).toEqual(before);
    expect(await store.query('SELECT name FROM migration ORDER BY number')).toEqual(
      migrations.map(({ name }) => ({ name }))
    );
  });

  it('names rows with invalid values, and restores them on request', async () => {
    await applyValueRules(store, []);
    await store.query(`UPDATE marker_asset SET status = 'Dormant', production_capacity = -1`);
    await writeBackup(store, dataDir, toDataPath('odd.gz'));
    const [{ id } = { id: '' }] = await store.query<{ id: string }>('SELECT id FROM marker_asset');
    await restoreFile('all.gz', true);
    const before = await readDatabase(store);
    await expect(restoreFile('odd.gz', true)).rejects.toThrow(
      `odd.gz contains values that SITE does not know. Table marker_asset, row ${id}: production_capacity contains '-1', which is not allowed. Table marker_asset, row ${id}: status contains 'Dormant'`
    );
    expect(await readDatabase(store)).toEqual(before);
    const options = { dataDir, replace: true, migrations, rules: VALUE_RULES, keepInvalid: true };
    const { odd } = await restoreBackup(store, toDataPath('odd.gz'), options);
    expect(odd.map(({ column, value }) => [column, value])).toEqual([
      ['production_capacity', '-1'],
      ['status', 'Dormant']
    ]);
    expect(await store.query('SELECT status FROM marker_asset')).toEqual([{ status: 'Dormant' }]);
    await restoreFile('all.gz', true);
  });

  it('does not overwrite an existing file', async () => {
    await expect(writeBackup(store, dataDir, toDataPath('all.gz'))).rejects.toThrow('already exists');
    await expect(writeBackup(store, dataDir, toDataPath('no/folder.gz'))).rejects.toThrow(
      'cannot be written'
    );
  });
});

/** Without PostgreSQL the tests above run on PGlite already. */
if (getTestDriver() === 'postgres')
  it('is equal row for row when restored into the embedded database', async () => {
    const store = await openEmbeddedTestStore();
    try {
      const { dataDir } = store;
      await store.execute(FILL);
      const before = await readDatabase(store);
      const figures = await readStoredSums(store);
      await writeBackup(store, dataDir, join(dataDir, 'all.gz'));
      await store.query(`UPDATE mill SET name = 'changed'`);
      const options = { dataDir, replace: true, migrations, rules: VALUE_RULES };
      await restoreBackup(store, join(dataDir, 'all.gz'), options);
      expect(await readDatabase(store)).toEqual(before);
      expect(await readStoredSums(store)).toEqual(figures);
    } finally {
      await store.close();
    }
  });
