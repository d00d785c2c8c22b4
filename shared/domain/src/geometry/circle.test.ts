import fc from 'fast-check';
import { computeDistance } from '../distance';
import { buildGeodesicCircle } from './circle';

const centre = fc.record({
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true })
});

describe('buildGeodesicCircle', () => {
  it('returns a closed ring whose points are at the distance of the radius', () => {
    fc.assert(
      fc.property(centre, fc.double({ min: 10, max: 2_000_000, noNaN: true }), (place, radius) => {
        const ring = buildGeodesicCircle(place, radius);
        expect(ring).toHaveLength(257);
        expect(ring[256]).toEqual(ring[0]);
        for (const [longitude, latitude] of ring)
          expect(computeDistance(place, { latitude, longitude }) / radius).toBeCloseTo(1, 6);
      })
    );
  });

  it('returns a clockwise ring in one piece, also across the date line', () => {
    const ring = buildGeodesicCircle({ latitude: 5, longitude: 179.99 }, 10_000);
    const turns = ring.slice(1).map(([x, y], at) => (x - ring[at]![0]) * (y + ring[at]![1]));
    expect(turns.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(0);
    for (const [at, [x]] of ring.slice(1).entries()) expect(Math.abs(x - ring[at]![0])).toBeLessThan(0.01);
  });
});
