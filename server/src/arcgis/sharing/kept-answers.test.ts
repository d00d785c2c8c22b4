import { setTimeout as wait } from 'node:timers/promises';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { insertTestRows } from '../feature-server/test-rows';
import { VERSION_PARAMETER } from '@site/layers';
import type { MapJson } from './readable-map';

const KEPT = 'public, max-age=31536000, immutable';
const KEY = 'pk_0123456789abcdef0123456789abcdef';
const SERVICES = '/arcgis/rest/services';
const BASEMAP = `${SERVICES}/Basemap/VectorTileServer`;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertTestRows(test.store);
  await test.store.execute(`
    INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows)
      SELECT name, 'Test', true, '2026-02-03T00:00:00Z', 3 FROM unnest(ARRAY['mill', 'purchase', 'road']) AS name
      ON CONFLICT DO NOTHING;
    INSERT INTO embed_key (key, name, origins, maps, states, areas_per_day)
      VALUES ('${KEY}', 'Miller', '{https://miller.example}', '{oilPalmClusters}', '{Akwa Ibom}', 10)`);
});
afterAll(() => test.close());

const createHeaders = async (role: 'guest' | 'staff'): Promise<Record<string, string>> =>
  role === 'guest' ? {} : { authorization: await test.signIn(role) };

async function fetchMap(headers: Record<string, string>): Promise<MapJson> {
  const answer = await test.request('/arcgis/sharing/rest/content/items/widget-oil-palm-clusters/data', {
    headers
  });
  return answer.json<MapJson>();
}

/** Returns the version of a service that a map names. */
async function readVersion(service: string, headers: Record<string, string>): Promise<string | undefined> {
  const { operationalLayers = [] } = await fetchMap(headers);
  const layer = operationalLayers.find(({ url }) => url?.includes(`/${service}/FeatureServer/`));
  expect(layer).toBeDefined();
  return layer!.customParameters?.[VERSION_PARAMETER];
}

/** Returns how long the answer to a query of a layer may be kept, and its body. */
async function query(service: string, params: Record<string, string>, headers: Record<string, string> = {}) {
  const search = new URLSearchParams({ f: 'json', where: '1=1', ...params });
  const answer = await test.request(`${SERVICES}/${service}/FeatureServer/0/query?${search}`, { headers });
  return { caching: answer.headers.get('cache-control'), body: answer.body };
}

it.each(['guest', 'staff'] as const)(
  'lets the browser of a %s keep the tiles of a layer that its map names the version of',
  async (role) => {
    const headers = await createHeaders(role);
    const dataVersion = (await readVersion('ngnLGA', headers))!;
    const kept = await query('ngnLGA', { outFields: 'OBJECTID', dataVersion }, headers);
    expect(kept.caching).toBe(KEPT);
    const plain = await query('ngnLGA', { outFields: 'OBJECTID' }, headers);
    expect(plain).toEqual({ caching: 'public, no-cache', body: kept.body });
    const former = await query('ngnLGA', { outFields: 'OBJECTID', dataVersion: 'former' }, headers);
    expect(former).toEqual(plain);
  }
);

it('lets nobody keep figures that guests read otherwise, or that change from day to day', async () => {
  const headers = await createHeaders('staff');
  const dataVersion = (await readVersion('ngnLGA', headers))!;
  for (const outFields of ['noTaggedMi', 'currentp1price', '*'])
    expect((await query('ngnLGA', { outFields, dataVersion }, headers)).caching).toBe('private, no-store');
});

it('lets nobody keep an error', async () => {
  const dataVersion = (await readVersion('ngnLGA', {}))!;
  const refused = await query('ngnLGA', { where: 'nothing = 1', dataVersion });
  expect(refused).toMatchObject({ caching: 'no-store', body: expect.stringContaining('"error"') });
});

it('names no version to a page with the key of a partner, which reads a part of a layer', async () => {
  const headers = { 'x-embed-key': KEY, origin: 'https://miller.example' };
  const plain = (await readVersion('ngnLGA', {}))!;
  expect(await readVersion('ngnLGA', headers)).toBeUndefined();
  const part = await query('ngnLGA', { outFields: 'OBJECTID', dataVersion: plain }, headers);
  expect(part.caching).not.toBe(KEPT);
});

it('names another version after an import', async () => {
  const before = (await readVersion('ngnLGA', {}))!;
  await test.store.execute("UPDATE dataset_source SET imported_at = now() WHERE dataset = 'lga'");
  await wait(2_100);
  const after = (await readVersion('ngnLGA', {}))!;
  expect(after).not.toBe(before);
  expect((await query('ngnLGA', { outFields: 'OBJECTID', dataVersion: before })).caching).toBe(
    'public, no-cache'
  );
  expect((await query('ngnLGA', { outFields: 'OBJECTID', dataVersion: after })).caching).toBe(KEPT);
});

it('names the version of the basemap in the styles, for everything that a client fetches with them', async () => {
  const { baseMap } = await fetchMap({});
  const { pathname, search } = new URL(baseMap!.baseMapLayers[0]!.styleUrl!);
  expect(search).toMatch(/^\?dataVersion=[\w-]{16}$/);
  const paths = [
    pathname,
    BASEMAP,
    `${BASEMAP}/tile/0/0/0.pbf`,
    `${BASEMAP}/places/state.geojson`,
    `${BASEMAP}/resources/sprites/sprite.png`,
    `${BASEMAP}/resources/sprites/sprite.json`
  ];
  const readCaching = async (path: string) => (await test.request(path)).headers.get('cache-control');
  for (const path of paths) {
    expect([path, await readCaching(path + search)]).toEqual([path, KEPT]);
    expect(await readCaching(path)).not.toContain('immutable');
  }
  expect(await readCaching(`${BASEMAP}/tile/99/0/0.pbf${search}`)).toBe('no-store');
  expect(await readCaching(`${BASEMAP}/places/nowhere.geojson${search}`)).toBe('no-store');
});
