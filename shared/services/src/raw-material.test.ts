import { fetchRawMaterialChoices, fetchRawMaterialSummary } from './raw-material';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown) => new Response(JSON.stringify(body));

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => createResponse({ data: [] }));
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const listRequests = () => fetched.mock.calls.map(([url]) => url);

it('sends days only as a pair, texts trimmed, and no blanks', async () => {
  const input = { start: '2026-05-01', end: '', supplier: ' O’Neil & Co ', community: '  ' };
  await fetchRawMaterialSummary(input);
  await fetchRawMaterialSummary({ ...input, end: '2026-05-02', supplier: '' });
  expect(listRequests()).toEqual([
    '/api/raw-material-summary?supplier=O%E2%80%99Neil+%26+Co',
    '/api/raw-material-summary?start=2026-05-01&end=2026-05-02'
  ]);
});

it('fetches names from a server of another origin', async () => {
  const input = { start: '', end: '', supplier: 'ad', community: 'Abak' };
  expect(await fetchRawMaterialChoices('supplier', input, { serverUrl: 'https://site.example' })).toEqual([]);
  expect(listRequests()).toEqual([
    'https://site.example/api/raw-material-summary/choices?of=supplier&supplier=ad&community=Abak'
  ]);
});
