import type { FeatureCollection, Polygon } from 'geojson';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import type { Query } from '../../store/store';
import { registerGeoJsonFiles } from './geojson-files';

const CLUSTERS = '/data/oil-palm-clusters.geojson';
const CASSAVA = '/data/cassava-states.geojson';
/** More than two pages of clusters. */
const MANY = 2_345;

let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp();
  await insertTestRows(app.store);
  await app.store.execute(`
    INSERT INTO state_boundary (id, name, geom) VALUES
      (7, 'Alpha', ST_Multi(ST_MakeEnvelope(7, 5, 8, 6, 4326))), (9, 'Beta', ST_Multi(ST_MakeEnvelope(8, 5, 9, 6, 4326)));
    INSERT INTO cassava_state (state, planted_kha, produced_kt, rank) VALUES
      ('Alpha', 200.5, 2005, 1), ('Beta', NULL, NULL, NULL);
    INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows) VALUES
      ('cassava_state', 'Test cassava', true, '2026-02-03T00:00:00Z', 2),
      ('state_boundary', 'Test states', true, '2026-02-03T00:00:00Z', 2);
    INSERT INTO oil_palm_cluster (id, state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
        pks_yield, fibre_yield, age_years, location, geom)
      SELECT n, 'Akwa Ibom', 'planted', 10, 24.7, 12, 2.4, 0.3, 0.6, 0.8, 1.5, 4, ST_Point(7.5, 5.5, 4326),
        ST_Multi(ST_MakeEnvelope(7.5, 5.5, 7.51, 5.51, 4326)) FROM generate_series(3, ${MANY}) AS n;
  `);
  staff = { authorization: await app.signIn('staff') };
});
afterAll(() => app.close());

let own: FastifyInstance | null = null;
afterEach(async () => {
  await own?.close();
  own = null;
});

/** Serves only the files, with `query` as the database. */
async function serveFiles(query: Query): Promise<string> {
  own = fastify();
  own.setValidatorCompiler(validatorCompiler);
  own.setSerializerCompiler(serializerCompiler);
  registerGeoJsonFiles(own, { store: { ...app.store, query } });
  return own.listen({ port: 0, host: '127.0.0.1' });
}

const markImported = (dataset: string, at: string) =>
  app.store.query('UPDATE dataset_source SET imported_at = $2 WHERE dataset = $1', [dataset, at]);

describe('layers as GeoJSON files', () => {
  it('[CA-01] serves cassava of every state in degrees, with null for unknown values', async () => {
    const answer = await app.request(CASSAVA, { headers: staff });
    expect(answer.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const { type, features } = answer.json<FeatureCollection<Polygon>>();
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ id, properties }) => ({ id, ...properties }))).toEqual([
      { id: 7, OBJECTID: 7, STATE: 'Alpha', HA_PLANTED: 200.5, MT_PRODUCED: 2005, MEAN_YIELD: 10, RANK: 1 },
      {
        id: 9,
        ...{ OBJECTID: 9, STATE: 'Beta', HA_PLANTED: null, MT_PRODUCED: null, MEAN_YIELD: null, RANK: null }
      }
    ]);
    expect(features[0]!.geometry.coordinates[0]).toHaveLength(5);
    expect(features[0]!.geometry.coordinates[0]).toEqual(expect.arrayContaining([[8, 6]]));
  });

  it('serves all oil palm clusters to anyone, each once', async () => {
    const answer = await app.request(CLUSTERS);
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    const { features } = answer.json<FeatureCollection>();
    expect(features.map(({ id }) => id)).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
  });

  it('revalidates with 304 until an import changes the rows', async () => {
    const first = await app.request(CASSAVA, { headers: staff });
    const tag = first.headers.get('etag')!;
    const requestAgain = () => app.request(CASSAVA, { headers: { ...staff, 'if-none-match': tag } });
    expect(await requestAgain()).toMatchObject({ status: 304, body: '' });
    await markImported('state_boundary', '2026-02-04T00:00:00Z');
    expect((await requestAgain()).status).toBe(200);
  });

  it('breaks off the response when an import changes the rows meanwhile', async () => {
    let pages = 0;
    const query: Query = async (sql, params) => {
      const rows = await app.store.query(sql, params);
      if (sql.includes('#wkb') && ++pages === 2)
        await markImported('oil_palm_cluster', '2026-03-01T00:00:00Z');
      return rows as never;
    };
    const address = await serveFiles(query);
    const whole = fetch(address + CLUSTERS).then((answer) => answer.text());
    await expect(whole.then(() => 'whole')).rejects.toThrow();
    expect(pages).toBe(2);
    expect((await app.request(CLUSTERS)).json<FeatureCollection>().features).toHaveLength(MANY);
  });

  it('returns an error response when the database is unavailable', async () => {
    const address = await serveFiles(() => Promise.reject(new Error('gone')));
    expect((await fetch(address + CLUSTERS)).status).toBe(500);
  });

  it('sends no ETag until an import of the rows is recorded', async () => {
    await app.store.query("DELETE FROM dataset_source WHERE dataset = 'oil_palm_cluster'");
    expect((await app.request(CLUSTERS)).headers.get('etag')).toBeNull();
  });
});
