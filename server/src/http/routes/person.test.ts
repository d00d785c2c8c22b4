import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { RECORD_SAMPLES } from '../../app/test-samples';
import { seedAccounts } from '../../identity/accounts';
import { SignInLimit } from '../../identity/sign-in-limit';
import { IdentityError } from '../../common/response-errors';
import { seedParameters } from '../../common/parameters';
import { ADA, BOLA, emptyTables, findOccurrences, writePerson } from '../../personal/test-persons';

/* Tests the report on a person and its erasure. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
});
beforeEach(async () => {
  await emptyTables(site.store.query);
  await seedAccounts(site.store);
  await seedParameters(site.store);
  await writePerson(site.store.query, ADA, { key: 1, age: 400 });
  await writePerson(site.store.query, BOLA, { key: 2, age: 10 });
  admin = await site.signIn('admin');
});
afterAll(() => site.close());

interface FieldCount {
  readonly table: string;
  readonly field: string;
  readonly rows: number;
}
interface PersonTables {
  readonly tables: readonly { readonly table: string; readonly total: number; readonly rows: object[] }[];
}
const requestPerson = (method: string, q: string, more = '') =>
  ask(`/api/person?q=${encodeURIComponent(q)}${more}`, { method, headers: { authorization: admin } });
const fetchTables = async (q: string) => {
  const answer = await requestPerson('GET', q);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return answer.json<PersonTables>().tables;
};
const erasePerson = async (q: string, more = '') =>
  (await requestPerson('DELETE', q, more)).json<{ dryRun: boolean; counts: FieldCount[] }>();
const listTables = async (q: string) => (await fetchTables(q)).map(({ table }) => table).sort();
const listOccurrences = ({ email, phone }: typeof ADA | typeof BOLA) =>
  findOccurrences(site.store.query, [email, phone]);
const fetchTrail = async () =>
  (await ask('/api/person/trail', { headers: { authorization: admin } })).json<{
    data: { action: string; changedBy: string; changedByEmail: string | null; counts: FieldCount[] }[];
    total: number;
  }>();
const BY_PHONE = [
  ...['biochar_application', 'commercial_farm', 'customer', 'geofenced_farm', 'idempotency_key'],
  ...['import_change', 'pind_oil_palm', 'record_audit', 'supplier']
];
const rejectPassword = () => Promise.reject(new IdentityError('INVALID_LOGIN_CREDENTIALS'));

it('finds a person in every table, by address and by number in any form', async () => {
  await new SignInLimit(site.store)
    .runAttempt(ADA.email, '10.0.0.1', rejectPassword)
    .catch((error: Error) => expect(error).toBeInstanceOf(IdentityError));
  expect(await listTables(` ${ADA.email.toUpperCase()} `)).toEqual([
    ...[
      'account',
      'account_audit',
      'biochar_application',
      'call_count',
      'commercial_farm',
      'data_export',
      'data_import',
      'experience_audit'
    ],
    ...['experience_version', 'idempotency_key'],
    ...['parameter_set', 'record_audit', 'refresh_token', 'reset_code', 'second_factor', 'session']
  ]);
  for (const q of [ADA.phone, '08031234567', '002348031234567', '8031234567', '+234 (0)803-123-4567'])
    expect([q, await listTables(q)]).toEqual([q, BY_PHONE]);
  const told = await fetchTables(ADA.email);
  expect(told.find(({ table }) => table === 'record_audit')).toMatchObject({ total: 2 });
  expect(told.find(({ table }) => table === 'account')?.rows).toEqual([
    expect.objectContaining({ uid: 'uid-1', email: ADA.email, display_name: 'Person' })
  ]);
  expect(JSON.stringify(told)).not.toMatch(/hash|bola@/);
});

it('does not return the data of others', async () => {
  for (const q of ['obi@farm.example', 'ada.obi@farm.exampl', '0803123456', '+1 803 123 4567', '031 234 567'])
    expect([q, await listTables(q)]).toEqual([q, []]);
  await site.store.query(`UPDATE customer SET phone_number = '+1 803 123 4567' WHERE id = 'customer-2'`);
  const [customers] = (await fetchTables(ADA.phone)).filter(({ table }) => table === 'customer');
  expect(customers?.total).toBe(1);
});

it('names the field when the key is neither an address nor a number', async () => {
  for (const q of ['Ada', 'ada@', '12345', '1234567890123456', "%' OR true"])
    for (const method of ['GET', 'DELETE']) {
      const answer = await requestPerson(method, q);
      expect([q, answer.status, answer.json()]).toMatchObject([q, 400, { error: { field: 'q' } }]);
    }
});

it('changes nothing in a dry run and returns the counts of the erasure', async () => {
  const before = await listOccurrences(ADA);
  const dry = await erasePerson(ADA.email, '&dryRun=true');
  expect([dry.dryRun, await listOccurrences(ADA), (await fetchTrail()).total]).toEqual([true, before, 0]);
  expect(await erasePerson(ADA.email)).toEqual({ dryRun: false, counts: dry.counts });
  for (const count of [
    { table: 'account', field: 'row', rows: 1 },
    { table: 'session', field: 'row', rows: 1 },
    { table: 'biochar_application', field: 'officer_name', rows: 1 },
    { table: 'record_audit', field: 'before.officerEmail', rows: 2 },
    { table: 'record_audit', field: 'removed.officer_email', rows: 1 },
    { table: 'account_audit', field: 'changed_by_email', rows: 1 },
    { table: 'parameter_set', field: 'changed_by', rows: 1 }
  ])
    expect(dry.counts).toContainEqual(count);
});

it('erases the person from every text of the database and keeps all other data', async () => {
  const others = await listOccurrences(BOLA);
  // A number mentioned in passing, in a text field that is not meant for it.
  await site.store.query(
    `UPDATE customer SET name = 'Mill (call 0803.123.4567)', raw_materials = '{FFB}' WHERE id = 'customer-1'`
  );
  await site.store.query(
    `INSERT INTO own_layer (id, title, geometry, access, fields) VALUES ('own_wells', 'Wells', 'point', 'staff', '[]')`
  );
  await site.store.query(
    `INSERT INTO own_layer_row (layer, attributes, geom)
     VALUES ('own_wells', '{"Keeper": "Ada, 0803 123 4567"}', ST_Point(8, 5, 4326))`
  );
  expect(await listOccurrences(ADA)).toEqual(
    expect.arrayContaining([...others, 'customer.name', 'own_layer_row.attributes'])
  );
  await erasePerson(ADA.email);
  await erasePerson(ADA.phone);
  expect(await listOccurrences(ADA)).toEqual([]);
  expect(await listTables(ADA.email)).toEqual([]);
  expect(await listTables(ADA.phone)).toEqual([]);
  expect(await listOccurrences(BOLA)).toEqual(others);
  const [application] = await site.store.query(
    `SELECT owner_name, officer_name, officer_email, contact_info, farm_size, version FROM biochar_application WHERE id = 'application-1'`
  );
  expect(application).toEqual({
    ...{ owner_name: '[erased]', officer_name: '[erased]', officer_email: '[erased]' },
    ...{ contact_info: '[erased]', farm_size: 3, version: 3 }
  });
  const [customer] = await site.store.query(
    `SELECT name, phone_number, version FROM customer WHERE id = 'customer-1'`
  );
  expect(customer).toEqual({ name: 'Mill (call [erased])', phone_number: null, version: 2 });
  const [figures] = await site.store.query(
    'SELECT transactions, tonnes, naira FROM mill_figures WHERE mill_id = 1'
  );
  expect(figures).toEqual({ transactions: 1, tonnes: 10, naira: 500_000 });
  expect((await fetchTrail()).data).toMatchObject([
    { action: 'erase', changedBy: 'demo-admin', changedByEmail: 'admin@site.example' },
    { action: 'erase', changedBy: 'demo-admin', changedByEmail: 'admin@site.example' }
  ]);
});

it('does not bring erased values back when a deletion is restored', async () => {
  const customers = RECORD_SAMPLES.find(({ path }) => path === '/api/customers');
  const payload = { ...customers?.sample, name: 'Erased mill', phoneNumber: ADA.phone };
  const headers = { authorization: admin };
  const entered = await ask('/api/customers', { method: 'POST', payload, headers });
  const { id } = entered.json<{ data: { id: string } }>().data;
  await ask(`/api/customers/${id}`, { method: 'DELETE', headers });
  await erasePerson(ADA.phone);
  const restored = await ask(`/api/customers/${id}/restore`, { method: 'POST', headers });
  expect(restored.json<{ data: object }>().data).toMatchObject({ id, name: 'Erased mill' });
  expect(restored.json<{ data: object }>().data).not.toHaveProperty('phoneNumber');
  expect(await findOccurrences(site.store.query, [ADA.phone])).toEqual([]);
});

it('refuses to erase the last administrator, and erases one of two without naming them', async () => {
  const refused = await requestPerson('DELETE', 'admin@site.example', '&dryRun=true');
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { error: { code: 'last_administrator', field: 'q' } }
  ]);
  expect((await requestPerson('DELETE', 'admin@site.example')).status).toBe(409);
  await site.store.query(`UPDATE account SET role = 'admin' WHERE uid = 'demo-staff'`);
  expect((await requestPerson('DELETE', 'admin@site.example')).status).toBe(200);
  expect((await requestPerson('GET', 'admin@site.example')).status).toBe(401);
  expect(await findOccurrences(site.store.query, ['admin@site.example'])).toEqual([]);
  admin = await site.signIn('staff');
  expect((await fetchTrail()).data).toMatchObject([
    { action: 'erase', changedBy: 'demo-admin', changedByEmail: null }
  ]);
});

it('leaves no trace when an unknown person is erased', async () => {
  expect(await erasePerson('nobody@site.example')).toEqual({ dryRun: false, counts: [] });
  expect((await fetchTrail()).total).toBe(0);
});
