import { customerRecords } from './record-kinds';
import { fetchTrail } from './trail';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const mockResponse = (body: unknown) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status: 200 }));
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const entry = {
  ...{ id: '7', recordType: 'customer', recordId: 'a1', action: 'delete', version: 2, attached: null },
  ...{ changedBy: 'demo-admin', changedByEmail: null, changedAt: '2026-05-01T08:00:00.000Z' },
  ...{ before: { id: 'a1' }, after: null }
};

it('fetches and parses a page of a record’s trail', async () => {
  const origin = { source: 'demonstration', createdAt: '2026-04-01T08:00:00.000Z' };
  mockResponse({ data: [entry], total: 140, origin });
  const page = await fetchTrail({ recordType: 'customer', recordId: 'a 1', page: 2 });
  expect(page).toEqual({ entries: [entry], total: 140, origin });
  expect(fetched.mock.calls[0]![0]).toBe('/api/audit?recordType=customer&recordId=a+1&page=2');
});

it('does not hide the other entries when one has an unknown action', async () => {
  mockResponse({ data: [{ ...entry, action: 'rename' }, entry] });
  expect(await fetchTrail()).toMatchObject({
    entries: [{ action: 'rename' }, { action: 'delete' }],
    total: 2
  });
});

it('undoes a deletion and returns how many rows were restored', async () => {
  const customer = {
    ...{ id: 'a1', _id: 'a1', createdBy: 'admin', version: 3, latitude: 5, longitude: 7, name: 'Harbour' },
    ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z' },
    ...{ factoryType: 'Cement', rawMaterials: ['P1'], status: 'Active', costPMS: 'Nil', costAGO: '1200' }
  };
  mockResponse({ data: customer, attached: { deleted: null, restored: 0 } });
  const restored = await customerRecords.restore('a1', { idempotencyKey: 'k' });
  expect(restored).toEqual({ record: customer, attached: { deleted: null, restored: 0 } });
  const [address, request] = fetched.mock.calls[0]!;
  expect([address, request.method]).toEqual(['/api/customers/a1/restore', 'POST']);
  expect(request.headers).toMatchObject({ 'idempotency-key': 'k' });
  mockResponse({ data: customer });
  await expect(customerRecords.restore('a1')).rejects.toMatchObject({ code: 'bad_answer' });
});
