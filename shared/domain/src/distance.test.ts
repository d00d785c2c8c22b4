import fc from 'fast-check';
import { EARTH_RADIUS_M, computeExtentWidth, computeDistance } from './distance';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true })
});

describe('haversine', () => {
  it('returns π R / 180 for one degree along a meridian', () => {
    const degree = computeDistance({ latitude: 5, longitude: 7 }, { latitude: 6, longitude: 7 });
    expect(degree).toBeCloseTo((Math.PI * EARTH_RADIUS_M) / 180, 3);
  });

  it('is symmetric, zero from a point to itself and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const distance = computeDistance(a, b);
        expect(distance).toBeCloseTo(computeDistance(b, a), 3);
        expect(distance).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_M + 1);
        expect(computeDistance(a, a)).toBe(0);
      })
    );
  });

  it('obeys the triangle inequality', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        // Near the antipodes the arcsine loses half of its digits: some decimetres in 20,000 km.
        expect(computeDistance(a, c)).toBeLessThanOrEqual(
          computeDistance(a, b) + computeDistance(b, c) + 0.5
        );
      })
    );
  });

  it('returns the width of an extent, narrower towards the poles', () => {
    expect(computeExtentWidth(7, 8, 5)).toBeCloseTo(
      computeDistance({ latitude: 5, longitude: 7 }, { latitude: 5, longitude: 8 }),
      6
    );
    expect(computeExtentWidth(7, 8, 60)).toBeLessThan(computeExtentWidth(7, 8, 5));
  });

  it('returns Infinity for a position that is not finite', () => {
    const here = { latitude: 5, longitude: 7 };
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(computeDistance({ latitude: bad, longitude: 7 }, here)).toBe(Infinity);
      expect(computeDistance(here, { latitude: 5, longitude: bad })).toBe(Infinity);
      expect(computeExtentWidth(bad, 8, 5)).toBe(Infinity);
    }
  });
});
