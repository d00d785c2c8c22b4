import fc from 'fast-check';
import { openTestStore } from '../../../store/test-store';
import type { TestStore } from '../../../store/test-store';
import type { LayerDataset } from '../../../layers/dataset';
import { readQuery } from '../feature-query';
import { FeatureReader } from '../feature-set';
import type { FeatureSet, QueryResult } from '../feature-set';
import type { CallParameters } from '../../dialect/parameters';
import { insertTestRows } from '../test-rows';
import { findPage, runColumnQuery } from './column-result';
import { FeatureTextCache } from './feature-text-cache';
import { loadLayerColumns } from './layer-columns';
import type { LayerColumn, LayerColumns } from './layer-columns';
import { findDataset } from '../../../layers';

const minigrids = findDataset('minigrids');
const oilPalmClusters = findDataset('palmclustersAllPrj');
const taggedMills = findDataset('taggedMillsClus');

let store: TestStore;
const held = new Map<LayerDataset, LayerColumns>();
beforeAll(async () => {
  store = await openTestStore();
  await insertTestRows(store);
  // Texts whose order differs from that of their characters, gaps, and several rows that differ only in their
  // id.
  await store.execute(`
    ALTER TABLE minigrid ALTER state DROP NOT NULL, ALTER conn_on_ground DROP NOT NULL;
    ALTER TABLE mill ALTER size DROP NOT NULL, ALTER last_discovery_date DROP NOT NULL;
    INSERT INTO minigrid (site_name, state, conn_on_ground, geom)
      SELECT (ARRAY['apple', 'Äpple', 'Banana', 'banana', '10', '9', 'O''Brien', '', '"quoted"', E'two\\nlines'])[1 + n % 10],
        (ARRAY['Edo', 'edo', 'Ekiti', NULL])[1 + n % 4], CASE WHEN n % 7 > 0 THEN n * 37 % 50 END,
        ST_Point(6 + n % 20 * 0.1, 5 + n * 0.013, 4326)
      FROM generate_series(1, 120) AS n;
    UPDATE mill SET size = NULL, last_discovery_date = NULL WHERE id % 5 = 0`);
  for (const dataset of [minigrids, taggedMills, oilPalmClusters])
    held.set(dataset, await loadLayerColumns(store, dataset, '1', 0));
});
afterAll(() => store.close());

const createStatistic = (type: string, field: string) => ({
  statisticType: type,
  onStatisticField: field,
  outStatisticFieldName: `${type}_${field}`
});

/** The parts of random queries on a layer: its fields of each kind, and conditions that need no database. */
interface QueryCase {
  readonly dataset: LayerDataset;
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  readonly where: readonly string[];
  readonly isPoint: boolean;
}

const asked: readonly QueryCase[] = [
  {
    dataset: minigrids,
    numbers: ['connOnground', 'latitude', 'OBJECTID'],
    names: ['State', 'SiteName'],
    where: [
      '1=1',
      'connOnground > 20',
      'connOnground < 37',
      'connOnground = 37',
      'NOT connOnground <= 20',
      '20 >= connOnground',
      'connOnground BETWEEN 10 AND 30.5',
      'connOnground NOT BETWEEN 10 AND 30.5',
      'connOnground IN (0, 7, 37, 44)',
      'connOnground NOT IN (7)',
      'connOnground IS NULL OR OBJECTID < 20',
      'latitude < longitude',
      "State = 'Edo'",
      "State <> 'Edo' AND connOnground <> 12",
      "connOnground >= 20 AND State = 'Edo'",
      "State = 'edo' AND NOT (connOnground > 12 AND OBJECTID BETWEEN 10 AND 90) AND latitude < longitude",
      'latitude > 5 AND (OBJECTID BETWEEN 30 AND 44 AND connOnground > 4)',
      'latitude > 5 AND NOT NOT (OBJECTID > 100 AND connOnground > 4)',
      'latitude > 6.4',
      "NOT (State = 'nowhere' OR connOnground < 9)",
      "State IN ('edo', 'Ekiti')",
      "State NOT IN ('edo', 'Ekiti')",
      'State IS NOT NULL',
      'State IS NULL',
      "connOnground = '37'"
    ],
    isPoint: true
  },
  {
    dataset: taggedMills,
    numbers: [
      'number_of_pots',
      'lastDiscoveryDate',
      'daysFromLastDiscovery',
      'tonsAmount',
      'noOfTransactions'
    ],
    names: ['size', 'RTM', 'cracker'],
    where: [
      '1=1',
      "lastDiscoveryDate >= '2026-01-31'",
      "lastDiscoveryDate < TIMESTAMP '2100-01-01 08:00:00'",
      "NOT lastDiscoveryDate BETWEEN DATE '2020-01-01' AND DATE '2100-01-01'",
      'size IS NULL',
      'daysFromLastDiscovery <= 12.5',
      'tonsAmount > 5 AND noOfTransactions >= 1',
      'aveP1PMill IS NULL',
      "cracker = 'Yes'"
    ],
    isPoint: true
  },
  {
    dataset: oilPalmClusters,
    numbers: ['OBJECTID'],
    names: ['state'],
    where: ['1=1', 'OBJECTID > 1', "state = 'Akwa Ibom'"],
    isPoint: false
  }
];

const place = fc
  .tuple(fc.integer({ min: 55, max: 85 }), fc.integer({ min: 45, max: 65 }), fc.integer({ min: 1, max: 12 }))
  .map(([x, y, side]): CallParameters => ({
    // No point is on a side of the box: the database counts points as inside that are closer than single
    // precision can distinguish.
    geometry: [x / 10 + 0.03, y / 10 + 0.0041, (x + side) / 10 + 0.03, (y + side) / 10 + 0.0041].join(','),
    geometryType: 'esriGeometryEnvelope'
  }));

const page = fc
  .tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 40 }))
  .map(([offset, count]): CallParameters => ({
    resultOffset: String(offset),
    resultRecordCount: String(count)
  }));

const generateOrder = (fields: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...fields), fc.constantFrom('', ' ASC', ' DESC')), { maxLength: 2 })
    .map((by): CallParameters => ({ orderByFields: by.map(([field, way]) => field + way).join(',') }));

const generateQuery = ({ dataset, numbers, names, isPoint }: QueryCase) => {
  const all = [...numbers, ...names];
  const fields = fc.subarray(all, { minLength: 1 });
  const features = fc.record<CallParameters>({
    outFields: fields.map((some) => some.join(',')),
    outSR: fc.constantFrom('4326', '102100'),
    f: fc.constantFrom('json', 'pbf', 'geojson'),
    returnGeometry: fc.constantFrom(...(isPoint ? ['true', 'false'] : ['false'])),
    returnExceededLimitFeatures: fc.constantFrom('true', 'false')
  });
  const figures = fc.tuple(fc.constantFrom('sum', 'avg', 'min', 'max', 'count'), fc.constantFrom(...numbers));
  const isMoment = (name: string) =>
    dataset.fields.some((field) => field.name === name && field.type === 'date');
  const statistics = fc
    .tuple(fc.uniqueArray(figures, { minLength: 1, maxLength: 3, selector: String }), fc.subarray([...names]))
    .map(([some, groups]): CallParameters => ({
      outStatistics: JSON.stringify([
        ...some
          .filter(([type, field]) => !isMoment(field) || ['min', 'max', 'count'].includes(type))
          .map(([type, field]) => createStatistic(type, field)),
        { statisticType: 'count', onStatisticField: '*', outStatisticFieldName: 'n' },
        createStatistic('count', names[0]!)
      ]),
      groupByFieldsForStatistics: groups.join(','),
      orderByFields: ['n DESC', '', ...groups][some.length % (2 + groups.length)]!
    }));
  const others = fc.constantFrom<CallParameters>(
    { returnCountOnly: 'true' },
    { returnIdsOnly: 'true' },
    ...(isPoint ? [{ returnExtentOnly: 'true', returnCountOnly: 'true', outSR: '102100' }] : [])
  );
  const distinct = fc.record<CallParameters>({
    outFields: fc.constantFrom(...names, names.join(',')),
    returnDistinctValues: fc.constant('true'),
    returnCountOnly: fc.constantFrom('true', 'false')
  });
  const sorted = fc
    .tuple(fc.oneof(features, fc.constant<CallParameters>({ returnIdsOnly: 'true' })), generateOrder(all))
    .map(([one, order]) => ({ ...one, ...order }));
  return fc.oneof(features, sorted, statistics, distinct, others);
};

const call = fc.constantFrom(...asked).chain((one) =>
  fc
    .tuple(
      generateQuery(one),
      fc.constantFrom(...one.where).map((where): CallParameters => ({ where })),
      fc.option(page, { nil: {} }),
      // Half of the queries have no spatial filter, since only then an index answers a condition.
      one.isPoint ? fc.option(place, { nil: {}, freq: 2 }) : fc.constant({}),
      fc.constantFrom<CallParameters>({}, {}, {}, {}, { objectIds: '3,1,5,7,20,21,22,900' })
    )
    .map((parts) => ({ dataset: one.dataset, params: Object.assign({}, ...parts) as CallParameters }))
);

/** Rounds sums, since another order of the same numbers changes the last digits. */
const roundNumber = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value);

const tableRows = ({ fields, features, exceeded }: FeatureSet) => ({
  fields: fields.map(({ name, type }) => `${name} ${type}`),
  features: Array.from(features, ({ attributes, shape, centroid }) => ({
    attributes: attributes.map(roundNumber),
    parts: shape?.parts.map((part) => Array.from(part, roundNumber)),
    centroid
  })),
  exceeded
});

function toComparable(result: QueryResult): unknown {
  if (result.kind === 'features' || result.kind === 'table') return tableRows(result.set);
  if (result.kind === 'featureText')
    return { ...result, text: JSON.parse(`[${result.text.toString()}]`) as unknown };
  return JSON.parse(JSON.stringify(result, (_, value: unknown) => roundNumber(value)));
}

async function requireSame(dataset: LayerDataset, params: CallParameters): Promise<void> {
  const query = readQuery(params, dataset, dataset.fields);
  const own = runColumnQuery(held.get(dataset)!, dataset, dataset.fields, query);
  const theirs = await new FeatureReader(store, dataset, dataset.fields, query).readResult();
  expect({ params, result: own && toComparable(own) }).toEqual({ params, result: toComparable(theirs) });
}

describe('column results', () => {
  it('[AP-09] match the results of the database', async () => {
    await fc.assert(
      fc.asyncProperty(call, ({ dataset, params }) => requireSame(dataset, params)),
      { numRuns: 1_000 }
    );
  }, 300_000);

  it('match the rows of the database for every condition, in the order of their ids when they are listed', async () => {
    for (const { dataset, where } of asked)
      for (const condition of where)
        for (const answer of ['returnCountOnly', 'returnIdsOnly'])
          await requireSame(dataset, { where: condition, [answer]: 'true' });
  });

  it('find the page of features whose other fields the database reads', async () => {
    await fc.assert(
      fc.asyncProperty(call, async ({ dataset, params }) => {
        const query = readQuery({ ...params, outFields: '*' }, dataset, dataset.fields);
        const columns = held.get(dataset)!;
        const withoutLast = { ...columns, fields: new Map([...columns.fields].slice(0, -1)) };
        const found = findPage(withoutLast, dataset, dataset.fields, query);
        fc.pre(found !== null);
        const read = (one: typeof query) =>
          new FeatureReader(store, dataset, dataset.fields, one).readResult();
        const [own, theirs] = [toComparable(await read(found.query)), toComparable(await read(query))];
        expect({ params, ...(own as object), exceeded: found.exceeded }).toEqual({
          params,
          ...(theirs as object)
        });
      }),
      { numRuns: 40 }
    );
  });

  const unheld: [string, LayerDataset, CallParameters][] = [
    ['a pattern', minigrids, { where: "State LIKE 'E%'" }],
    ['a function', minigrids, { where: "UPPER(State) = 'EDO'" }],
    ['the order of texts', minigrids, { where: "State > 'Edo'" }],
    ['the current time', taggedMills, { where: 'lastDiscoveryDate < CURRENT_TIMESTAMP' }],
    ['a value of the wrong type', minigrids, { where: "connOnground = 'many'" }],
    ['a condition on a field computed with a parameter', oilPalmClusters, { where: 'WeeklyP1Yield > 0' }],
    ['the output of such a field', oilPalmClusters, { outFields: 'WeeklyP1Yield', returnGeometry: 'false' }],
    [
      'the sorting by such a field',
      oilPalmClusters,
      { orderByFields: 'WeeklyP1Yield', returnGeometry: 'false' }
    ],
    ['the output of geometries', oilPalmClusters, { outFields: '*' }],
    ['a geometry other than an envelope', minigrids, { geometry: '7,5', geometryType: 'esriGeometryPoint' }],
    ['a distance', minigrids, { geometry: '7,5,8,6', distance: '10' }],
    [
      'a standard deviation',
      minigrids,
      { outStatistics: JSON.stringify([createStatistic('stddev', 'connOnground')]) }
    ],
    ['the minimum of texts', minigrids, { outStatistics: JSON.stringify([createStatistic('min', 'State')]) }],
    [
      'a condition on statistics',
      minigrids,
      {
        outStatistics: JSON.stringify([createStatistic('sum', 'connOnground')]),
        having: 'SUM(connOnground) > 1'
      }
    ]
  ];
  it.each(unheld)('leave %s to the database', (_, dataset, params) => {
    const query = readQuery(params, dataset, dataset.fields);
    expect(runColumnQuery(held.get(dataset)!, dataset, dataset.fields, query)).toBeNull();
  });

  it('lists many rows in the order of their ids or of one number, page by page', () => {
    const count = 20_001;
    const values = Float64Array.from({ length: count }, (_, row) => 2 * row);
    const columns: LayerColumns = {
      version: '1',
      rows: Int32Array.from(values.keys()),
      fields: new Map<string, LayerColumn>([
        ['OBJECTID', { kind: 'numbers', values, hasGaps: false }],
        ['State', { kind: 'texts', codes: new Int32Array(count), labels: ['Kogi', null] }]
      ]),
      places: null,
      written: new FeatureTextCache(count),
      bytes: 0
    };
    const runSorted = (orderByFields: string) => {
      const page = { outFields: 'OBJECTID', resultOffset: '20000', returnGeometry: 'false', orderByFields };
      return runColumnQuery(
        columns,
        minigrids,
        minigrids.fields,
        readQuery(page, minigrids, minigrids.fields)
      );
    };
    for (const [orderByFields, last] of [
      ['objectid ASC', 40_000],
      ['OBJECTID', 40_000],
      ['OBJECTID DESC', 0]
    ] as const)
      expect(toComparable(runSorted(orderByFields)!)).toMatchObject({
        text: [{ attributes: { OBJECTID: last } }],
        exceeded: false
      });
    // Sorting by several fields, or by texts, would block the server.
    expect(runSorted('State')).toBeNull();
    expect(runSorted('OBJECTID DESC, State')).toBeNull();
  });

  it('[AU-14] reject a field that the caller may not read', () => {
    const readable = minigrids.fields.filter(({ name }) => name !== 'connOnground');
    const query = readQuery({ where: 'connOnground > 1' }, minigrids, readable);
    expect(() => runColumnQuery(held.get(minigrids)!, minigrids, readable, query)).toThrow(
      'Invalid field: connOnground'
    );
  });
});
