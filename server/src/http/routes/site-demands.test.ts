import { addDays } from '@site/domain';
import type { SiteDemands } from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { getBusinessDay } from '../../common/business-day';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const ALPHA = { kind: 'lga', code: 'ALPH' };
/** The western half of Alpha, with its first 24 mills. */
const WEST_OF_ALPHA = {
  kind: 'ring',
  ring: [
    [7, 5],
    [7.5, 5],
    [7.5, 6],
    [7, 6]
  ]
};

let site: TestApp;
let token: string;
let today: string;

beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  token = await site.signIn('staff');
  today = getBusinessDay(new Date());
  await site.store.query(
    `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES
       (3, $1::date - interval '1 year' + interval '1 day', 4, 1), (4, $1::date - interval '1 year', 100, 1),
       (4, $1::date + 1, 100, 1), (41, $1::date, 7, 1), (30, $1::date, 2, 1)`,
    [today]
  );
  await site.store.execute(`
    INSERT INTO state_boundary (name, geom) SELECT 'Akwa Ibom', geom FROM lga WHERE code = 'ALPH';
    INSERT INTO oil_palm_cluster (id, state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
        pks_yield, fibre_yield, age_years, location, geom)
      SELECT 3, 'Imo', 'Niger Delta planted oil palm', 200, 494, 12, 2.4, 0.3, 0.6, 0.5, 1.5, 9,
             ST_Point(7.2, 5.8, 4326), geom FROM oil_palm_cluster WHERE id = 1`);
});
afterAll(() => site.close());

const postCall = (payload: object) =>
  site.request('/api/site-demands', { method: 'POST', payload, headers: { authorization: token } });
const fetchDemands = async (payload: object) => (await postCall(payload)).json<SiteDemands>();
const listTonnes = ({ demands }: SiteDemands) => demands.map(({ id, tonnes }) => [id, tonnes]);

describe('POST /api/site-demands', () => {
  it('[BY-14] sums the purchases of the last twelve months by mill', async () => {
    const answer = await fetchDemands({ weight: 'purchases' });
    expect(listTonnes(answer)).toEqual([
      ['mill-1', 40],
      ['mill-2', 5],
      ['mill-3', 4],
      ['mill-30', 2]
    ]);
    expect(answer.demands[0]).toMatchObject({
      kind: 'mill',
      name: 'Mill 1',
      more: 0,
      latitude: 5.02,
      longitude: 7.02
    });
    const { tonnes, places, unknownPlaces, records, unlocated, period, unitedWithin } = answer;
    expect({ tonnes, places, unknownPlaces, records, unlocated, unitedWithin }).toEqual({
      tonnes: 51,
      places: 4,
      unknownPlaces: 0,
      records: 5,
      unlocated: { places: 1, tonnes: 7 },
      unitedWithin: null
    });
    expect(period!.to).toBe(today);
    expect(addDays(period!.from, 365)! >= today).toBe(true);
    expect(addDays(period!.from, 364)! <= today).toBe(true);
  });

  it.each([WEST_OF_ALPHA, ALPHA, { kind: 'state', name: 'Akwa Ibom' }])(
    'counts only places inside an area: %j',
    async (area) => {
      const { demands } = await fetchDemands({ weight: 'purchases', area });
      const isWest = area === WEST_OF_ALPHA;
      expect(demands.map(({ id }) => id)).toEqual([
        'mill-1',
        'mill-2',
        'mill-3',
        ...(isWest ? [] : ['mill-30'])
      ]);
    }
  );

  it('counts the weekly P1 yield of oil palm clusters 52 times, named after their LGA', async () => {
    const answer = await fetchDemands({ weight: 'clusters', area: ALPHA });
    expect(answer.demands.map(({ name }) => name)).toEqual([
      "Alpha's Ground",
      "Alpha's Ground",
      "Alpha's Ground"
    ]);
    const expected = [2472.3, 494, 22.66].map((acres) => Math.round(acres * 0.024 * 52 * 1_000) / 1_000);
    expect(answer.demands.map(({ tonnes }) => tonnes)).toEqual(expected);
    expect(answer.period).toBeNull();
  });

  it('counts the feedstock of the biochar analysis, and a harvest that is not recorded as unknown', async () => {
    const { demands, tonnes, places, unknownPlaces, records } = await fetchDemands({ weight: 'biochar' });
    expect(demands.map(({ kind, name, tonnes: known }) => [kind, name, known])).toEqual([
      ['lga', "Alpha's Ground", 1200.5],
      ['cluster', "Alpha's Ground", 100],
      ['lga', 'Beta', null]
    ]);
    expect({ tonnes, places, unknownPlaces, records }).toEqual({
      tonnes: 1300.5,
      places: 3,
      unknownPlaces: 1,
      records: 2
    });
    const half = await fetchDemands({ weight: 'biochar', area: WEST_OF_ALPHA });
    expect(half.demands.map(({ tonnes: known }) => known)).toEqual([600.25, 100]);
    const response = await site.request('/api/biochar-analysis', {
      method: 'POST',
      payload: { latitude: 5.5, longitude: 7.5, radius: 1_000 },
      headers: { authorization: token }
    });
    const { figures } = response.json<{ figures: { totalFeedstockAvailable: number } }>();
    expect(figures.totalFeedstockAvailable).toBeCloseTo(tonnes!, 6);
  });

  it('answers without demands, and with a sum that is unknown rather than 0', async () => {
    const area = {
      kind: 'ring',
      ring: [
        [8.1, 5.1],
        [8.2, 5.1],
        [8.2, 5.2]
      ]
    };
    expect(await fetchDemands({ weight: 'purchases', area })).toMatchObject({
      demands: [],
      tonnes: null,
      places: 0
    });
    const unknown = await fetchDemands({ weight: 'biochar', area });
    expect(unknown).toMatchObject({ tonnes: null, places: 1, unknownPlaces: 1 });
    expect(unknown.demands[0]!.tonnes).toBeNull();
  });

  it.each([
    [
      'edges that cross',
      [
        [7, 5],
        [8, 6],
        [8, 5],
        [7, 6]
      ],
      400
    ],
    [
      'no area',
      [
        [7, 5],
        [8, 5],
        [9, 5]
      ],
      400
    ],
    [
      'a size beyond three times Nigeria',
      [
        [-60, -40],
        [60, -40],
        [60, 40],
        [-60, 40]
      ],
      400
    ],
    [
      'a latitude beyond the pole',
      [
        [7, 5],
        [8, 5],
        [8, 95]
      ],
      400
    ]
  ])('refuses an outline with %s', async (_name, ring, status) => {
    const answer = await postCall({ weight: 'purchases', area: { kind: 'ring', ring } });
    expect(answer.status).toBe(status);
    expect(answer.json<{ error: { field: string } }>().error.field).toMatch(/^area/);
  });

  it('refuses an LGA and a state that do not exist', async () => {
    for (const area of [
      { kind: 'lga', code: 'NONE' },
      { kind: 'state', name: 'None' }
    ])
      expect((await postCall({ weight: 'clusters', area })).status).toBe(404);
  });
});

describe('POST /api/site-demands with more than 5,000 places', () => {
  interface Mill {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly tonnes: number;
  }
  let mills: Mill[];

  beforeAll(async () => {
    // Pairs of mills 300 m apart, every 3 km or so.
    await site.store.query(
      `INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
           number_of_pressers, physically_tagged, geom)
         SELECT 1000 + n, 'Other ' || n, 'Small', 'a', 'b', 'BETA', false, false, 1, 1, true,
                ST_Point(3 + (n / 2 % 80) * 0.03 + (n % 2) * 0.003, 7 + (n / 160) * 0.03, 4326)
           FROM generate_series(0, 8999) AS n`
    );
    await site.store.query(
      `INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
         SELECT id, $1::date, 1 + id % 7, 1 FROM mill WHERE id >= 1000`,
      [today]
    );
    mills = await site.store.query<Mill>(
      `SELECT m.name, ST_X(m.geom) AS x, ST_Y(m.geom) AS y, sum(p.tonnes) AS tonnes
         FROM mill m JOIN purchase p ON p.mill_id = m.id WHERE m.id >= 1000 GROUP BY m.id`
    );
  });

  /** Groups the mills by squares of `km`, whose columns are as wide as rows are high at 9 degrees north. */
  function groupBySquare(km: number): Map<string, Mill[]> {
    const squares = new Map<string, Mill[]>();
    const narrowing = Math.cos((9 * Math.PI) / 180);
    for (const mill of mills) {
      const key = `${Math.floor((mill.x * narrowing * 111.195) / km)} ${Math.floor((mill.y * 111.195) / km)}`;
      squares.set(key, [...(squares.get(key) ?? []), mill]);
    }
    return squares;
  }

  it('unites near places in the smallest squares that are few enough, without losing a tonne', async () => {
    const { demands, tonnes, places, unitedWithin } = await fetchDemands({ weight: 'purchases' });
    expect(demands.length).toBeLessThanOrEqual(5_000);
    // The sizes up to 5 km are all whole kilometres.
    expect(unitedWithin).toBeLessThanOrEqual(5);
    expect(groupBySquare(unitedWithin! - 1).size).toBeGreaterThan(5_000);
    expect(places).toBe(9_004);
    expect(tonnes).toBeCloseTo(51 + mills.reduce((sum, mill) => sum + mill.tonnes, 0), 6);
    expect(demands.reduce((sum, demand) => sum + demand.tonnes!, 0)).toBeCloseTo(tonnes!, 3);
    expect(demands.reduce((sum, { more }) => sum + more + 1, 0)).toBe(places);
  });

  it('places united tonnes at their centre of gravity, named after the largest place', async () => {
    const { demands, unitedWithin } = await fetchDemands({ weight: 'purchases' });
    const byName = new Map(demands.map((demand) => [demand.name, demand]));
    const squares = [...groupBySquare(unitedWithin!).values()].filter(({ length }) => length > 1);
    expect(squares.length).toBeGreaterThan(1_000);
    for (const square of squares.slice(0, 200)) {
      const sum = square.reduce((total, mill) => total + mill.tonnes, 0);
      const most = Math.max(...square.map((mill) => mill.tonnes));
      const named = square.filter((mill) => mill.tonnes === most && byName.has(mill.name));
      expect(named).toHaveLength(1);
      const demand = byName.get(named[0]!.name)!;
      expect([demand.more, demand.tonnes]).toEqual([square.length - 1, sum]);
      const weigh = (axis: 'x' | 'y') =>
        square.reduce((total, mill) => total + mill.tonnes * mill[axis], 0) / sum;
      expect(demand.longitude).toBeCloseTo(weigh('x'), 5);
      expect(demand.latitude).toBeCloseTo(weigh('y'), 5);
    }
  });

  it('does not unite places of an area where they are few enough', async () => {
    const area = {
      kind: 'ring',
      ring: [
        [2.9, 6.9],
        [6, 6.9],
        [6, 7.5],
        [2.9, 7.5]
      ]
    };
    const { unitedWithin, demands } = await fetchDemands({ weight: 'purchases', area });
    // 17 rows of 80 pairs.
    expect([unitedWithin, demands.length]).toEqual([null, 17 * 160]);
  });
});
