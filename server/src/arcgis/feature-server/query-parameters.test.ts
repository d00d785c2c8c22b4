import arcgisPbf from 'arcgis-pbf-parser';
import { registerFeatureServers } from './routes';
import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { insertTestRows } from './test-rows';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

interface QueryBody {
  error?: { code: number; message: string; details: string[] };
  count?: number;
  features?: { attributes: Record<string, unknown>; geometry?: { x: number; y: number } }[];
  transform?: { scale: number[] };
  [name: string]: unknown;
}

const BASE = '/arcgis/rest/services';
const toQueryPath = (service: string) => `${BASE}/${service}/FeatureServer/0/query`;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(registerFeatureServers, insertTestRows);
});
afterAll(() => test.close());

const queryLayer = (service: string, params: Record<string, string>) =>
  test.get<QueryBody>(toQueryPath(service), params, test.tokens.staff);
const countFeatures = async (service: string, params: Record<string, string>) =>
  (await queryLayer(service, { ...params, returnCountOnly: 'true' })).count;
const queryPbf = async (service: string, params: Record<string, string>) => {
  const headers = { authorization: test.tokens.staff };
  const response = await test.fetch(toQueryPath(service), { ...params, f: 'pbf' }, { headers });
  return arcgisPbf(new Uint8Array(await response.arrayBuffer()));
};
const writePolygon = (text: string) => JSON.stringify({ rings: [JSON.parse(text) as number[][]] });

it('counts when ids and a count are requested together, as SDK 4.34 does', async () => {
  const both = { where: '1=1', returnIdsOnly: 'true', returnCountOnly: 'true' };
  const answer = await queryLayer('taggedMillsClus', both);
  expect(answer).toEqual({ count: await countFeatures('taggedMillsClus', { where: '1=1' }) });
});

describe('spatial filter', () => {
  const across = '{"paths":[[[6.5,5.2],[8.2,5.2]]]}';
  it.each([
    ['crosses', across, [1, 2]],
    ['touches', writePolygon('[[9,5],[9,6],[10,6],[10,5],[9,5]]'), [2]],
    ['overlaps', writePolygon('[[6.5,5],[6.5,6],[7.5,6],[7.5,5],[6.5,5]]'), [1]],
    ['intersects', '{"points":[[7.5,5.5],[20,20]]}', [1]],
    ['indexintersects', across, [1, 2]]
  ])('finds features by relation: %s', async (relation, geometry, ids) => {
    const names: Record<string, string> = {
      crosses: 'esriSpatialRelCrosses',
      touches: 'esriSpatialRelTouches',
      overlaps: 'esriSpatialRelOverlaps',
      intersects: 'esriSpatialRelIntersects',
      indexintersects: 'esriSpatialRelIndexIntersects'
    };
    const { features } = await queryLayer('ngnLGA', { geometry, spatialRel: names[relation]! });
    expect(features?.map(({ attributes }) => attributes.OBJECTID)).toEqual(ids);
  });

  it('measures a distance from lines and areas as well, in every unit', async () => {
    const line = { geometry: '{"paths":[[[7,5.3],[8,5.3]]]}', geometryType: 'esriGeometryPolyline' };
    const countNear = (distance: string, units: string) =>
      countFeatures('taggedMillsClus', { ...line, distance, units });
    expect(await countNear('3', 'esriSRUnit_Kilometer')).toBe(3);
    expect(await countNear('3000', 'esriSRUnit_Meter')).toBe(3);
    expect(await countNear('1.62', 'esriSRUnit_NauticalMile')).toBe(3);
    expect(await countNear('9843', 'esriSRUnit_Foot')).toBe(3);
  });

  it.each([
    [{ geometry: '7,5', geometryType: 'esriGeometryBlob' }, 'Invalid geometryType: esriGeometryBlob'],
    [{ geometry: '7,5', geometryType: 'esriGeometryPolygon' }, 'Invalid geometry'],
    [{ geometry: '7,5', spatialRel: 'constructor' }, 'Invalid spatialRel: constructor'],
    [{ geometry: '7,5', distance: '1', units: 'constructor' }, 'Invalid units: constructor'],
    [{ geometry: '1e308,5' }, 'Invalid geometry'],
    [{ geometry: '{"x":"NaN","y":"NaN"}' }, 'Invalid geometry'],
    [{ geometry: '{"x":true,"y":5}' }, 'Invalid geometry'],
    [{ geometry: '{"rings":[[[7,5],[7,6]]]}' }, 'Invalid geometry'],
    [{ geometry: '{"curveRings":[]}' }, 'Invalid geometry'],
    [{ geometry: '{"x":7,"y":5,"spatialReference":{"wkt":"PROJCS[]"}}' }, 'Unsupported spatial reference']
  ])('refuses %j', async (params, message) => {
    const { error } = await queryLayer('ngnLGA', params);
    expect(error?.code).toBe(400);
    expect(error?.message).toContain(message);
  });

  it('names the coordinate that is not a number', async () => {
    const { error } = await queryLayer('ngnLGA', { geometry: '{"x":7,"y":"north"}' });
    expect(error?.details).toEqual(['Coordinates must be numbers, not "north".']);
  });
});

describe('time filter', () => {
  const day = 86_400_000;
  const readMidnight = async (days: number) => {
    const { day: text } = (
      await test.store.query<{ day: string }>(
        `SELECT (now() AT TIME ZONE 'Africa/Lagos')::date - $1::int AS day`,
        [days]
      )
    )[0]!;
    return Date.parse(`${text}T00:00:00Z`);
  };

  it('finds rows at an instant, in a span, and before or after', async () => {
    const fifth = await readMidnight(5);
    const countAtTime = (time: string) => countFeatures('taggedMillsClus', { time });
    expect(await countAtTime(String(fifth))).toBe(1);
    expect(await countAtTime(`${fifth},${fifth + 2 * day}`)).toBe(3);
    expect(await countAtTime(`${fifth},null`)).toBe(5);
    expect(await countAtTime(`null,${fifth}`)).toBe(36);
    expect(await countAtTime('null,null')).toBe(40);
  });

  it('combines with a condition and with statistics', async () => {
    const { features } = await queryLayer('taggedMillsClus', {
      time: `${await readMidnight(5)},null`,
      where: 'number_of_pots > 3',
      outStatistics:
        '[{"statisticType":"sum","onStatisticField":"number_of_pots","outStatisticFieldName":"n"}]'
    });
    expect(features![0]!.attributes).toEqual({ n: 9 });
  });

  it('is described in the layer with a time field, and only there', async () => {
    const layer = await test.get<QueryBody>(`${BASE}/taggedMillsClus/FeatureServer/0`, {}, test.tokens.staff);
    expect(layer.timeInfo).toMatchObject({
      startTimeField: 'lastDiscoveryDate',
      endTimeField: null,
      timeExtent: [await readMidnight(40), await readMidnight(1)]
    });
    expect((await test.get<QueryBody>(`${BASE}/ngnLGA/FeatureServer/0`)).timeInfo).toBeUndefined();
  });

  it.each([
    ['taggedMillsClus', 'yesterday'],
    ['taggedMillsClus', '2,1'],
    ['taggedMillsClus', '1,2,3'],
    ['taggedMillsClus', '9999999999999999'],
    ['minigrids', '1']
  ])('on %s is refused as %s', async (service, time) => {
    expect((await queryLayer(service, { time })).error).toMatchObject({
      code: 400,
      message: `Invalid time: ${time}`
    });
  });
});

describe('rows without geometry', () => {
  const statistics = {
    outStatistics: JSON.stringify([
      { statisticType: 'count', onStatisticField: '*', outStatisticFieldName: 'n' },
      { statisticType: 'avg', onStatisticField: 'number_of_pots', outStatisticFieldName: 'pots' }
    ]),
    groupByFieldsForStatistics: 'size'
  };

  it.each([
    ['statistics', statistics],
    ['distinct values', { returnDistinctValues: 'true', outFields: 'size,cracker' }]
  ])('are the same %s in each format', async (_name, params) => {
    const { features } = await queryLayer('taggedMillsClus', params);
    const rows = features?.map(({ attributes }) => attributes);
    expect(rows?.length).toBeGreaterThan(1);
    const { featureCollection } = await queryPbf('taggedMillsClus', params);
    expect(featureCollection.features.map(({ properties }) => properties)).toEqual(rows);
    const geojson = await test.get<GeoJSON.FeatureCollection>(
      toQueryPath('taggedMillsClus'),
      { ...params, f: 'geojson' },
      test.tokens.staff
    );
    expect(geojson.features.map(({ properties }) => properties)).toEqual(rows);
  });

  it('are paged, and report that there are more', async () => {
    const body = await queryLayer('taggedMillsClus', {
      returnDistinctValues: 'true',
      outFields: 'number_of_pots',
      orderByFields: 'number_of_pots DESC',
      resultOffset: '2',
      resultRecordCount: '2'
    });
    expect(body.features?.map(({ attributes }) => attributes.number_of_pots)).toEqual([38, 37]);
    expect(body.exceededTransferLimit).toBe(true);
  });

  it('are counted', async () => {
    expect(await countFeatures('taggedMillsClus', { returnDistinctValues: 'true', outFields: 'size' })).toBe(
      2
    );
    const distinct = { returnDistinctValues: 'true', outFields: 'number_of_pots', resultRecordCount: '5' };
    expect(await countFeatures('taggedMillsClus', distinct)).toBe(40);
  });

  it.each([
    [{ groupByFieldsForStatistics: 'size' }, 'Invalid groupByFieldsForStatistics'],
    [{ having: 'COUNT(*) > 1' }, 'Invalid having'],
    [{ ...statistics, groupByFieldsForStatistics: 'nothere' }, 'Invalid field: nothere'],
    [{ ...statistics, having: 'SUM(nothere) > 1' }, 'Invalid field: nothere'],
    [{ ...statistics, having: 'pots >' }, 'Invalid having'],
    [{ ...statistics, orderByFields: 'number_of_pots' }, 'Invalid field: number_of_pots'],
    [{ outStatistics: '[{"statisticType":"sum","onStatisticField":"size"}]' }, 'Invalid outStatistics'],
    [{ outStatistics: '[{"statisticType":"mode","onStatisticField":"size"}]' }, 'Invalid outStatistics'],
    [
      {
        outStatistics: '[{"statisticType":"count","onStatisticField":"*","outStatisticFieldName":"size"}]',
        groupByFieldsForStatistics: 'size'
      },
      'Invalid outStatistics'
    ],
    [
      {
        outStatistics:
          '[{"statisticType":"count","onStatisticField":"*"},{"statisticType":"count","onStatisticField":"*"}]'
      },
      'Invalid outStatistics'
    ],
    [{ returnDistinctValues: 'true' }, 'Invalid outFields']
  ])('are refused for %j', async (params, message) => {
    const { error } = await queryLayer('taggedMillsClus', params);
    expect(error?.code).toBe(400);
    expect(error?.message).toContain(message);
  });
});

describe('form of the answer', () => {
  it('rounds coordinates, drops corners and keeps everything in mode edit', async () => {
    const rounded = await queryLayer('taggedMillsClus', {
      objectIds: '7',
      outSR: '102100',
      geometryPrecision: '0'
    });
    const { x, y } = rounded.features![0]!.geometry ?? { x: NaN, y: NaN };
    expect([x, y]).toEqual([Math.round(x), Math.round(y)]);
    const edit = await queryLayer('taggedMillsClus', {
      objectIds: '7',
      quantizationParameters: '{"mode":"edit"}'
    });
    expect(edit.transform?.scale).toEqual([1e-9, 1e-9]);
    const countCorners = async (maxAllowableOffset: string) => {
      const { features } = await queryLayer('Roads', { objectIds: '1', maxAllowableOffset });
      return (features![0]!.geometry as unknown as { paths: number[][][] }).paths[0]!.length;
    };
    expect(await countCorners('0')).toBe(2);
    expect(await countCorners('1')).toBe(2);
  });

  it('has more features per page for tiles and whole layers, times the factor', async () => {
    const refused = await queryLayer('taggedMillsClus', { resultType: 'whole' });
    expect(refused.error).toMatchObject({ code: 400, message: 'Invalid resultType: whole' });
    const tile = { resultType: 'tile', maxRecordCountFactor: '4', cacheHint: 'true' };
    expect((await queryLayer('taggedMillsClus', tile)).features).toHaveLength(40);
  });

  it.each([
    [{ outFields: 'nothere' }, 'Invalid field: nothere'],
    [{ orderByFields: 'nothere DESC' }, 'Invalid field: nothere'],
    [{ orderByFields: 'name; DROP TABLE mill' }, 'Invalid orderByFields: name; DROP TABLE mill'],
    [{ objectIds: '1,two' }, 'Invalid objectIds: two'],
    [{ resultOffset: '-1' }, 'Invalid resultOffset: -1'],
    [{ resultRecordCount: 'many' }, 'Invalid resultRecordCount: many'],
    [{ geometryPrecision: '1.5' }, 'Invalid geometryPrecision: 1.5'],
    [{ maxAllowableOffset: 'some' }, 'Invalid maxAllowableOffset: some'],
    [{ returnGeometry: 'perhaps' }, 'Invalid returnGeometry: perhaps'],
    [{ outSR: '26331' }, 'Unsupported spatial reference: 26331'],
    [{ f: 'csv' }, 'Invalid format: csv'],
    [{ quantizationParameters: '{"tolerance":1e-300}' }, 'Invalid quantizationParameters'],
    [{ quantizationParameters: '{"mode":"draw"}' }, 'Invalid quantizationParameters'],
    [{ quantizationParameters: '{"extent":{"xmin":1e300}}' }, 'Invalid quantizationParameters'],
    [{ uniqueIds: '1' }, 'Unsupported parameter: uniqueIds']
  ])('is refused for %j', async (params, message) => {
    expect((await queryLayer('taggedMillsClus', params)).error).toMatchObject({ code: 400, message });
  });
});

describe('addresses', () => {
  it('describe all layers of a service at once', async () => {
    const body = await test.get<{ layers: { id: number; fields: object[] }[]; tables: [] }>(
      `${BASE}/ngnLGA/FeatureServer/layers`
    );
    expect(body.layers).toEqual([await test.get(`${BASE}/ngnLGA/FeatureServer/0`)]);
  });

  it.each([
    ['0/queryRelatedRecords', 400, 'Invalid URL', 'queryRelatedRecords'],
    ['0/applyEdits', 400, 'Invalid URL', 'applyEdits'],
    ['createReplica', 400, 'Invalid URL', 'createReplica'],
    ['1', 404, 'Layer 1 not found', 'layer 0 only'],
    ['1/query', 404, 'Layer 1 not found', 'layer 0 only']
  ])('answer %s with an error body, by GET and POST', async (path, code, message, detail) => {
    for (const method of ['GET', 'POST']) {
      const response = await test.fetch(`${BASE}/ngnLGA/FeatureServer/${path}`, { f: 'json' }, { method });
      expect(response.status).toBe(200);
      const { error } = (await response.json()) as Required<Pick<QueryBody, 'error'>>;
      expect(error).toMatchObject({ code, message });
      expect(error?.details[0]).toContain(detail);
    }
  });

  it('show a guest nothing of a closed service', async () => {
    const body = await test.get<QueryBody>(`${BASE}/taggedMillsClus/FeatureServer/0/applyEdits`);
    expect(body.error?.code).toBe(499);
    expect((await test.get<QueryBody>(`${BASE}/taggedMillsClus/FeatureServer/layers`)).error?.code).toBe(499);
  });
});
