import { computeCommonArea, computePolygonsArea, createLandArea } from '@site/domain/src/plots';
import fc from 'fast-check';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';

/** Relative difference that two ways of measuring an area may have. */
const TOLERANCE = 0.001;

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

interface Star {
  readonly longitude: number;
  readonly latitude: number;
  readonly reaches: readonly number[];
}

/** Stars of 20 m to 1 km around places from the coast of Nigeria to its north: 0.03 to 250 ha. */
const star: fc.Arbitrary<Star> = fc
  .record({
    longitude: fc.double({ min: 2.7, max: 14.6, noNaN: true }),
    latitude: fc.double({ min: 4.2, max: 13.9, noNaN: true }),
    radius: fc.constantFrom(0.0002, 0.001, 0.01),
    reaches: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 4, maxLength: 40 })
  })
  .map(({ radius, reaches, ...centre }) => ({ ...centre, reaches: reaches.map((reach) => reach * radius) }));

function createRing({ longitude, latitude, reaches }: Star): [number, number][] {
  const ring = reaches.map((reach, at): [number, number] => {
    const angle = (2 * Math.PI * at) / reaches.length;
    return [longitude + reach * Math.cos(angle), latitude + reach * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

const toGeoJson = (ring: readonly (readonly [number, number])[]) =>
  JSON.stringify({ type: 'Polygon', coordinates: [ring] });

async function measure(expression: string, ...rings: [number, number][][]): Promise<number> {
  const [row] = await store.query<{ area: number }>(`SELECT ${expression} AS area`, rings.map(toGeoJson));
  return row!.area;
}

describe('areas of plots', () => {
  it('are within 0.1 % of those of PostGIS on the ellipsoid', async () => {
    for (const one of fc.sample(star, { numRuns: 200, seed: 16 })) {
      const ring = createRing(one);
      const expected = await measure('ST_Area(ST_GeomFromGeoJSON($1)::geography)', ring);
      const area = computePolygonsArea([[ring]]);
      expect(Math.abs(area - expected)).toBeLessThan(TOLERANCE * expected);
    }
  });

  it('in common are within 0.1 % of those of PostGIS', async () => {
    for (const one of fc.sample(star, { numRuns: 100, seed: 17 })) {
      const ring = createRing(one);
      const turned = [...one.reaches].reverse();
      const other = createRing({ ...one, longitude: one.longitude + one.reaches[0]! / 2, reaches: turned });
      const expected = await measure(
        'ST_Area(ST_Intersection(ST_GeomFromGeoJSON($1), ST_GeomFromGeoJSON($2))::geography)',
        ring,
        other
      );
      const common = computeCommonArea(createLandArea([[ring]]), createLandArea([[other]]));
      expect(expected).toBeGreaterThan(0);
      expect(Math.abs(common - expected)).toBeLessThan(TOLERANCE * expected);
    }
  });
});
