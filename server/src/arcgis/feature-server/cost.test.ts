import { openTestApp } from '../dialect/test-app';
import type { TestApp } from '../dialect/test-app';
import { estimateCost, refuseTooCostly, countVertices } from './cost';
import { readQuery } from './feature-query';
import { registerFeatureServers } from './routes';
import { insertTestRows } from './test-rows';
import { findDataset } from '../../layers';

const lgas = findDataset('ngnLGA');

const readParams = (params: Record<string, string>) => readQuery(params, lgas, lgas.fields);
const checkCost =
  (params: Record<string, string>, rows = 50_000) =>
  () =>
    refuseTooCostly(readParams(params), lgas, rows);

const createRing = (corners: number): string => {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (-2 * Math.PI * n) / corners;
    return [7 + Math.cos(angle), 5 + Math.sin(angle)];
  });
  return JSON.stringify({ rings: [points] });
};
const repeatText = (n: number, text: (n: number) => string, between: string) =>
  Array.from({ length: n }, (_, at) => text(at)).join(between);
const writeStatistic = (n: number) =>
  `{"statisticType":"sum","onStatisticField":"tones","outStatisticFieldName":"s${n}"}`;

const dear: [string, Record<string, string>, string][] = [
  ['too many vertices', { geometry: createRing(30_001) }, 'vertices'],
  ['a distance around a large shape', { geometry: createRing(5_000), distance: '50000' }, 'estimated'],
  ['an absurd distance', { geometry: '7,5', distance: '9000', units: 'esriSRUnit_Kilometer' }, '2000 km'],
  ['too many statistics', { outStatistics: `[${repeatText(61, writeStatistic, ',')}]` }, 'outStatistics'],
  ['too many sort keys', { orderByFields: repeatText(13, () => 'tones', ',') }, 'sorted or grouped'],
  ['too many object ids', { objectIds: repeatText(20_001, String, ',') }, 'objectIds'],
  ['an absurd offset', { resultOffset: '99999999' }, 'resultOffset'],
  ['thousands of conditions', { where: repeatText(3_500, (n) => `tones > ${n}`, ' OR ') }, 'estimated'],
  [
    'thousands of functions',
    { where: repeatText(1_500, (n) => `MOD(tones, ${n}) = 1`, ' OR ') },
    'estimated'
  ],
  [
    'a pattern over a concatenation of many texts',
    { where: `CONCAT(${repeatText(60, () => 'ADM2_EN', ', ')}) LIKE '%a%b%c%d%e%f%g%h%i%j%k%'` },
    'estimated'
  ],
  [
    'patterns full of wildcards',
    { where: repeatText(150, () => `ADM2_EN LIKE '%a%b%c%d%'`, ' OR ') },
    'estimated'
  ]
];

describe('query that would cost too much', () => {
  it.each(dear)('is refused: %s', (_what, params, word) => {
    expect(checkCost(params)).toThrow(
      expect.objectContaining({ code: 400, details: [expect.stringContaining(word)] })
    );
  });

  it.each([
    ['a query without conditions', {}],
    ['a service area with many vertices', { geometry: createRing(20_000) }],
    ['50 km around a click', { geometry: '7,5', distance: '50', units: 'esriSRUnit_Kilometer' }],
    ['a long IN list', { where: `ADM2_EN IN (${repeatText(2_000, (n) => `'${n}'`, ',')})` }],
    [
      'statistics by group',
      { outStatistics: `[${repeatText(20, writeStatistic, ',')}]`, groupByFieldsForStatistics: 'ADM1_EN' }
    ]
  ])('does not include what maps request: %s', (_what, params) => {
    expect(checkCost(params)).not.toThrow();
  });

  it('is refused without parsing a geometry that is too long', () => {
    expect(() => readParams({ geometry: `{"rings":[${'['.repeat(1_500_000)}` })).toThrow(
      expect.objectContaining({ details: [expect.stringContaining('longer than 1500000 characters')] })
    );
  });

  it('depends on the number of rows', () => {
    const where = repeatText(1_000, (n) => `tones > ${n}`, ' OR ');
    expect(checkCost({ where }, 1_000)).not.toThrow();
    expect(checkCost({ where }, 1_000_000)).toThrow('is too expensive');
    expect(estimateCost(readParams({ where }), 2_000)).toBe(2 * estimateCost(readParams({ where }), 1_000));
  });

  it('counts the corners of every kind of geometry', () => {
    const countCorners = (geometry: string) => countVertices(readParams({ geometry }).spatial!);
    expect(countCorners('7,5')).toBe(1);
    expect(countCorners('7,5,8,6')).toBe(4);
    expect(countCorners(createRing(9))).toBe(10);
    expect(countCorners('{"paths":[[[7,5],[8,6]],[[1,1],[2,2],[3,3]]]}')).toBe(5);
    expect(countCorners('{"points":[[7,5],[8,6]]}')).toBe(2);
  });
});

describe('query of a layer', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(registerFeatureServers, insertTestRows);
  });
  afterAll(() => site.close());

  it.each(dear.filter(([, , word]) => word !== 'estimated' && word !== 'vertices'))(
    'does not run it, also by POST: %s',
    async (_what, params) => {
      const statements = jest.spyOn(site.store, 'query');
      const answer = await site.fetch(
        '/arcgis/rest/services/ngnLGA/FeatureServer/0/query',
        {},
        {
          method: 'POST',
          body: new URLSearchParams({ f: 'json', ...params })
        }
      );
      const ran = statements.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('AS layer'));
      statements.mockRestore();
      expect(await answer.json()).toMatchObject({ error: { code: 400 } });
      expect(ran).toEqual([]);
    }
  );
});
