import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { openTestApp } from './test-app';
import type { TestApp } from './test-app';
import { RECORD_SAMPLES } from './test-samples';

/* Every route that sends an ETag handles conditional requests the same way. */

const CLUSTERS = '/arcgis/rest/services/palmclustersAllPrj/FeatureServer/0/query';
let app: TestApp;
let headers: Record<string, string>;
const paths: string[] = [
  `${CLUSTERS}?f=json&outFields=OBJECTID&where=1%3D1`,
  '/arcgis/rest/services/Basemap/VectorTileServer/tile/0/0/0.pbf',
  '/data/oil-palm-clusters.geojson',
  '/api/parameters'
];
beforeAll(async () => {
  app = await openTestApp();
  await insertTestRows(app.store);
  headers = { authorization: await app.signIn('admin') };
  await app.store.query(
    `INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows)
     VALUES ('state_boundary', '', true, '2026-02-03T00:00:00Z', 0) ON CONFLICT DO NOTHING`
  );
  const { path, sample } = RECORD_SAMPLES[0]!;
  const { data } = (await app.request(path, { method: 'POST', headers, payload: sample })).json<{
    data: { id: string };
  }>();
  paths.push(`${path}/${data.id}`);
});
afterAll(() => app.close());

const requestPath = (path: string, condition: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers: { ...headers, ...condition } });

it('answers 304 to the tag (weak, strong, in a list) and to *, with the headers of the full answer', async () => {
  for (const path of paths) {
    const whole = await requestPath(path);
    const tag = whole.headers.get('etag')!;
    expect([path, whole.status, /^(W\/)?"[^"]+"$/.test(tag)]).toEqual([path, 200, true]);
    const opaque = tag.replace(/^W\//, '');
    for (const condition of [tag, opaque, `W/${opaque}`, `"other", ${tag}`, `W/"other",${opaque}`, '*']) {
      const { status, body, headers: sent } = await requestPath(path, { 'if-none-match': condition });
      expect([path, condition, status, body]).toEqual([path, condition, 304, '']);
      for (const name of ['etag', 'cache-control'])
        expect([path, name, sent.get(name)]).toEqual([path, name, whole.headers.get(name)]);
      const parseVary = (value: string | null) => (value ?? '').toLowerCase().split(/,\s*/).sort();
      expect([path, parseVary(sent.get('vary'))]).toEqual([path, parseVary(whole.headers.get('vary'))]);
    }
    for (const condition of ['"other"', opaque.slice(1, -1), ''])
      expect([path, (await requestPath(path, { 'if-none-match': condition })).status]).toEqual([path, 200]);
    expect((await requestPath(path, { 'if-none-match': tag }, 'HEAD')).status).toBe(304);
  }
});

it("changes a record's tag with a derived figure or with the reader, and accepts either tag for a change", async () => {
  const path = paths.at(-1)!;
  const tag = (await requestPath(path)).headers.get('etag')!;
  expect(tag).toMatch(/^"1\.[\w-]+"$/);
  headers = { authorization: await app.signIn('staff') };
  const asStaff = (await requestPath(path)).headers.get('etag');
  headers = { authorization: await app.signIn('admin') };
  expect(asStaff).not.toBe(tag);
  expect((await requestPath(path, { 'if-match': tag }, 'DELETE')).status).toBeLessThan(300);
});

it('sends no-store and no tag when the condition depends on the current time', async () => {
  const where = "OBJECTID > 0 AND CURRENT_TIMESTAMP > DATE '2020-01-01'";
  const { headers: sent } = await requestPath(`${CLUSTERS}?${new URLSearchParams({ f: 'json', where })}`);
  expect([sent.get('etag'), sent.get('cache-control')]).toEqual([null, 'private, no-store']);
});
