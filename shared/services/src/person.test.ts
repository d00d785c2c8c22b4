import { erasePerson, fetchPerson, fetchPersonalDataTrail } from './person';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const mockResponse = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const listRequests = () => fetched.mock.calls.map(([url, { method }]) => [method ?? 'GET', url]);
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const counts = [{ table: 'customer', field: 'phone_number', rows: 1 }];

it('fetches all data about a person by address or number', async () => {
  const data = { tables: [{ table: 'customer', total: 1, rows: [{ id: 'c1' }] }] };
  mockResponse(data);
  expect(await fetchPerson('+234 803 123 4567')).toEqual(data);
  expect(listRequests()).toEqual([['GET', '/api/person?q=%2B234+803+123+4567']]);
  mockResponse({ error: { code: 'invalid_input', field: 'q', message: 'Neither.' } }, 400);
  await expect(fetchPerson('Ada')).rejects.toMatchObject({ code: 'invalid_input', field: 'q' });
});

it('counts a person’s data first and then erases it', async () => {
  mockResponse({ dryRun: true, counts });
  expect(await erasePerson('a@b.example', { dryRun: true })).toEqual({ dryRun: true, counts });
  mockResponse({ dryRun: false, counts });
  expect(await erasePerson('a@b.example')).toEqual({ dryRun: false, counts });
  expect(listRequests()).toEqual([
    ['DELETE', '/api/person?q=a%40b.example&dryRun=true'],
    ['DELETE', '/api/person?q=a%40b.example&dryRun=false']
  ]);
});

it('reads the personal data trail by pages', async () => {
  const entry = {
    ...{ id: '1', action: 'erase', changedBy: 'demo-admin', changedByEmail: null, counts },
    changedAt: '2026-05-01T08:00:00.000Z'
  };
  mockResponse({ data: [entry], total: 7 });
  expect(await fetchPersonalDataTrail({ page: 2 })).toEqual({ entries: [entry], total: 7 });
  expect(listRequests()).toEqual([['GET', '/api/person/trail?page=2']]);
});
