import fc from 'fast-check';
import { fromMercatorX, fromMercatorY, toMercatorX, toMercatorY } from './mercator';

describe('Web Mercator', () => {
  it('matches PostGIS', () => {
    expect(toMercatorX(7.93)).toBeCloseTo(882_763.56, 1);
    expect(toMercatorY(5.03)).toBeCloseTo(560_657.64, 1);
  });

  it('is a square: latitudes beyond its edge are at the edge', () => {
    expect(toMercatorY(90)).toBeCloseTo(toMercatorX(180), 6);
    expect(toMercatorY(-90)).toBeCloseTo(toMercatorX(-180), 6);
  });

  it('round-trips coordinates', () => {
    const [longitude, latitude] = [180, 85].map((max) => fc.double({ min: -max, max, noNaN: true }));
    fc.assert(
      fc.property(longitude!, latitude!, (x, y) => {
        expect(fromMercatorX(toMercatorX(x))).toBeCloseTo(x, 9);
        expect(fromMercatorY(toMercatorY(y))).toBeCloseTo(y, 9);
      })
    );
  });
});
