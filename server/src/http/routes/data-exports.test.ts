import type { DataExport, ExportDataset } from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

let site: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  headers = { authorization: `Bearer ${await site.signIn('admin')}` };
  await site.store.query(
    `INSERT INTO mills_distance (location, dist_km, geom)
     SELECT 'Place ' || n, n / 3.0, ST_SetSRID(ST_MakePoint(7 + n / 1000.0, 5), 4326) FROM generate_series(1, 2500) AS n`
  );
  await site.store.query(
    `INSERT INTO agent (first_name, last_name) VALUES ('Ada', '=1+1'), ('Bola, "B"', 'Obi')`
  );
});
afterAll(() => site.close());

const fetchExport = (path: string) => site.request(`/api/data-exports/${path}`, { headers });

it('lists datasets with their rows and formats', async () => {
  const { data } = (await site.request('/api/export-datasets', { headers })).json<{
    data: ExportDataset[];
  }>();
  expect(data.find(({ name }) => name === 'mills-distance')).toMatchObject({
    rows: 2500,
    title: { en: 'Mills distance' }
  });
  expect(data.find(({ name }) => name === 'agents')).toMatchObject({
    rows: 2,
    formats: ['csv', 'xlsx', 'geojson', 'gpkg']
  });
  expect(data.some(({ name }) => ['roads', 'soilPH'].includes(name))).toBe(false);
});

it('returns every row of more than one page, with all digits, as a file with a name', async () => {
  const { status, headers: sent, body } = await fetchExport('mills-distance?format=geojson');
  expect(status).toBe(200);
  expect(sent.get('content-disposition')).toBe('attachment; filename="mills-distance.geojson"');
  expect(sent.get('cache-control')).toBe('private, no-store');
  const { features } = JSON.parse(body) as { features: { properties: Record<string, unknown> }[] };
  expect(features).toHaveLength(2500);
  expect(new Set(features.map(({ properties }) => properties.Location)).size).toBe(2500);
  expect(features[0]!.properties.DIST_KM).toBe(1 / 3);
});

it('escapes texts of a table that a spreadsheet would run', async () => {
  const { body } = await fetchExport('agents?format=csv');
  expect(body).toBe(`first_name,last_name\r\nAda,'=1+1\r\n"Bola, ""B""",Obi\r\n`);
});

it('records who took which rows', async () => {
  const { data, total } = (await site.request('/api/data-exports?limit=1', { headers })).json<{
    data: DataExport[];
    total: number;
  }>();
  expect([data.length, total]).toEqual([1, 2]);
  expect(data[0]).toMatchObject({
    ...{ dataset: 'agents', format: 'csv', rows: 2, exportedBy: 'admin@site.example' },
    bytes: expect.any(Number) as number
  });
});

it.each([
  ['agents?format=shapefile', 409, /no positions.*Choose CSV/],
  ['suppliers?format=csv', 409, /Suppliers: there are no rows/],
  ['nothing?format=csv', 404, /no dataset 'nothing'/],
  ['agents?format=pdf', 400, /format/]
])('refuses %s with a reason and records nothing', async (path, status, message) => {
  const answer = await fetchExport(path);
  expect([answer.status, answer.json<{ error: { message: string } }>().error.message]).toEqual([
    status,
    expect.stringMatching(message)
  ]);
  expect((await site.request('/api/data-exports', { headers })).json<{ total: number }>().total).toBe(2);
});
