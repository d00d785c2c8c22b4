import { DEFAULT_PARAMETERS } from '@site/domain';
import { changeParameters, fetchParameterHistory } from './parameters';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const mockResponse = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

it('changes parameters based on the version that was read', async () => {
  mockResponse({ version: 3, parameters: DEFAULT_PARAMETERS, definitions: {} });
  expect(await changeParameters(2, DEFAULT_PARAMETERS)).toMatchObject({ version: 3 });
  const [url, { method, body }] = fetched.mock.calls[0]!;
  expect([method, url, JSON.parse(body as string)]).toEqual([
    'PUT',
    '/api/parameters',
    { version: 2, parameters: DEFAULT_PARAMETERS }
  ]);
});

it('gives the set in force to the user who saved later', async () => {
  const current = { version: 3, parameters: DEFAULT_PARAMETERS };
  mockResponse({ error: { code: 'version_conflict', message: 'Changed.', field: 'version', current } }, 409);
  await expect(changeParameters(2, DEFAULT_PARAMETERS)).rejects.toMatchObject({
    code: 'version_conflict',
    details: { current }
  });
});

it('reads the history, newest version first', async () => {
  const change = {
    ...{ version: 2, parameters: { profitShare: 0.1, millScope: 'insideArea' } },
    ...{ changedBy: 'admin@site.example', changedAt: '2026-05-01T08:00:00.000Z' }
  };
  mockResponse({ data: [change] });
  expect(await fetchParameterHistory()).toEqual([change]);
  expect(fetched.mock.calls[0]![0]).toBe('/api/parameters/history');
});
