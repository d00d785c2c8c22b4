import '../support/browser-globals';
import esriConfig from '@arcgis/core/config.js';
import type Extent from '@arcgis/core/geometry/Extent.js';
import Point from '@arcgis/core/geometry/Point.js';
import FeatureLayer from '@arcgis/core/layers/FeatureLayer.js';
import { registerFeatureServers } from '../../server/src/arcgis/feature-server/routes';
import { openTestApp } from '../../server/src/arcgis/dialect/test-app';
import type { TestApp } from '../../server/src/arcgis/dialect/test-app';
import { insertTestRows } from '../../server/src/arcgis/feature-server/test-rows';

/* The Maps SDK in Node, used like a map uses it: the metadata that it reads determine its requests. */

let test: TestApp;
let asked: URL[] = [];
let signedIn = true;
const layers: FeatureLayer[] = [];
const createLayer = (service: string): FeatureLayer => {
  const url = `${test.url}/arcgis/rest/services/${service}/FeatureServer/0`;
  const made = new FeatureLayer({ url, outFields: ['*'] });
  layers.push(made);
  return made;
};

beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, insertTestRows);
  esriConfig.request.useIdentity = false;
  esriConfig.request.interceptors?.push({
    urls: test.url,
    before: ({ url, requestOptions }) => {
      const query = requestOptions.query as Record<string, string> | null;
      asked.push(new URL(`${url}?${new URLSearchParams(query ?? {})}`));
      if (signedIn) requestOptions.headers = { ...requestOptions.headers, Authorization: test.tokens.staff };
    }
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  for (const made of layers) made.destroy();
  await test.close();
});

const listFormats = () =>
  asked
    .filter(({ pathname }) => pathname.endsWith('/query'))
    .map(({ searchParams }) => searchParams.get('f'));

describe('the maps SDK', () => {
  it('reads the type and the capabilities of a layer', async () => {
    const mills = createLayer('taggedMillsClus');
    await mills.load();
    expect(mills.geometryType).toBe('point');
    expect(mills.objectIdField).toBe('OBJECTID');
    expect(mills.timeInfo?.startField).toBe('lastDiscoveryDate');
    expect(mills.capabilities.query).toMatchObject({
      supportsPagination: true,
      supportsStatistics: true,
      supportsHavingClause: true,
      supportsDistinct: true,
      supportsDistance: true,
      supportsQuantization: true,
      supportsResultType: true
    });
  });

  it('reads features in protocol buffers, in degrees and metres', async () => {
    const mills = createLayer('taggedMillsClus');
    const query = mills.createQuery();
    query.where = 'number_of_pots < 4';
    query.orderByFields = ['number_of_pots DESC'];
    const { features } = await mills.queryFeatures(query);
    expect(features.map(({ attributes }) => (attributes as { name: string }).name)).toEqual([
      'Mill 3',
      'Mill 2',
      'Mill 1'
    ]);
    query.outSpatialReference = { wkid: 4326 } as typeof query.outSpatialReference;
    const [third] = (await mills.queryFeatures(query)).features;
    expect((third!.geometry as Point).x).toBeCloseTo(7.06, 6);
    expect((third!.geometry as Point).y).toBeCloseTo(5.06, 6);
    expect(listFormats()).toEqual(['pbf', 'pbf']);
  });

  it('reads counts, ids, extents, distances and polygons with holes', async () => {
    const mills = createLayer('taggedMillsClus');
    const near = mills.createQuery();
    near.geometry = new Point({ longitude: 7.2, latitude: 5.2 });
    near.distance = 5;
    near.units = 'kilometers';
    expect(await mills.queryFeatureCount(near)).toBe(3);
    expect(await mills.queryObjectIds({ where: 'number_of_pots < 4' })).toEqual([1, 2, 3]);
    const { count, extent } = (await mills.queryExtent({ where: '1=1' })) as {
      count: number;
      extent: Extent;
    };
    expect(count).toBe(40);
    expect(extent.width).toBeGreaterThan(0);
    const { features } = await createLayer('ngnLGA').queryFeatures({
      where: "code = 'BETA'",
      returnGeometry: true
    });
    expect((features[0]!.geometry as unknown as { rings: number[][][] }).rings).toHaveLength(2);
  });

  it('reads statistics by group and distinct values', async () => {
    const mills = createLayer('taggedMillsClus');
    const grouped = await mills.queryFeatures({
      groupByFieldsForStatistics: ['size'],
      having: 'COUNT(*) > 20',
      outStatistics: [
        { statisticType: 'sum', onStatisticField: 'number_of_pots', outStatisticFieldName: 'pots' }
      ]
    });
    expect(grouped.features.map(({ attributes }) => attributes as object)).toEqual([
      { size: 'Small', pots: 547 }
    ]);
    const distinct = await mills.queryFeatures({
      returnDistinctValues: true,
      returnGeometry: false,
      outFields: ['size']
    });
    expect(distinct.features.map(({ attributes }) => (attributes as { size: string }).size)).toEqual([
      'Large',
      'Small'
    ]);
  });

  it('queries a moment or a span of time', async () => {
    const mills = createLayer('taggedMillsClus');
    const everything = { start: new Date('2000-01-01'), end: new Date('2100-01-01') };
    expect(await mills.queryFeatureCount({ timeExtent: everything })).toBe(40);
    expect(await mills.queryFeatureCount({ timeExtent: { start: null, end: everything.start } })).toBe(0);
  });

  it('gets an error that names the wrong field, and one for callers without read access', async () => {
    await expect(createLayer('ngnLGA').queryFeatureCount({ where: 'nothere = 1' })).rejects.toMatchObject({
      message: 'Invalid field: nothere',
      details: { httpStatus: 400 }
    });
    signedIn = false;
    // The SDK also logs the failure to the console.
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(createLayer('taggedMillsClus').load()).rejects.toMatchObject({ message: 'Token Required' });
    expect(said).toHaveBeenCalled();
    said.mockRestore();
    signedIn = true;
  });
});

describe('requests as a map sends them', () => {
  const tile = {
    geometry: '{"xmin":779236,"ymin":557305,"xmax":890556,"ymax":668624}',
    geometryType: 'esriGeometryEnvelope',
    inSR: '102100',
    outSR: '102100',
    outFields: 'OBJECTID',
    orderByFields: 'OBJECTID ASC',
    resultType: 'tile',
    returnExceededLimitFeatures: 'false',
    spatialRel: 'esriSpatialRelIntersects',
    where: '1=1'
  };

  it('answers a count for the cache, then pages, and tiles with a grid', async () => {
    const path = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query';
    const queryMills = (params: Record<string, string>) =>
      test.get<{ count?: number; features?: object[]; transform?: object }>(path, params, test.tokens.staff);
    expect(await queryMills({ where: '1=1', returnCountOnly: 'true', cacheHint: 'true' })).toEqual({
      count: 40
    });
    const page = { where: '1=1', resultOffset: '0', resultRecordCount: '8000', maxRecordCountFactor: '4' };
    expect((await queryMills({ ...page, outSR: '102100', outFields: 'OBJECTID' })).features).toHaveLength(40);
    expect((await queryMills(tile)).features).toHaveLength(40);
    const quantizationParameters =
      '{"extent":{"xmin":779236,"ymin":557305,"xmax":890556,"ymax":668624},"mode":"view","originPosition":"upperLeft","tolerance":217.4}';
    expect(
      (await queryMills({ ...tile, quantizationParameters, returnCentroid: 'true' })).transform
    ).toBeDefined();
  });
});
