import arcgisPbf from 'arcgis-pbf-parser';
import { registerFeatureServers } from './routes';
import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { insertTestRows } from './test-rows';

interface ErrorBody {
  error: { code: number; message: string; details: string[] };
}
interface FeatureSetBody {
  features: { attributes: Record<string, unknown>; geometry?: Record<string, unknown>; centroid?: object }[];
  exceededTransferLimit?: boolean;
  transform?: { scale: number[]; translate: number[]; originPosition: string };
  spatialReference?: object;
}

const toLayerPath = (service: string) => `/arcgis/rest/services/${service}/FeatureServer/0`;
const toQueryPath = (service: string) => `${toLayerPath(service)}/query`;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, insertTestRows);
});
afterAll(() => test.close());

const queryMills = <T = FeatureSetBody>(params: Record<string, string>) =>
  test.get<T>(toQueryPath('taggedMillsClus'), params, test.tokens.staff);
const queryLgas = <T = FeatureSetBody>(params: Record<string, string>) =>
  test.get<T>(toQueryPath('ngnLGA'), params);
const listIds = (body: FeatureSetBody) => body.features.map(({ attributes }) => attributes.OBJECTID);

describe('descriptions', () => {
  it('describe a layer completely enough for fast ways of loading', async () => {
    const body = await test.get<Record<string, unknown>>(toLayerPath('palmclustersAllPrj'));
    expect(body).toMatchObject({
      type: 'Feature Layer',
      geometryType: 'esriGeometryPolygon',
      objectIdField: 'OBJECTID',
      capabilities: 'Query',
      hasStaticData: true,
      copyrightText: 'Test clusters',
      supportsCoordinatesQuantization: true,
      supportedQueryFormats: 'JSON, geoJSON, PBF',
      advancedQueryCapabilities: { supportsPagination: true, supportsQueryWithResultType: true }
    });
    expect(body.fields).toContainEqual(
      expect.objectContaining({ name: 'Area_ha', type: 'esriFieldTypeDouble' })
    );
  });

  it('lists its services, and reports a missing service', async () => {
    const listServices = async (token?: string) => {
      const root = await test.get<{ services: { name: string }[] }>('/arcgis/rest/services', {}, token);
      return root.services.map(({ name }) => name);
    };
    expect(await listServices()).toContain('ngnLGA');
    // A service that the caller may not read is not listed.
    expect(await listServices()).not.toContain('taggedMillsClus');
    expect(await listServices(test.tokens.investor)).toContain('taggedMillsClus');
    const service = await test.get<{ layers: object[] }>('/arcgis/rest/services/ngnLGA/FeatureServer');
    expect(service.layers).toHaveLength(1);
    const missing = await test.get<ErrorBody>(toLayerPath('nothing'));
    expect(missing.error).toMatchObject({ code: 404, message: 'Service nothing/FeatureServer not found' });
  });

  it('describes the layers of several services in one answer, each as its own address does', async () => {
    const requestLayers = <T>(services: string, token?: string) =>
      test.get<T>('/arcgis/rest/services/layers', { services }, token);
    const names = ['ngnLGA', 'taggedMillsClus'];
    const { layers } = await requestLayers<{ layers: object[] }>(names.join(), test.tokens.staff);
    const alone = await Promise.all(
      names.map(async (service) => ({
        service,
        definition: await test.get<object>(toLayerPath(service), {}, test.tokens.staff)
      }))
    );
    expect(layers).toEqual(alone);
    // A service without read access, a missing one, and no service at all.
    expect((await requestLayers<ErrorBody>(names.join())).error.code).toBe(499);
    expect((await requestLayers<ErrorBody>('ngnLGA,nothing')).error.code).toBe(404);
    expect((await requestLayers<ErrorBody>(',')).error).toMatchObject({
      code: 400,
      details: [expect.stringContaining('separated by commas')]
    });
  });
});

describe('access', () => {
  it('requires a guest to sign in, and shows an investor the mills', async () => {
    const guest = await test.get<ErrorBody>(toQueryPath('taggedMillsClus'), { returnCountOnly: 'true' });
    expect(guest.error.code).toBe(499);
    expect((await test.get<ErrorBody>(toLayerPath('taggedMillsClus'))).error.code).toBe(499);
    const investor = await test.get<{ count: number }>(
      toQueryPath('taggedMillsClus'),
      { returnCountOnly: 'true' },
      test.tokens.investor
    );
    expect(investor.count).toBe(40);
  });

  it('reports an ended session', async () => {
    const ended = await test.get<ErrorBody>(toQueryPath('taggedMillsClus'), {}, 'no-such-token');
    expect(ended.error.code).toBe(498);
  });

  it('shows a guest the public layers', async () => {
    expect(await queryLgas<{ count: number }>({ returnCountOnly: 'true' })).toEqual({ count: 2 });
  });
});

describe('conditions', () => {
  it.each([
    ['1=1', 40],
    ["name = 'Mill 7'", 1],
    ["name LIKE 'Mill 1%' AND size <> 'Large'", 8],
    ['number_of_pots BETWEEN 5 AND 9', 5],
    ['number_of_pots IN (1, 2, 3) OR (number_of_pots > 38 AND NOT number_of_pots = 40)', 4],
    ['RTM IS NULL', 20],
    ["upper(NAME) = 'MILL 12'", 1],
    ['tonsAmount > 0', 2],
    ['OBJECTID IN (3, 4, 99)', 2],
    ["lastDiscoveryDate < DATE '2020-01-01'", 0],
    ['lastDiscoveryDate <= CURRENT_TIMESTAMP AND daysFromLastDiscovery <= 10', 10]
  ])('%s finds %i', async (where, count) => {
    expect(await queryMills<{ count: number }>({ where, returnCountOnly: 'true' })).toEqual({ count });
  });

  it('report an unknown field by name', async () => {
    const { error } = await queryMills<ErrorBody>({ where: 'nothere > 1' });
    expect(error).toMatchObject({ code: 400, message: 'Invalid field: nothere' });
  });

  it.each([
    '1=1; DROP TABLE mill',
    "name = 'x' OR 1=1 --",
    "name = 'x' UNION SELECT password_hash FROM account",
    'name = (SELECT email FROM account)',
    'pg_sleep(5) = 1',
    "name LIKE 'x' ESCAPE 'ab'",
    "name LIKE 'M!' ESCAPE '!'",
    "tonsAmount > 'much'",
    "name = 'open",
    '('.repeat(500)
  ])('refuse %s with a reason', async (where) => {
    const { error } = await queryMills<ErrorBody>({ where });
    expect(error.code).toBe(400);
    expect(await queryMills<{ count: number }>({ returnCountOnly: 'true' })).toEqual({ count: 40 });
  });

  it('accept the same parameters from a form', async () => {
    const response = await test.fetch(
      toQueryPath('ngnLGA'),
      {},
      {
        method: 'POST',
        body: new URLSearchParams({ f: 'json', where: "ADM2_EN='Alpha''s Ground'", outFields: '*' })
      }
    );
    const body = (await response.json()) as FeatureSetBody;
    expect(body.features).toHaveLength(1);
    expect(body.features[0]!.attributes).toMatchObject({
      ADM1_EN: 'Akwa Ibom',
      noTaggedMi: 40,
      noPindTran: 3
    });
  });
});

describe('spatial filter', () => {
  it.each([
    ['envelope in commas', { geometry: '7,5,7.1,5.1' }, 5],
    [
      'envelope in metres',
      { geometry: '{"xmin":779236,"ymin":557305,"xmax":790370,"ymax":568500}', inSR: '102100' },
      5
    ],
    ['envelope across the date line that does not contain them', { geometry: '170,-10,-170,10' }, 0],
    [
      'envelope across the date line that contains them',
      { geometry: '{"xmin":170,"ymin":5,"xmax":7.1,"ymax":5.1}' },
      5
    ],
    [
      'envelope in metres across the date line that contains them',
      {
        geometry: '18924313,557305,790370,568500',
        inSR: '102100',
        spatialRel: 'esriSpatialRelEnvelopeIntersects'
      },
      5
    ],
    ['envelope shifted by 360 degrees', { geometry: '367,5,367.1,5.1' }, 5],
    ['envelope wider than the world', { geometry: '-400,5,400,5.1' }, 5],
    ['polygon', { geometry: '{"rings":[[[7,5],[7,5.21],[7.21,5.21],[7.21,5],[7,5]]]}' }, 10],
    ['distance', { geometry: '7.2,5.2', distance: '5', units: 'esriSRUnit_Kilometer' }, 3],
    ['distance in miles', { geometry: '7.2,5.2', distance: '2', units: 'esriSRUnit_StatuteMile' }, 3]
  ])('finds mills by %s', async (_name, params, count) => {
    expect(await queryMills<{ count: number }>({ ...params, returnCountOnly: 'true' })).toEqual({ count });
  });

  it('distinguishes contains from within', async () => {
    const geometry = '{"xmin":6.9,"ymin":4.9,"xmax":8.5,"ymax":6.1}';
    const queryIds = async (spatialRel: string, shape = geometry) =>
      listIds(await queryLgas({ geometry: shape, spatialRel }));
    expect(await queryIds('esriSpatialRelIntersects')).toEqual([1, 2]);
    expect(await queryIds('esriSpatialRelContains')).toEqual([1]);
    expect(await queryIds('esriSpatialRelWithin')).toEqual([]);
    expect(await queryIds('esriSpatialRelWithin', '7.5,5.5')).toEqual([1]);
    expect(await queryIds('esriSpatialRelIntersects', '8.5,5.5')).toEqual([]);
    expect(await queryIds('esriSpatialRelEnvelopeIntersects', '8.5,5.5')).toEqual([2]);
  });

  it('uses only the index for a tile', async () => {
    const tile = { geometry: '{"xmin":8.45,"ymin":5.45,"xmax":8.55,"ymax":5.55}', resultType: 'tile' };
    expect(listIds(await queryLgas(tile))).toEqual([2]);
    expect(listIds(await queryLgas({ ...tile, resultType: 'standard' }))).toEqual([]);
    const beside = '{"xmin":179,"ymin":-60,"xmax":-179,"ymax":60}';
    expect(listIds(await queryLgas({ ...tile, geometry: beside }))).toEqual([]);
  });

  it.each([
    [{ geometry: '{"rings":[]}' }, 'Invalid geometry'],
    [{ geometry: '1,2,3' }, 'Invalid geometry'],
    [{ geometry: '7,x' }, 'Invalid geometry'],
    [{ geometry: '7,5', inSR: '26331' }, 'Unsupported spatial reference: 26331'],
    [{ geometry: '7,5', spatialRel: 'near' }, 'Invalid spatialRel: near'],
    [{ geometry: '7,5', distance: '-1' }, 'Invalid distance: -1']
  ])('refuses %j', async (params, message) => {
    const { error } = await queryMills<ErrorBody>(params);
    expect(error).toMatchObject({ code: 400, message });
  });
});

describe('features', () => {
  it('are paged and sorted, and report that there are more', async () => {
    const page = { orderByFields: 'number_of_pots DESC', resultOffset: '1', resultRecordCount: '3' };
    const body = await queryMills({ ...page, outFields: 'number_of_pots' });
    expect(body.features.map(({ attributes }) => attributes.number_of_pots)).toEqual([39, 38, 37]);
    expect(body.exceededTransferLimit).toBe(true);
    const empty = await queryMills({ ...page, returnExceededLimitFeatures: 'false' });
    expect(empty).toMatchObject({ features: [], exceededTransferLimit: true });
    expect((await queryMills({})).exceededTransferLimit).toBeUndefined();
  });

  it('sum purchases and return dates as milliseconds', async () => {
    const { features } = await queryMills({ objectIds: '1,3', outFields: '*' });
    const [first, third] = features.map(({ attributes }) => attributes);
    expect(first).toMatchObject({
      totalPrice: 1_320_000,
      tonsAmount: 40,
      avgPricePerTon: 33_000,
      noOfTransactions: 2
    });
    expect(third).toMatchObject({ totalPrice: 0, tonsAmount: 0, avgPricePerTon: null, noOfTransactions: 0 });
    expect((first!.lastDiscoveryDate as number) % 86_400_000).toBe(0);
    expect(first!.daysFromLastDiscovery).toBe(1);
  });

  it('weight the current price by tonnes over thirty days', async () => {
    const asked = { outFields: 'currentP1Price,avgPricePe,tones', returnGeometry: 'false' };
    // A guest sees less of an LGA's mills (docs/rules/guest-figures.md).
    const { features } = await test.get<FeatureSetBody>(toQueryPath('ngnLGA'), asked, test.tokens.investor);
    expect(features[0]!.attributes.currentP1Price).toBeCloseTo((10 * 36_000 + 5 * 39_000) / 15, 6);
    expect(features[0]!.attributes.tones).toBe(45);
    expect(features[1]!.attributes).toMatchObject({ currentP1Price: null, tones: 0 });
  });

  it('[MP-15] date an LGA’s price by its last purchase', async () => {
    const { features } = await queryLgas({ outFields: 'updatedAt', returnGeometry: 'false' });
    const { last } = (
      await test.store.query<{ last: string }>('SELECT max(purchased_on) AS last FROM purchase')
    )[0]!;
    expect(features.map(({ attributes }) => attributes.updatedAt)).toEqual([
      Date.parse(`${last}T00:00:00Z`),
      null
    ]);
  });

  it('are projected to metres, with outer rings clockwise and holes anticlockwise', async () => {
    const { features, spatialReference } = await queryLgas({ objectIds: '2', outSR: '102100' });
    expect(spatialReference).toEqual({ wkid: 102_100, latestWkid: 3857 });
    const rings = features[0]!.geometry?.rings as number[][][];
    const computeArea = (ring: number[][]) =>
      ring.slice(1).reduce((sum, [x, y], i) => sum + ring[i]![0]! * y! - x! * ring[i]![1]!, 0);
    expect(rings).toHaveLength(2);
    expect(computeArea(rings[0]!)).toBeLessThan(0);
    expect(computeArea(rings[1]!)).toBeGreaterThan(0);
    expect(Math.min(...rings[0]!.map(([x]) => x!))).toBeCloseTo(890_555.93, 1);
  });

  it('are quantized, with an area smaller than a pixel still on the map', async () => {
    const quantizationParameters = JSON.stringify({
      mode: 'view',
      originPosition: 'upperLeft',
      tolerance: 1222.99,
      extent: { xmin: 0, ymin: 0, xmax: 1e6, ymax: 1e6 }
    });
    const body = await test.get<FeatureSetBody>(toQueryPath('palmclustersAllPrj'), {
      outSR: '102100',
      quantizationParameters
    });
    expect(body.transform).toEqual({
      originPosition: 'upperLeft',
      scale: [1222.99, 1222.99],
      translate: [0, 1e6]
    });
    const [, small] = body.features.map(({ geometry }) => (geometry?.rings as number[][][])[0]);
    expect(small!.slice(1)).toEqual([
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1]
    ]);
  });

  it('return centroids, statistics, distinct values, ids and extents', async () => {
    const { features } = await queryLgas({ returnGeometry: 'false', returnCentroid: 'true', objectIds: '1' });
    expect(features[0]!.centroid).toEqual({ x: 7.5, y: 5.5 });
    const outStatistics = JSON.stringify([
      { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'n' },
      { statisticType: 'sum', onStatisticField: 'number_of_pots', outStatisticFieldName: 'pots' },
      { statisticType: 'max', onStatisticField: 'lastDiscoveryDate', outStatisticFieldName: 'latest' }
    ]);
    const grouped = await queryMills({
      outStatistics,
      groupByFieldsForStatistics: 'size',
      orderByFields: 'n DESC',
      having: 'SUM(number_of_pots) > 300'
    });
    expect(grouped.features[0]!.attributes).toMatchObject({ size: 'Small', n: 27, pots: 547 });
    expect(grouped.features).toHaveLength(1);
    const distinct = await queryMills({
      returnDistinctValues: 'true',
      outFields: 'size',
      returnGeometry: 'false'
    });
    expect(distinct.features.map(({ attributes }) => attributes)).toEqual([
      { size: 'Large' },
      { size: 'Small' }
    ]);
    const ids = await queryMills<{ objectIds: number[] }>({
      returnIdsOnly: 'true',
      where: 'number_of_pots < 4'
    });
    expect(ids.objectIds).toEqual([1, 2, 3]);
    const extent = await queryMills<{ extent: { xmin: number; ymax: number }; count: number }>({
      returnExtentOnly: 'true',
      returnCountOnly: 'true'
    });
    expect(extent).toMatchObject({ count: 40, extent: { xmin: 7.02, ymax: 5.8 } });
  });

  it('are written as GeoJSON', async () => {
    const body = await test.get<GeoJSON.FeatureCollection>(toQueryPath('ngnLGA'), {
      f: 'geojson',
      objectIds: '2'
    });
    expect(body.features[0]).toMatchObject({ type: 'Feature', id: 2, geometry: { type: 'Polygon' } });
    expect((body.features[0]!.geometry as GeoJSON.Polygon).coordinates).toHaveLength(2);
  });

  it('are cached by tag for public static layers only', async () => {
    const params = { f: 'json', where: '1=1' };
    const tag = (await test.fetch(toQueryPath('palmclustersAllPrj'), params)).headers.get('etag');
    // In a browser fetch handles a 304 with its cache; here the status of the server is visible.
    const again = await test.fetch(toQueryPath('palmclustersAllPrj'), params, {
      headers: { 'if-none-match': String(tag) }
    });
    expect(again.status).toBe(304);
    const requestEtag = async (service: string, more: Record<string, string>) =>
      (await test.fetch(toQueryPath(service), { ...params, ...more })).headers.get('etag');
    expect(await requestEtag('palmclustersAllPrj', {})).toBe(tag);
    expect(await requestEtag('palmclustersAllPrj', { outFields: 'state' })).not.toBe(tag);
    // A price changes with every purchase, and the mills are not public.
    expect(await requestEtag('ngnLGA', { outFields: 'ADM2_EN' })).not.toBeNull();
    expect(await requestEtag('ngnLGA', { outFields: 'currentp1price' })).toBeNull();
    expect(await requestEtag('ngnLGA', { outFields: '*' })).toBeNull();
    expect(await requestEtag('taggedMillsClus', {})).toBeNull();
  });
});

describe('protocol buffers', () => {
  const queryPbf = async (service: string, params: Record<string, string>) => {
    const headers = { authorization: test.tokens.staff };
    const response = await test.fetch(
      toQueryPath(service),
      { f: 'pbf', outFields: '*', ...params },
      { headers }
    );
    expect(response.headers.get('content-type')).toBe('application/x-protobuf');
    return arcgisPbf(new Uint8Array(await response.arrayBuffer()));
  };

  it.each(['taggedMillsClus', 'palmclustersAllPrj', 'ngnLGA', 'Roads', 'minigrids', 'maizeProduction2023'])(
    'of %s contain the same as JSON',
    async (service) => {
      const { featureCollection } = await queryPbf(service, {});
      const plain = await test.get<FeatureSetBody>(
        toQueryPath(service),
        { outFields: '*' },
        test.tokens.staff
      );
      expect(featureCollection.features.map(({ properties }) => properties)).toEqual(
        plain.features.map(({ attributes }) => attributes)
      );
      const geojson = await test.get<GeoJSON.FeatureCollection>(
        toQueryPath(service),
        { f: 'geojson' },
        test.tokens.staff
      );
      const flattenCoordinates = (geometry: GeoJSON.Geometry) =>
        ('coordinates' in geometry ? (geometry.coordinates as unknown[]) : [])
          .flat(9)
          .map(Number)
          .sort((a, b) => a - b);
      featureCollection.features.forEach(({ geometry }, i) => {
        const expected = flattenCoordinates(geojson.features[i]!.geometry);
        flattenCoordinates(geometry as GeoJSON.Geometry).forEach((value, j) =>
          expect(value).toBeCloseTo(expected[j]!, 6)
        );
      });
    }
  );

  it('use the requested grid and contain exceededTransferLimit', async () => {
    const quantizationParameters =
      '{"mode":"view","tolerance":10,"extent":{"xmin":0,"ymin":0,"xmax":1e6,"ymax":1e6}}';
    const { featureCollection, exceededTransferLimit } = await queryPbf('taggedMillsClus', {
      outSR: '102100',
      quantizationParameters,
      resultRecordCount: '2'
    });
    expect(exceededTransferLimit).toBe(true);
    const [first] = featureCollection.features;
    const [x, y] = (first!.geometry as GeoJSON.Point).coordinates;
    expect(x! % 10).toBeCloseTo(0, 6);
    expect(Math.abs(x! - 781_462.8)).toBeLessThan(6);
    expect(Math.abs(y! - 559_541.0)).toBeLessThan(6);
  });
});
