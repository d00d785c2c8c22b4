import fc from 'fast-check';
import type { RadiusUnit } from '../enumerations';
import {
  computeCircleArea,
  HECTARES_PER_ACRE,
  HECTARES_PER_SQUARE_KILOMETER,
  KILOGRAMS_PER_TONNE,
  kilogramsToTonnes,
  METRES_PER_KILOMETER,
  METRES_PER_UNIT,
  toMetres
} from './units';

const none = [null, NaN, Infinity, -Infinity];

describe('unit constants', () => {
  it('have the values of the specification', () => {
    expect(METRES_PER_KILOMETER).toBe(1000);
    expect(METRES_PER_UNIT).toEqual({ kilometers: 1000, miles: 1609.34 });
    expect([HECTARES_PER_ACRE, HECTARES_PER_SQUARE_KILOMETER, KILOGRAMS_PER_TONNE]).toEqual([
      0.40468564224, 100, 1000
    ]);
  });
});

describe('toMetres', () => {
  it('converts kilometres and miles to metres', () => {
    expect(toMetres(10, 'kilometers')).toBe(10_000);
    expect(toMetres(1, 'miles')).toBe(1609.34);
    expect(toMetres(0, 'miles')).toBe(0);
  });

  it('returns null for an invalid length or unit', () => {
    for (const value of [...none, -1]) expect(toMetres(value, 'miles')).toBeNull();
    expect([toMetres(1, 'furlongs' as RadiusUnit), toMetres(1e308, 'miles')]).toEqual([null, null]);
  });
});

describe('computeCircleArea', () => {
  it('returns π r², four times as much for twice the radius', () => {
    expect(computeCircleArea(1)).toBe(Math.PI);
    expect(computeCircleArea(50)).toBeCloseTo(7853.98163, 5);
    expect(computeCircleArea(0)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (radius) => {
        const [once, twice] = [Number(computeCircleArea(radius)), Number(computeCircleArea(2 * radius))];
        expect(Math.abs(twice - 4 * once)).toBeLessThanOrEqual(1e-12 * Math.max(1, 4 * once));
      })
    );
  });

  it('returns null for an invalid length and for an area that overflows', () => {
    for (const value of [...none, -1, 1e200]) expect(computeCircleArea(value)).toBeNull();
  });
});

describe('kilogramsToTonnes', () => {
  it('converts kilograms to tonnes with their sign, and returns null for an invalid number', () => {
    expect([kilogramsToTonnes(2500), kilogramsToTonnes(-500)]).toEqual([2.5, -0.5]);
    for (const value of none) expect(kilogramsToTonnes(value)).toBeNull();
  });
});
