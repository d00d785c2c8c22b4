import Pbf from 'pbf';
import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { insertTestRows } from '../feature-server/test-rows';
import { PALETTES } from './palettes';
import { registerVectorTiles } from './routes';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const BASE = '/arcgis/rest/services/Basemap/VectorTileServer';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerVectorTiles, async (store) => {
    await insertTestRows(store);
    await store.execute(`
    INSERT INTO country_outline (name, geom) VALUES ('Cameroon', ST_Multi(ST_MakeEnvelope(9, 4, 12, 8, 4326)));
    INSERT INTO state_boundary (name, geom) VALUES ('Akwa Ibom', ST_Multi(ST_MakeEnvelope(7, 5, 8, 6, 4326)));
    INSERT INTO place (name, state, population, rank, geom) VALUES
      ('Uyo', 'Akwa Ibom', 430000, 2, ST_Point(7.5, 5.5, 4326)), ('Ekpri', 'Akwa Ibom', 90, 4, ST_Point(7.5, 5.6, 4326));
  `);
  });
});
afterAll(() => test.close());

/** Counts the features by layer of a Mapbox vector tile (layers 3; in a layer name 1, features 2). */
function readLayers(bytes: ArrayBuffer): Record<string, number> {
  const layers: Record<string, number> = {};
  new Pbf(bytes).readFields((tag, _result, pbf) => {
    if (tag !== 3) return;
    const layer = { name: '', features: 0 };
    pbf.readMessage((inner, read) => {
      if (inner === 1) read.name = pbf.readString();
      if (inner === 2) read.features++;
    }, layer);
    layers[layer.name] = layer.features;
  }, null);
  return layers;
}

/** Returns the address of the tile that contains a point. */
function tileAt(z: number, longitude: number, latitude: number): string {
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
  return `${BASE}/tile/${z}/${y}/${x}.pbf`;
}

const requestTile = async (z: number, longitude: number, latitude: number) => {
  const response = await test.fetch(tileAt(z, longitude, latitude));
  expect(response.status).toBe(200);
  return readLayers(await response.arrayBuffer());
};

describe('vector tiles', () => {
  it('show more at deeper zooms', async () => {
    expect(await requestTile(4, 7.5, 5.5)).toEqual({ sea: 1, land: 3, boundary: 2, road: 1, place: 1 });
    expect(await requestTile(9, 7.5, 5.5)).toMatchObject({ land: 1, place: 3 });
    const deepest = await requestTile(12, 7.4, 5.5);
    expect(deepest.road).toBe(1);
    expect(deepest.place).toBeUndefined();
  });

  it('[MP-01] paint the sea themselves at every zoom, on land and far from it', async () => {
    for (const z of [0, 4, 8, 12]) {
      expect((await requestTile(z, 7.4, 5.5)).sea).toBeGreaterThanOrEqual(1);
      expect((await requestTile(z, -30, 2)).sea).toBeGreaterThanOrEqual(1);
    }
    expect(await requestTile(12, -30, 2)).toEqual({ sea: 1 });
  });

  it('[MP-01] contain the land of the world beyond the imported outlines', async () => {
    for (const [longitude, latitude] of [
      [-60, -10],
      [-100, 40],
      [100, 60],
      [25, -20]
    ] as const)
      // prettier-ignore
      expect(await requestTile(8, longitude, latitude)).toMatchObject({ land: 1 });
  });

  it('are refused for an invalid address', async () => {
    for (const address of ['13/1/1', '2/9/0', 'x/0/0']) {
      const { error } = await test.get<{ error: { code: number } }>(`${BASE}/tile/${address}.pbf`);
      expect([400, 404]).toContain(error.code);
    }
  });

  it('are not sent again while nothing has been imported', async () => {
    const address = tileAt(9, 7.5, 5.5);
    const tag = (await test.fetch(address)).headers.get('etag');
    const again = await test.fetch(address, {}, { headers: { 'if-none-match': String(tag) } });
    expect(again.status).toBe(304);
  });
});

describe('description of the basemap', () => {
  it('contains the deepest tiles, and the deeper zooms that a map may use', async () => {
    const body = await test.get<{ maxzoom: number; copyrightText: string; tileInfo: { lods: object[] } }>(
      BASE
    );
    expect(body).toMatchObject({
      maxzoom: 12,
      tiles: ['tile/{z}/{y}/{x}.pbf'],
      copyrightText: 'Test boundaries'
    });
    expect(body.tileInfo.lods.length).toBeGreaterThan(18);
  });

  it.each(Object.keys(PALETTES))(
    'contains the style %s, which names only layers of the tiles',
    async (look) => {
      const style = await test.get<{ layers: Record<string, unknown>[]; glyphs: string; sources: object }>(
        `${BASE}/resources/styles/${look}/root.json`
      );
      const layers = new Set(style.layers.map((layer) => layer['source-layer']).filter(Boolean));
      expect(layers).toEqual(new Set(['sea', 'land', 'boundary', 'road', 'road_name', 'place']));
      expect(style).toMatchObject({ sources: { esri: { url: '../../../' } } });
    }
  );

  it('[MP-06] lists the places of each kind of name as GeoJSON', async () => {
    const places = await test.get<{ features: { geometry: object; properties: object }[] }>(
      `${BASE}/places/town2.geojson`
    );
    expect(places.features).toEqual([
      {
        type: 'Feature',
        id: 0,
        geometry: { type: 'Point', coordinates: [7.5, 5.5] },
        properties: { name: 'Uyo' }
      }
    ]);
    expect((await test.fetch(`${BASE}/places/town4.geojson`)).headers.get('etag')).toMatch(/^"/);
    expect((await test.get<{ error: { code: number } }>(`${BASE}/places/river.geojson`)).error.code).toBe(
      404
    );
  });

  it('splits a style into ground and names, which together are complete', async () => {
    const readLayers = async (style: string) =>
      (
        await test.get<{ layers: { id: string; type: string }[] }>(
          `${BASE}/resources/styles/${style}/root.json`
        )
      ).layers;
    const [all, ground, names] = [
      await readLayers('dark'),
      await readLayers('dark-ground'),
      await readLayers('dark-names')
    ];
    const listNames = (layers: typeof all) => layers.map(({ id }) => id);
    expect(['background', ...listNames([...ground, ...names])]).toEqual(listNames(all));
    expect(new Set(names.map(({ type }) => type))).toEqual(new Set(['symbol']));
    // The names of roads are on the ground, so that the circles of a map are above them.
    expect(listNames(ground.filter(({ type }) => type === 'symbol'))).toEqual(['road-names']);
  });

  it.each(Object.entries(PALETTES))(
    '[MP-01] draws nothing of the sea before its tile is there: style %s',
    async (look, { land }) => {
      const readStyle = async (name: string) =>
        (await test.get<{ layers: { type: string }[] }>(`${BASE}/resources/styles/${name}/root.json`)).layers;
      const ground = await readStyle(`${look}-ground`);
      expect(ground.map(({ type }) => type)).not.toContain('background');
      expect(ground[0]).toMatchObject({ type: 'fill', 'source-layer': 'sea' });
      const [background, water] = await readStyle(look);
      expect(background).toMatchObject({ type: 'background', paint: { 'background-color': land } });
      expect(water).toMatchObject({ type: 'fill', 'source-layer': 'sea' });
    }
  );

  it.each(['dark-sky', 'dark-ground-names'])('reports an unknown part %s', async (style) => {
    const { error } = await test.get<{ error: object }>(`${BASE}/resources/styles/${style}/root.json`);
    expect(error).toMatchObject({ code: 404, message: `Style ${style} not found` });
  });

  it('reports an unknown style', async () => {
    const { error } = await test.get<{ error: object }>(`${BASE}/resources/styles/pink/root.json`);
    expect(error).toMatchObject({ code: 404, message: 'Style pink not found' });
  });

  it('answers an unknown glyph range with an empty range, and refuses paths', async () => {
    const range = await test.fetch(`${BASE}/resources/fonts/Inter%20Regular/65280-65535.pbf`);
    expect(range.headers.get('content-type')).toBe('application/x-protobuf');
    expect((await range.arrayBuffer()).byteLength).toBeGreaterThan(0);
    const path = await test.get<{ error: { code: number } }>(
      `${BASE}/resources/fonts/..%2F..%2Fsecret/0-255.pbf`
    );
    expect(path.error.code).toBe(404);
  });
});
