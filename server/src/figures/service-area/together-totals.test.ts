import { computeDistance } from '@site/domain';
import type { GroundTotals, LatLon, MillScope, MillTotals } from '@site/domain';
import fc from 'fast-check';
import type { MultiPolygon } from 'geojson';
import { intersection, union } from 'polyclip-ts';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { insertTestRecords, LGA_SIDE } from './test-records';
import type { TestRecords } from './test-records';
import { computeTogetherTotals } from './together-totals';
import type { AreaFootprint } from './area-footprints';
import type { TogetherTotals } from './together-totals';
import { computeServiceAreaTotals } from './totals';

const today = '2026-11-21';

type Coordinates = readonly [number, number];
type PolygonRings = [number, number][][];

/** Returns a star of eight points round a start, with its reach in degrees, similar to a drive-time area. */
function buildStar({ latitude: y, longitude: x }: LatLon, reaches: readonly number[]): PolygonRings {
  const tips = reaches.map((reach, at): [number, number] => {
    const turn = (2 * Math.PI * at) / reaches.length;
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
  });
  return [[...tips, tips[0]!]];
}

const buildArea = (start: LatLon, reaches: readonly number[], extentWidth: number): AreaFootprint => ({
  start,
  polygon: { type: 'MultiPolygon', coordinates: [buildStar(start, reaches)] },
  extentWidth
});

const REACHES = [0.3, 0.12, 0.28, 0.1, 0.22, 0.14, 0.3, 0.16];
const AREAS: readonly AreaFootprint[] = [
  buildArea({ latitude: 5.031, longitude: 7.832 }, REACHES, 21_000),
  buildArea({ latitude: 5.052, longitude: 8.033 }, [...REACHES].reverse(), 18_000),
  buildArea(
    { latitude: 4.97, longitude: 7.951 },
    REACHES.map((reach) => 0.6 * reach),
    12_000
  )
];
const AWAY = buildArea({ latitude: 5.42, longitude: 7.4 }, [0.05, 0.05, 0.05], 4_000);

const isInPolygon = (polygon: MultiPolygon, [x, y]: Coordinates): boolean => {
  let inside = false;
  for (const ring of polygon.coordinates.flat())
    for (let index = 1; index < ring.length; index++) {
      const [[x1, y1], [x2, y2]] = [ring[index - 1]!, ring[index]!];
      if (y1! > y !== y2! > y && x < x1! + ((y - y1!) / (y2! - y1!)) * (x2! - x1!)) inside = !inside;
    }
  return inside;
};
const sumValues = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const computeRingArea = (ring: readonly (readonly number[])[]): number =>
  Math.abs(
    sumValues(ring.slice(1).map(([x, y], index) => (ring[index]![0]! * y! - x! * ring[index]![1]!) / 2))
  );
const computePolygonsArea = (polygons: readonly (readonly (readonly (readonly number[])[])[])[]): number =>
  sumValues(
    polygons.map(([outer, ...holes]) => computeRingArea(outer!) - sumValues(holes.map(computeRingArea)))
  );

/** Returns the intersection or the union of the areas, computed by another library than the database's. */
function combineAreas(areas: readonly AreaFootprint[], least: 1 | 2): PolygonRings[] {
  const polygons = areas.map(({ polygon }) => polygon.coordinates as PolygonRings[]);
  const [first, ...rest] =
    least === 1
      ? polygons
      : polygons.flatMap((one, at) => polygons.slice(at + 1).map((other) => intersection(one, other)));
  return union(first ?? [], ...rest) as PolygonRings[];
}

/** Recomputes record by record the sums of records that at least `least` areas count. */
function computeExpected(
  records: TestRecords,
  areas: readonly AreaFootprint[],
  scope: MillScope,
  least: 1 | 2
) {
  const hasEnoughAreas = (counts: (area: AreaFootprint) => boolean): boolean =>
    areas.filter(counts).length >= least;
  const isInside = (place: Coordinates): boolean =>
    hasEnoughAreas(({ polygon }) => isInPolygon(polygon, place));
  const mills = records.mills.filter(
    ({ x, y }) =>
      x !== null &&
      y !== null &&
      (scope === 'insideArea'
        ? isInside([x, y])
        : hasEnoughAreas(
            ({ start, extentWidth }) => computeDistance(start, { latitude: y, longitude: x }) <= extentWidth
          ))
  );
  const ids = new Set(mills.map(({ id }) => id));
  const bought = records.purchases.filter(({ mill }) => ids.has(mill));
  const ground = combineAreas(areas, least);
  const shares = new Map(
    records.lgas.map(({ code, west: w, south: s }) => {
      const [e, n] = [w + LGA_SIDE, s + LGA_SIDE];
      const square: PolygonRings = [[[w, s], [e, s], [e, n], [w, n], [w, s]]]; // prettier-ignore
      return [
        code,
        ground.length === 0 ? 0 : computePolygonsArea(intersection(ground, square)) / LGA_SIDE ** 2
      ];
    })
  );
  const sumMaize = (year: number) => {
    const touched = records.maize.filter((row) => row.year === year && shares.get(row.lga)! > 0);
    const both = touched.filter(({ production, land }) => production !== null && land !== null);
    const land = sumValues(both.map((row) => row.land!));
    return {
      production: sumValues(touched.map(({ lga, production }) => (production ?? 0) * shares.get(lga)!)),
      yield: land > 0 ? sumValues(both.map(({ production }) => production!)) / land : null
    };
  };
  return {
    noOfMills: mills.length,
    totalTonsBought: sumValues(bought.map(({ tonnes }) => tonnes)),
    totalNoOfTransactions: bought.length,
    totalPrice: sumValues(bought.map(({ tonnes, price }) => tonnes * price)),
    totalAcres: sumValues(records.clusters.filter(({ x, y }) => isInside([x, y])).map(({ acres }) => acres)),
    minigridsTotal: records.minigrids.filter(isInside).length,
    oilPalmPFTotal: records.processors.filter(isInside).length,
    maizeProduction2022: sumMaize(2022).production,
    maizeProduction2023: sumMaize(2023).production,
    maizeYield2022: sumMaize(2022).yield,
    maizeYield2023: sumMaize(2023).yield,
    ground: computePolygonsArea(ground)
  };
}

const MILL_SUMS = [
  'noOfMills',
  'totalTonsBought',
  'totalNoOfTransactions',
  'totalPrice'
] as const satisfies readonly (keyof MillTotals)[];
const ADDITIVE = [
  ...MILL_SUMS,
  'totalAcres',
  'minigridsTotal',
  'oilPalmPFTotal',
  'maizeProduction2022',
  'maizeProduction2023'
] as const satisfies readonly (keyof GroundTotals)[];

function expectNear(found: unknown, value: number | null, name: string): void {
  if (value === null || found === null) expect({ [name]: found }).toEqual({ [name]: value });
  else if (!(Math.abs(Number(found) - value) <= 1e-8 * Math.max(1, Math.abs(value))))
    expect({ [name]: found }).toEqual({ [name]: value });
}

describe('sums over several service areas', () => {
  let store: TestStore;
  let records: TestRecords;

  beforeAll(async () => {
    store = await openTestStore();
    records = await insertTestRecords(store, today);
  });
  afterAll(() => store.close());

  const queryTogetherTotals = (
    areas: readonly AreaFootprint[],
    millScope: MillScope,
    millGroups: number | null = null
  ): Promise<TogetherTotals> => computeTogetherTotals(store.query, { areas, millScope, millGroups });
  const queryAreaTotals = (area: AreaFootprint, millScope: MillScope, millGroups: number | null = null) =>
    computeServiceAreaTotals(store.query, {
      ...area,
      ...{ millScope, today, millGroups, currentPriceDays: 30, priceAgeWarningDays: 90 }
    });

  it.each<[MillScope, number]>([
    ['extentWidth', 3],
    ['insideArea', 3],
    ['insideArea', 2]
  ])(
    '[BY-03] equal a plain recomputation, each record once, the mills in both scopes (%s, %i areas)',
    async (scope, number) => {
      const areas = AREAS.slice(0, number);
      const totals = await queryTogetherTotals(areas, scope);
      for (const [part, least] of [
        ['together', 1],
        ['overlap', 2]
      ] as const) {
        const { ground, ...plain } = computeExpected(records, areas, scope, least);
        expect(plain.noOfMills).toBeGreaterThan(1);
        expect(plain.totalAcres).toBeGreaterThan(0);
        for (const [name, value] of Object.entries(plain))
          expectNear(totals[part][name as keyof typeof plain], value, `${part} ${name}`);
        const other = computeExpected(
          records,
          areas,
          scope === 'insideArea' ? 'extentWidth' : 'insideArea',
          least
        );
        for (const [name, value] of Object.entries(totals[part].otherMills))
          expectNear(value, other[name as keyof MillTotals], `${part} other ${name}`);
        expectNear(computePolygonsArea(totals[part].polygon.coordinates), ground, `${part} ground`);
      }
    }
  );

  it('[BY-03] of one area twice are the sums of the area, together and shared', async () => {
    for (const scope of ['extentWidth', 'insideArea'] as const) {
      const {
        lgaP1Price: _price,
        lgaP1PriceDate: _date,
        lgaP1PriceIsOld: _isOld,
        lgaCode: _code,
        lgaName: _name,
        lgaState: _state,
        otherMills,
        ...one
      } = await queryAreaTotals(AREAS[0]!, scope);
      const { together, overlap } = await queryTogetherTotals([AREAS[0]!, AREAS[0]!], scope);
      for (const [name, value] of Object.entries(one)) {
        expectNear(together[name as keyof GroundTotals], value, `together ${name}`);
        expectNear(overlap[name as keyof GroundTotals], value, `overlap ${name}`);
      }
      for (const [name, value] of Object.entries(otherMills))
        for (const part of [together, overlap])
          expectNear(part.otherMills[name as keyof MillTotals], value, `other ${name}`);
    }
  });

  it('share nothing when the areas are apart: no polygon, no records, no yield', async () => {
    const { together, overlap } = await queryTogetherTotals([AREAS[2]!, AWAY], 'insideArea');
    expect(together.polygon.coordinates).toHaveLength(2);
    expect(overlap).toMatchObject({
      ...Object.fromEntries(ADDITIVE.map((name) => [name, 0])),
      maizeYield2022: null,
      maizeYield2023: null,
      polygon: { type: 'MultiPolygon', coordinates: [] }
    });
  });

  it('share mills by their width when the areas are apart', async () => {
    const near = buildArea({ latitude: 5.03, longitude: 7.9 }, [0.02, 0.02, 0.02], 20_000);
    const beside = buildArea({ latitude: 5.03, longitude: 7.98 }, [0.02, 0.02, 0.02], 20_000);
    const { overlap } = await queryTogetherTotals([near, beside], 'extentWidth');
    expect(overlap.polygon.coordinates).toEqual([]);
    expect(overlap.noOfMills).toBe(computeExpected(records, [near, beside], 'extentWidth', 2).noOfMills);
    expect(overlap.noOfMills).toBeGreaterThan(0);
    expect(overlap.totalAcres).toBe(0);
  });

  it.each([null, 5])(
    '[BY-03] of two areas satisfy together = sum − overlap under either rule; of more areas, together ≤ sum − overlap (groups of %s)',
    async (millGroups) => {
      const anyArea = fc
        .record({
          latitude: fc.double({ min: 4.8, max: 5.3, noNaN: true }),
          longitude: fc.double({ min: 7.7, max: 8.2, noNaN: true }),
          reaches: fc.array(fc.double({ min: 0.02, max: 0.35, noNaN: true }), { minLength: 3, maxLength: 9 }),
          extentWidth: fc.double({ min: 1_000, max: 40_000, noNaN: true })
        })
        .map(({ latitude, longitude, reaches, extentWidth }) =>
          buildArea({ latitude, longitude }, reaches, extentWidth)
        );
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyArea, { minLength: 2, maxLength: 5 }),
          fc.constantFrom<MillScope>('extentWidth', 'insideArea'),
          async (areas, scope) => {
            const { together, overlap } = await queryTogetherTotals(areas, scope, millGroups);
            const each = await Promise.all(areas.map((area) => queryAreaTotals(area, scope, millGroups)));
            const expectSums = (both: number, shared: number, parts: readonly number[], name: string) => {
              const all = sumValues(parts);
              const noise = 1e-8 * Math.max(1, all);
              if (areas.length === 2) expectNear(all - shared, both, name);
              // A record of three areas or more is in the overlap once, so it is subtracted only once.
              else expect(all - shared).toBeGreaterThanOrEqual(both - noise);
              expect(shared).toBeLessThanOrEqual(Math.min(both, all / 2) + noise);
              expect(both).toBeGreaterThanOrEqual(Math.max(...parts) - noise);
            };
            for (const name of ADDITIVE) {
              const parts = each.map((one) => one[name]);
              expectSums(together[name], overlap[name], parts, name);
            }
            // The sums over mills in the other scope, which are returned as well.
            for (const name of MILL_SUMS) {
              const parts = each.map(({ otherMills }) => otherMills[name]);
              expectSums(together.otherMills[name], overlap.otherMills[name], parts, `other ${name}`);
            }
          }
        )
      );
    }
  );
});
