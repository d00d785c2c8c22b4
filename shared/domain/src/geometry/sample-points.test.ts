import fc from 'fast-check';
import { computeDistance } from '../distance';
import { computeSamplePoints } from './sample-points';

const uyo = { latitude: 5.03, longitude: 7.93 };
const computeDistances = (places: ReturnType<typeof computeSamplePoints>, centre = uyo) =>
  places.map(([longitude, latitude]) => computeDistance(centre, { latitude, longitude }));

describe('computeSamplePoints', () => {
  it('returns the requested number of points within the circle, the same each time', () => {
    const centre = fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true })
    });
    fc.assert(
      fc.property(centre, fc.integer({ min: 10, max: 500_000 }), fc.nat(200), (place, radius, count) => {
        const places = computeSamplePoints(place, radius, count);
        expect(places).toHaveLength(count);
        expect(computeSamplePoints(place, radius, count)).toEqual(places);
        for (const distance of computeDistances(places, place))
          expect(distance).toBeLessThan(radius * (1 + 1e-9));
      })
    );
  });

  it('spreads points evenly: rings and halves of equal area contain equally many', () => {
    const places = computeSamplePoints(uyo, 50_000, 100);
    const countWithin = (radius: number) =>
      computeDistances(places).filter((distance) => distance <= radius).length;
    expect([countWithin(50_000 * Math.sqrt(0.25)), countWithin(50_000 * Math.sqrt(0.5))]).toEqual([25, 50]);
    const north = places.filter(([, latitude]) => latitude > uyo.latitude).length;
    const east = places.filter(([longitude]) => longitude > uyo.longitude).length;
    for (const half of [north, east]) expect(Math.abs(half - 50)).toBeLessThanOrEqual(3);
  });
});
