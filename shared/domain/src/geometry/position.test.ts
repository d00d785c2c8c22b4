import fc from 'fast-check';
import { isLatitude, isLongitude, isPosition } from './position';

describe('positions', () => {
  it('include both ends of each range', () => {
    for (const value of [-90, 0, 90]) expect(isLatitude(value)).toBe(true);
    for (const value of [-90.0001, 90.0001]) expect(isLatitude(value)).toBe(false);
    for (const value of [-180, 0, 180]) expect(isLongitude(value)).toBe(true);
    for (const value of [-180.0001, 180.0001]) expect(isLongitude(value)).toBe(false);
  });

  it.each([NaN, Infinity, -Infinity, null, undefined, '5', {}])('are refused for %p', (value) => {
    expect(isLatitude(value)).toBe(false);
    expect(isLongitude(value)).toBe(false);
  });

  it('require both coordinates', () => {
    expect(isPosition({})).toBe(false);
    expect(isPosition({ latitude: 5 })).toBe(false);
    expect(isPosition({ longitude: 5 })).toBe(false);
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (latitude, longitude) => {
        expect(isPosition({ latitude, longitude })).toBe(
          Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        );
      })
    );
  });
});
