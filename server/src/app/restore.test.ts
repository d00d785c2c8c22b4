import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '../backup/restore-backup';
import { listDataTables, readCounters } from '../backup/tables';
import { writeBackup } from '../backup/write-backup';
import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { computeFreshSums, readStoredSums } from '../figures/test-stored-sums';
import { COMMAND_LINE } from '../identity/account-trail';
import { changeAccount } from '../identity/manage-accounts';
import { VALUE_RULES } from '../layers/value-rules';
import { readMigrations } from '../store/migrate';
import { openTestStore } from '../store/test-store';
import type { Store } from '../store/store';
import { openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { RECORD_SAMPLES } from './test-samples';

/*
 * Backs up a server in use: every kind of record created, changed and deleted, parameters changed, an
 * experience saved and copied, an account disabled. The restore must match row for row, and the work must
 * continue after it.
 */

const migrations = readMigrations(join(process.cwd(), 'server/src/store/migrations'));
const scratch = mkdtempSync(join(tmpdir(), 'site-restore-'));
const toScratchPath = (name: string) => join(scratch, name);

interface WrittenRecord {
  readonly data: { readonly id: string; readonly version: number };
}

let site: TestApp;
let token: string;

/** Makes a call as administrator and throws unless it succeeds. */
async function sendRequest(path: string, method: string, payload?: object) {
  const answer = await site.request(path, { method, payload, headers: { authorization: token } });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
  return answer;
}

type RecordSample = (typeof RECORD_SAMPLES)[number];

const createRecord = async ({ path, sample }: RecordSample) =>
  (await sendRequest(path, 'POST', sample)).json<WrittenRecord>().data;
const changeRecord = async ({ path, sample, method }: RecordSample, { id, version }: WrittenRecord['data']) =>
  (await sendRequest(`${path}/${id}`, method, { ...sample, version })).json<WrittenRecord>().data;

/** Creates three records of a kind, changes two of them, deletes one. */
async function exerciseRecords(kind: RecordSample): Promise<void> {
  await createRecord(kind);
  await changeRecord(kind, await createRecord(kind));
  const gone = await changeRecord(kind, await createRecord(kind));
  await sendRequest(`${kind.path}/${gone.id}`, 'DELETE');
}

async function readDatabase({ query }: Pick<Store, 'query'>) {
  const rows: Record<string, string[]> = {};
  for (const table of await listDataTables(query))
    rows[table] = (await query<{ row: string }>(`SELECT t::text AS row FROM "${table}" AS t ORDER BY 1`)).map(
      ({ row }) => row
    );
  return { rows, counters: await readCounters(query), sums: await readStoredSums({ query }) };
}

const restoreInto = (store: Store, name: string, dataDir: string, replace: boolean) =>
  restoreBackup(store, toScratchPath(name), { dataDir, replace, migrations, rules: VALUE_RULES });

beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  token = await site.signIn('admin');
  for (const kind of RECORD_SAMPLES) await exerciseRecords(kind);
  const { version, parameters } = (await sendRequest('/api/parameters', 'GET')).json<{
    version: number;
    parameters: { defaultDriveTime: number };
  }>();
  await sendRequest('/api/parameters', 'PUT', {
    version,
    parameters: { ...parameters, defaultDriveTime: parameters.defaultDriveTime + 1 }
  });
  const { config } = (await sendRequest('/api/experiences/cassava', 'GET')).json<{ config: object }>();
  await sendRequest('/api/experiences/cassava', 'PUT', { config, baseVersion: 0, note: 'Before the backup' });
  await sendRequest('/api/experiences', 'POST', { from: 'cassava', name: 'my-cassava', label: 'Mine' });
  await changeAccount({ store: site.store, by: COMMAND_LINE, investorEmails: [] }, 'demo-investor', {
    disabled: true
  });
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true });
});

/** Lists every number that the database has given to a change; each is used once. */
const trailNumbers = async ({ query }: Pick<Store, 'query'>): Promise<number[]> =>
  (await query<{ id: number }>('SELECT id FROM record_audit ORDER BY id')).map(({ id }) => id);

it('restores a backup of edited records row for row into an empty database, counters included', async () => {
  const before = await readDatabase(site.store);
  expect(before.rows.record_audit).toHaveLength(RECORD_SAMPLES.length * 6);
  expect(before.rows.experience_version).toHaveLength(2);
  await writeBackup(site.store, site.store.dataDir, toScratchPath('worked.gz'));
  const empty = await openTestStore();
  try {
    await restoreInto(empty, 'worked.gz', empty.dataDir, false);
    expect(await readDatabase(empty)).toEqual(before);
    expect(await computeFreshSums(empty)).toEqual(before.sums);
  } finally {
    await empty.close();
  }
});

it('continues with unused numbers after a restore over existing data', async () => {
  const before = await readDatabase(site.store);
  const numbers = await trailNumbers(site.store);
  await writeBackup(site.store, site.store.dataDir, toScratchPath('again.gz'));
  for (const kind of RECORD_SAMPLES) await createRecord(kind);
  await restoreInto(site.store, 'again.gz', site.store.dataDir, true);
  expect(await readDatabase(site.store)).toEqual(before);
  for (const kind of RECORD_SAMPLES) await exerciseRecords(kind);
  const more = (await trailNumbers(site.store)).slice(numbers.length);
  expect(more).toHaveLength(RECORD_SAMPLES.length * 6);
  expect(Math.min(...more)).toBe(Math.max(...numbers) + 1);
});

it('restores a backup that was taken during writes, with the data of one moment', async () => {
  let writing = true;
  const writers = RECORD_SAMPLES.map(async (kind) => {
    let written = 0;
    for (; writing || written === 0; written += 1) await exerciseRecords(kind);
    return written;
  });
  const taken = writeBackup(site.store, site.store.dataDir, toScratchPath('busy.gz')).finally(() => {
    writing = false;
  });
  const [head, ...rounds] = await Promise.all([taken, ...writers]);
  expect(Math.min(...rounds)).toBeGreaterThan(0);
  const empty = await openTestStore();
  try {
    await restoreInto(empty, 'busy.gz', empty.dataDir, false);
    // At any moment each record has as many changes in the trail as its version number.
    const torn = await Promise.all(
      ['marker_asset', 'customer', 'logistics_depot', 'biochar_application', 'biochar_partner'].map((table) =>
        empty.query(
          `SELECT id FROM ${table} AS own WHERE created_by_user IS NOT NULL
             AND version <> (SELECT count(*) FROM record_audit WHERE record_id = own.id)`
        )
      )
    );
    expect(torn.flat()).toEqual([]);
    const [trail] = await empty.query<{ n: number }>('SELECT count(*) AS n FROM record_audit');
    expect(trail!.n).toBe(head.tables.record_audit);
    const [next] = await empty.query<{ fresh: boolean }>(
      `SELECT nextval(pg_get_serial_sequence('record_audit', 'id')) > max(id) AS fresh FROM record_audit`
    );
    expect(next).toEqual({ fresh: true });
  } finally {
    await empty.close();
  }
});

it('restores rows of a table with generated columns and identity numbers', async () => {
  const store = await openTestStore();
  const odd = {
    number: 9997,
    name: '9997_odd.sql',
    sha256: 'odd',
    sql: `CREATE TABLE odd (
            "or der" integer GENERATED BY DEFAULT AS IDENTITY, always bigint GENERATED ALWAYS AS IDENTITY, gone text,
            small smallserial, "Twice" integer GENERATED ALWAYS AS (amount * 2) STORED, amount integer);
          ALTER TABLE odd DROP COLUMN gone`
  };
  const known = [...migrations, odd];
  try {
    await store.execute(odd.sql);
    await store.execute(
      `INSERT INTO odd (amount) VALUES (3), (4); DELETE FROM odd WHERE amount = 4;
       INSERT INTO migration (number, name, sha256) VALUES (9997, '9997_odd.sql', 'odd')`
    );
    await writeBackup(store, store.dataDir, toScratchPath('odd.gz'));
    const options = { dataDir: store.dataDir, replace: true, migrations: known, rules: VALUE_RULES };
    await restoreBackup(store, toScratchPath('odd.gz'), options);
    const [next] = await store.query(
      'INSERT INTO odd (amount) VALUES (5) RETURNING "or der", always, small, "Twice"'
    );
    expect(next).toEqual({ 'or der': 3, always: 3, small: 3, Twice: 10 });
    expect(await store.query('SELECT always FROM odd ORDER BY 1')).toEqual([{ always: 1 }, { always: 3 }]);
  } finally {
    await store.close();
  }
});
