import { DEFAULT_PARAMETERS } from '@site/domain';
import { COMMAND_LINE } from '../identity/account-trail';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { RETENTION_JOB } from './erasure-trail';
import { runRetention } from './retention';
import { RETENTION_USAGE, runRetentionCommand } from './retention-command';
import { ADA, BOLA, emptyTables, findOccurrences, writePerson } from './test-persons';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

/* Ada's rows are 400 days old, Bola's 10. */

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await emptyTables(store.query);
  await writePerson(store.query, ADA, { key: 1, age: 400 });
  await writePerson(store.query, BOLA, { key: 2, age: 10 });
});
afterAll(() => store.close());

const setDays = (trailRetentionDays: number, phoneRetentionDays: number) =>
  store.query(`INSERT INTO parameter_set (version, parameters, changed_by) VALUES (5, $1::jsonb, 'test')`, [
    JSON.stringify({ ...DEFAULT_PARAMETERS, trailRetentionDays, phoneRetentionDays })
  ]);
const setImportAge = (days: number) =>
  store.query(
    `INSERT INTO dataset_import (dataset, table_name, attribution, file_name, imported_at)
     SELECT name, name, 'a', 'f', now() - make_interval(days => $1)
       FROM unnest(ARRAY['pind_oil_palm', 'geofenced_farm', 'commercial_farm']) AS name`,
    [days]
  );
const run = (dryRun = false) => runRetention(store, { by: RETENTION_JOB, dryRun });
const findAda = () => findOccurrences(store.query, [ADA.email, ADA.phone]);
const findBola = () => findOccurrences(store.query, [BOLA.email, BOLA.phone]);
const readTrail = () =>
  store.query<{ changed_by: string; action: string; counts: unknown }>(
    'SELECT action, changed_by, counts FROM personal_data_audit'
  );
async function runCommand(argv: string[]): Promise<string> {
  const lines: string[] = [];
  await runRetentionCommand(argv, {
    openStore: async () => ({ ...store, close: () => Promise.resolve() }),
    say: (line) => void lines.push(line)
  });
  return lines.join('\n');
}

it('does nothing while retention is off', async () => {
  const before = await findAda();
  expect(await run()).toEqual({ trailDays: 0, phoneDays: 0, counts: [] });
  expect([await findAda(), await readTrail()]).toEqual([before, []]);
  expect(await runCommand([])).toBe('Retention is off: trailRetentionDays and phoneRetentionDays are 0.');
});

it('erases older personal values from the trails, and nothing else', async () => {
  await setDays(100, 0);
  const [before, untouched] = [await findAda(), await findBola()];
  const { counts } = await run();
  const trails = [
    'account_audit.changed_by_email',
    'account_audit.email',
    'experience_audit.changed_by_email',
    'experience_version.saved_by',
    'parameter_set.changed_by',
    'record_audit.after',
    'record_audit.before',
    'record_audit.changed_by_email',
    'record_audit.removed',
    'data_import.imported_by_email',
    'data_export.exported_by_email'
  ];
  expect(await findAda()).toEqual(before.filter((place) => !trails.includes(place)));
  expect(before).toEqual(expect.arrayContaining(trails));
  expect(await findBola()).toEqual(untouched);
  expect(counts).toContainEqual({ table: 'record_audit', field: 'before.officerEmail', rows: 2 });
  expect(counts).toContainEqual({ table: 'record_audit', field: 'removed.phone_number', rows: 1 });
  expect(await readTrail()).toEqual([{ action: 'retention', changed_by: 'retention', counts }]);
  const [row] = await store.query<Record<string, Record<string, unknown>>>(
    `SELECT before, after, changed_by FROM record_audit WHERE record_id = 'a1'`
  );
  expect(row).toMatchObject({
    changed_by: 'uid-1',
    before: { id: 'a1', version: 1, farmSize: 3, officerName: '[erased]', contactInfo: '[erased]' }
  });
  const [removed] = await store.query<{ row: object }>(
    `SELECT removed -> 'row' AS row FROM record_audit WHERE record_id = 'c1'`
  );
  expect(removed!.row).toMatchObject({ id: 'c1', farm_size: 3, phone_number: null, owner_name: '[erased]' });
  expect((await run()).counts).toEqual([]);
  expect(await readTrail()).toHaveLength(1);
});

it('erases contacts from unchanged records, and leaves names, figures and versions', async () => {
  await setDays(0, 100);
  await setImportAge(200);
  const before = await findAda();
  const { counts } = await run();
  const contacts = ['biochar_application.contact_info', 'biochar_application.officer_email'];
  const phones = ['commercial_farm.contact_email', 'commercial_farm.contact_phone', 'customer.phone_number'];
  const farms = ['geofenced_farm.phone_number', 'pind_oil_palm.phone_number', 'supplier.phone_number'];
  const gone = [...contacts, ...phones, ...farms];
  expect(await findAda()).toEqual(before.filter((place) => !gone.includes(place)));
  // The rows of a register are as old as its import.
  expect((await findBola()).filter((place) => gone.includes(place))).toEqual([
    ...contacts,
    'customer.phone_number',
    'supplier.phone_number'
  ]);
  expect(counts).toContainEqual({ table: 'customer', field: 'phone_number', rows: 1 });
  expect(counts).toContainEqual({ table: 'pind_oil_palm', field: 'phone_number', rows: 2 });
  const [application] = await store.query(
    `SELECT version, farm_size, owner_name, contact_info FROM biochar_application WHERE id = 'application-1'`
  );
  expect(application).toEqual({
    ...{ version: 1, farm_size: 3, owner_name: 'Owner Person', contact_info: '[erased]' }
  });
});

it('leaves the contacts of a register with a newer or unknown import', async () => {
  await setDays(0, 100);
  expect((await run(true)).counts.map(({ table }) => table)).not.toContain('pind_oil_palm');
  await setImportAge(50);
  expect((await run(true)).counts.map(({ table }) => table)).not.toContain('pind_oil_palm');
});

it('changes nothing in a dry run and prints the counts of the run', async () => {
  await setDays(100, 100);
  await setImportAge(200);
  const [before, told] = [await findAda(), await runCommand(['--dry-run'])];
  const dry = await run(true);
  expect([await findAda(), await readTrail()]).toEqual([before, []]);
  const done = await runCommand([]);
  expect(done).toBe(told.replaceAll('would be deleted', 'deleted'));
  expect(told).toContain('customer.phone_number: 1 rows would be deleted');
  const [entry] = await readTrail();
  expect(entry).toEqual({ action: 'retention', changed_by: COMMAND_LINE.uid, counts: dry.counts });
  expect(JSON.stringify(entry)).not.toContain('@');
});

it('erases each value once in two concurrent runs', async () => {
  await setDays(100, 100);
  const reports = await Promise.all([run(), run()]);
  expect(reports.filter(({ counts }) => counts.length > 0)).toHaveLength(1);
  expect(await readTrail()).toHaveLength(1);
});

it('prints its usage and refuses unknown options', async () => {
  expect(await runCommand(['--help'])).toBe(RETENTION_USAGE);
  await expect(runCommand(['--all'])).rejects.toThrow('npm run retention');
});
