import type { TestApp } from '../../server/src/app/test-app';
import { openTestApp } from '../../server/src/app/test-app';
import { listDocumentedOperations } from '../../server/src/app/test-contract';
import { createRecordClient } from '../../shared/services/src/records';
import { WEIGHBRIDGE_TABLE, weighbridgeRecord } from '../support/weighbridge-record';

/*
 * A kind of record for this test only: a table, its schemas, its type, its calls and a line of the client.
 * Versions, audit trail, lists, roles, the API document and backups need nothing more. A new kind is added by
 * the same steps (ARCHITECTURE.md).
 */

jest.mock('../../shared/domain/src/entities/record-names', () => {
  const actual = jest.requireActual<typeof import('../../shared/domain/src/entities/record-names')>(
    '../../shared/domain/src/entities/record-names'
  );
  return { ...actual, RECORD_NAMES: [...actual.RECORD_NAMES, 'weighbridge'] };
});
jest.mock('../../server/src/app/routes', () => {
  const actual = jest.requireActual<typeof import('../../server/src/app/routes')>(
    '../../server/src/app/routes'
  );
  const { registerWeighbridges } = jest.requireActual<typeof import('../support/weighbridge-record')>(
    '../support/weighbridge-record'
  );
  const registerRoutes: typeof actual.registerRoutes = async (app, context, ...others) => {
    await actual.registerRoutes(app, context, ...others);
    registerWeighbridges(app, context);
  };
  return { registerRoutes };
});

const path = '/api/weighbridges';
const weighbridges = createRecordClient(weighbridgeRecord, { path, lists: 'data', updates: 'PATCH' });
const payload = { name: 'Calabar gate', capacity: 60, latitude: 4.95, longitude: 8.32 };

let site: TestApp;
const getClientOptions = () => ({ serverUrl: site.url });
/** Sets the page's cookie, from which the client reads its token. */
const signIn = async (role: 'staff' | 'admin') =>
  Object.assign(globalThis, { document: { cookie: `token=${encodeURIComponent(await site.signIn(role))}` } });

beforeAll(async () => {
  site = await openTestApp();
  await site.store.query(WEIGHBRIDGE_TABLE);
});
beforeEach(() => signIn('admin'));
afterAll(() => site.close());

it('a new kind is created, listed, changed and deleted by the client, and refused with invalid values', async () => {
  const { id, version } = await weighbridges.create(payload, getClientOptions());
  const { records, total } = await weighbridges.list(
    { search: 'calabar', sort: '-capacity' },
    getClientOptions()
  );
  expect([total, records[0]]).toEqual([1, expect.objectContaining(payload)]);
  await expect(weighbridges.create({ ...payload, capacity: 0 }, getClientOptions())).rejects.toMatchObject({
    field: 'capacity'
  });
  const larger = { ...payload, capacity: 80 };
  expect(await weighbridges.update(id, larger, { ...getClientOptions(), version })).toMatchObject({
    version: 2,
    capacity: 80
  });
  await expect(weighbridges.update(id, payload, { ...getClientOptions(), version })).rejects.toMatchObject({
    code: 'version_conflict',
    details: { current: { capacity: 80 }, yours: { capacity: 60 } }
  });
  await weighbridges.remove(id, { ...getClientOptions(), version: 2 });
  await expect(weighbridges.one(id, getClientOptions())).rejects.toMatchObject({ code: 'record_not_found' });
  const { record, attached } = await weighbridges.restore(id, getClientOptions());
  expect([record, attached]).toMatchObject([
    { id, capacity: 80, version: 3 },
    { deleted: 0, restored: 0 }
  ]);
});

it('a new kind has an audit trail and roles', async () => {
  const { id } = await weighbridges.create(payload, getClientOptions());
  const trail = await site.request(`/api/audit?recordType=weighbridge&recordId=${id}`, {
    headers: { authorization: await site.signIn('admin') }
  });
  expect(trail.json()).toMatchObject({ data: [{ action: 'create', after: { name: 'Calabar gate' } }] });
  await signIn('staff');
  expect(await weighbridges.one(id, getClientOptions())).toMatchObject(payload);
  await expect(weighbridges.remove(id, getClientOptions())).rejects.toMatchObject({ status: 403 });
});

it('a new kind is included in the API document', async () => {
  const calls = (await listDocumentedOperations(site)).filter((call) => call.path.startsWith(path));
  expect(calls.map(({ method }) => method).sort()).toEqual(['DELETE', 'GET', 'GET', 'PATCH', 'POST', 'POST']);
});
