import fc from 'fast-check';
import { EARTH_RADIUS_M, extentWidth, haversine } from './distance';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true })
});

describe('haversine', () => {
  it('returns π R / 180 for one degree along a meridian', () => {
    const degree = haversine({ latitude: 5, longitude: 7 }, { latitude: 6, longitude: 7 });
    expect(degree).toBeCloseTo((Math.PI * EARTH_RADIUS_M) / 180, 3);
  });

  it('is symmetric, zero from a point to itself and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const distance = haversine(a, b);
        expect(distance).toBeCloseTo(haversine(b, a), 3);
        expect(distance).toBeLessThanOrEqual(Math.PI * EARTH_RADIUS_M + 1);
        expect(haversine(a, a)).toBe(0);
      })
    );
  });

  it('obeys the triangle inequality', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        // Near the antipodes the arcsine loses half of its digits: some decimetres in 20,000 km.
        expect(haversine(a, c)).toBeLessThanOrEqual(haversine(a, b) + haversine(b, c) + 0.5);
      })
    );
  });

  it('returns the width of an extent, narrower towards the poles', () => {
    expect(extentWidth(7, 8, 5)).toBeCloseTo(
      haversine({ latitude: 5, longitude: 7 }, { latitude: 5, longitude: 8 }),
      6
    );
    expect(extentWidth(7, 8, 60)).toBeLessThan(extentWidth(7, 8, 5));
  });

  it('returns Infinity for a position that is not finite', () => {
    const here = { latitude: 5, longitude: 7 };
    for (const bad of [NaN, Infinity, -Infinity]) {
      expect(haversine({ latitude: bad, longitude: 7 }, here)).toBe(Infinity);
      expect(haversine(here, { latitude: 5, longitude: bad })).toBe(Infinity);
      expect(extentWidth(bad, 8, 5)).toBe(Infinity);
    }
  });
});
