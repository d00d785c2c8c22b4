import { fetchBiocharSummary } from './biochar-summary';

it('requests the totals of days and an LGA, or of all', async () => {
  const fetched = jest.fn<Promise<Response>, [string]>(async () => new Response('{}'));
  globalThis.fetch = fetched as unknown as typeof fetch;
  await fetchBiocharSummary({ days: null, lga: null });
  await fetchBiocharSummary({ days: { first: '2026-05-01', last: '2026-05-31' }, lga: 'Uyo' });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/biochar-summary',
    '/api/biochar-summary?start=2026-05-01&end=2026-05-31&lga=Uyo'
  ]);
});
