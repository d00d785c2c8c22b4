import { computeDistance } from '@site/domain';
import type { MillScope, MillTotals } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { intersection } from 'polyclip-ts';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { insertTestRecords, LGA_SIDE } from './test-records';
import type { TestRecords } from './test-records';
import { computeServiceAreaTotals } from './totals';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const today = '2026-11-21';
const start = { latitude: 5.031, longitude: 7.932 };
/** A star with a hole and an island, similar to a drive-time area. */
const polygon: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [7.55, 4.95],
        [7.9, 4.9],
        [7.93, 4.7],
        [8.0, 4.92],
        [8.25, 5.0],
        [8.02, 5.12],
        [7.95, 5.4],
        [7.88, 5.1],
        [7.55, 4.95]
      ],
      [
        [7.9, 5.0],
        [7.92, 5.06],
        [7.98, 5.04],
        [7.9, 5.0]
      ]
    ],
    [
      [
        [8.2, 5.2],
        [8.3, 5.2],
        [8.3, 5.3],
        [8.2, 5.3],
        [8.2, 5.2]
      ]
    ]
  ]
};

type Coordinates = readonly [number, number];

const isInPolygon = ([x, y]: Coordinates): boolean => {
  let inside = false;
  for (const ring of polygon.coordinates.flat())
    for (let index = 1; index < ring.length; index++) {
      const [[x1, y1], [x2, y2]] = [ring[index - 1]!, ring[index]!];
      if (y1! > y !== y2! > y && x < x1! + ((y - y1!) / (y2! - y1!)) * (x2! - x1!)) inside = !inside;
    }
  return inside;
};

const computeRingArea = (ring: readonly (readonly number[])[]): number =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]![0]! * y! - x! * ring[index]![1]!) / 2, 0)
  );
const sumValues = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the share of a square LGA inside the area, computed by another library than the database's. */
function computeShare({ west, south }: { west: number; south: number }): number {
  const square: [number, number][][] = [
    [
      [west, south],
      [west + LGA_SIDE, south],
      [west + LGA_SIDE, south + LGA_SIDE],
      [west, south + LGA_SIDE],
      [west, south]
    ]
  ];
  const common = intersection(polygon.coordinates as [number, number][][][], square);
  const area = sumValues(
    common.map(([outer, ...holes]) => computeRingArea(outer!) - sumValues(holes.map(computeRingArea)))
  );
  return area / LGA_SIDE ** 2;
}

function computeExpected(records: TestRecords, scope: MillScope, radius: number) {
  const mills = records.mills.filter(({ x, y }) =>
    x === null || y === null
      ? false
      : scope === 'insideArea'
        ? isInPolygon([x, y])
        : computeDistance(start, { latitude: y, longitude: x }) <= radius
  );
  const ids = new Set(mills.map(({ id }) => id));
  const bought = records.purchases.filter(({ mill }) => ids.has(mill));
  const shares = new Map(records.lgas.map((lga) => [lga.code, computeShare(lga)]));
  const sumMaize = (year: number) => {
    const touched = records.maize.filter((row) => row.year === year && shares.get(row.lga)! > 0);
    const both = touched.filter(({ production, land }) => production !== null && land !== null);
    return {
      production: sumValues(touched.map(({ lga, production }) => (production ?? 0) * shares.get(lga)!)),
      yield: sumValues(both.map(({ production }) => production!)) / sumValues(both.map(({ land }) => land!))
    };
  };
  const here = records.lgas.find(
    ({ west, south }) =>
      start.longitude >= west &&
      start.longitude <= west + LGA_SIDE &&
      start.latitude >= south &&
      start.latitude <= south + LGA_SIDE
  )!;
  const boughtHere = records.purchases.filter(
    ({ mill, day }) => records.mills[mill - 1]!.lga === here.code && day <= today
  );
  const lastDay = boughtHere
    .map(({ day }) => day)
    .sort()
    .at(-1)!;
  const recent = boughtHere.filter(({ day }) => Date.parse(lastDay) - Date.parse(day) < 30 * 86_400_000);
  return {
    noOfMills: mills.length,
    totalTonsBought: sumValues(bought.map(({ tonnes }) => tonnes)),
    totalNoOfTransactions: bought.length,
    totalPrice: sumValues(bought.map(({ tonnes, price }) => tonnes * price)),
    totalAcres: sumValues(
      records.clusters.filter(({ x, y }) => isInPolygon([x, y])).map(({ acres }) => acres)
    ),
    minigridsTotal: records.minigrids.filter(isInPolygon).length,
    oilPalmPFTotal: records.processors.filter(isInPolygon).length,
    maizeProduction2022: sumMaize(2022).production,
    maizeProduction2023: sumMaize(2023).production,
    maizeYield2022: sumMaize(2022).yield,
    maizeYield2023: sumMaize(2023).yield,
    lgaP1Price:
      sumValues(recent.map(({ tonnes, price }) => tonnes * price)) /
      sumValues(recent.map(({ tonnes }) => tonnes)),
    lgaP1PriceDate: lastDay,
    lgaCode: here.code
  };
}

const otherScope: Record<MillScope, MillScope> = { extentWidth: 'insideArea', insideArea: 'extentWidth' };

describe('sums over the records of a service area', () => {
  let store: TestStore;
  let records: TestRecords;

  beforeAll(async () => {
    store = await openTestStore();
    records = await insertTestRecords(store, today);
  });
  afterAll(() => store.close());

  it.each<[MillScope, number]>([
    ['extentWidth', 31_000],
    ['extentWidth', 5_000],
    ['insideArea', 31_000]
  ])(
    '[SA-04] equal a plain recomputation, the mills in both scopes (%s, %i m)',
    async (millScope, extentWidth) => {
      const scope = {
        start,
        polygon,
        millScope,
        extentWidth,
        today,
        currentPriceDays: 30,
        priceAgeWarningDays: 90,
        millGroups: null
      };
      const totals = await computeServiceAreaTotals(store.query, scope);
      const plain = computeExpected(records, millScope, extentWidth);
      expect(plain.noOfMills).toBeGreaterThan(1);
      for (const [name, value] of Object.entries(plain)) {
        const found = totals[name as keyof typeof totals];
        if (typeof value === 'string') expect(found).toBe(value);
        else expect(Math.abs(Number(found) - value)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
      }
      const other = computeExpected(records, otherScope[millScope], extentWidth);
      expect(Object.keys(totals.otherMills)).toHaveLength(4);
      for (const [name, found] of Object.entries(totals.otherMills))
        expect(found).toBeCloseTo(Number(other[name as keyof MillTotals]), 6);
    }
  );

  it('are zero or null in an area without records', async () => {
    const away: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [3, 9],
            [3.1, 9],
            [3.1, 9.1],
            [3, 9]
          ]
        ]
      ]
    };
    const totals = await computeServiceAreaTotals(store.query, {
      start: { latitude: 9.05, longitude: 3.05 },
      polygon: away,
      millScope: 'extentWidth',
      extentWidth: 11_000,
      today,
      currentPriceDays: 30,
      priceAgeWarningDays: 90,
      millGroups: null
    });
    expect(totals).toEqual({
      noOfMills: 0,
      totalTonsBought: 0,
      totalNoOfTransactions: 0,
      totalPrice: 0,
      otherMills: { noOfMills: 0, totalTonsBought: 0, totalNoOfTransactions: 0, totalPrice: 0 },
      totalAcres: 0,
      minigridsTotal: 0,
      oilPalmPFTotal: 0,
      maizeProduction2022: 0,
      maizeProduction2023: 0,
      maizeYield2022: null,
      maizeYield2023: null,
      lgaP1Price: null,
      lgaP1PriceDate: null,
      lgaP1PriceIsOld: false,
      lgaCode: null,
      lgaName: null,
      lgaState: null
    });
  });
});
