import fc from 'fast-check';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import type { Raster } from '../../engines/raster/raster';
import { computeValueShares } from './raster-shares';

const raster = (cells: readonly number[], width: number): Raster => ({
  ...{ width, height: cells.length / width, west: 7, north: 6, cellX: 0.1, cellY: 0.1 },
  cells: Uint8Array.from(cells),
  ...{ noData: 255, copyright: 'Test' }
});
const square = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south]
];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

it('counts the part of each cell that is in the area, and takes holes off', () => {
  const grid = raster([1, 2, 3, 4], 2);
  const shares = computeValueShares(grid, [[square(7.05, 5.85, 7.15, 5.95)]])!;
  for (const value of [1, 2, 3, 4]) expect(shares.get(value)).toBeCloseTo(0.25, 9);
  const withHole = computeValueShares(grid, [[square(7, 5.8, 7.2, 6), square(7.1, 5.9, 7.2, 6)]])!;
  expect(withHole.get(1)).toBeCloseTo(1 / 3, 9);
  expect(withHole.get(2)).toBeCloseTo(0, 9);
});

it('is unknown where a part of the area is outside the raster or in a cell without a value', () => {
  const grid = raster([1, 2, 3, 255], 2);
  expect(computeValueShares(grid, [[square(6.99, 5.95, 7.05, 5.99)]])).toBeNull();
  expect(computeValueShares(grid, [[square(7.05, 5.85, 7.15, 5.95)]])).toBeNull();
  expect(computeValueShares(grid, [[square(7.05, 5.91, 7.15, 5.95)]])).not.toBeNull();
  expect(computeValueShares(grid, [])).toBeNull();
});

it('gives any star-shaped area the shares that PostGIS finds with the cells as squares', async () => {
  const cells = Array.from({ length: 64 }, (_, at) => (at * 7) % 5);
  const grid = raster(cells, 8);
  const stars = fc.sample(
    fc.record({
      longitude: fc.double({ min: 7.2, max: 7.6, noNaN: true }),
      latitude: fc.double({ min: 5.4, max: 5.8, noNaN: true }),
      reaches: fc.array(fc.double({ min: 0.02, max: 0.19, noNaN: true }), { minLength: 3, maxLength: 20 })
    }),
    { numRuns: 100, seed: 40 }
  );
  const rings = stars.map(({ longitude, latitude, reaches }) => {
    const ring = reaches.map((reach, at) => {
      const angle = (2 * Math.PI * at) / reaches.length;
      return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
    });
    return [...ring, ring[0]!];
  });
  const expected = await store.query<{ star: number; value: number; share: number }>(
    `WITH cell AS (
       SELECT value::int, ST_MakeEnvelope(7 + x * 0.1, 5.9 - y * 0.1, 7.1 + x * 0.1, 6 - y * 0.1) AS geom
         FROM unnest($1::int[]) WITH ORDINALITY AS given (value, place),
              LATERAL (SELECT (place - 1) % 8 AS x, (place - 1) / 8 AS y) AS at),
     star AS (SELECT place - 1 AS star, ST_SetSRID(ST_GeomFromGeoJSON(shape), 0) AS geom
                FROM unnest($2::text[]) WITH ORDINALITY AS given (shape, place))
     SELECT star, value, sum(ST_Area(ST_Intersection(star.geom, cell.geom)) / ST_Area(star.geom)) AS share
       FROM star JOIN cell ON ST_Intersects(star.geom, cell.geom) GROUP BY star, value`,
    [cells, rings.map((ring) => JSON.stringify({ type: 'Polygon', coordinates: [ring] }))]
  );
  expect(expected.length).toBeGreaterThan(200);
  for (const { star, value, share } of expected)
    expect(computeValueShares(grid, [[rings[star]!]])!.get(value) ?? 0).toBeCloseTo(share, 9);
});
