import fc from 'fast-check';
import type { RadiusUnit } from '../enumerations';
import { RADIUS_UNITS } from '../enumerations';
import {
  acresToHectares,
  circleArea,
  fromMetres,
  hectaresToAcres,
  HECTARES_PER_ACRE,
  HECTARES_PER_SQUARE_KILOMETER,
  KILOGRAMS_PER_TONNE,
  kilogramsToTonnes,
  METRES_PER_KILOMETER,
  METRES_PER_MILE,
  METRES_PER_UNIT,
  toMetres,
  tonnesToKilograms
} from './units';

const none = [null, NaN, Infinity, -Infinity];
const amount = fc.double({ min: 0, max: 1e12, noNaN: true });
const close = (value: number | null, expected: number) =>
  Math.abs(Number(value) - expected) <= 1e-12 * Math.max(1, Math.abs(expected));

describe('the units', () => {
  it('[DM-01] are those of the specification', () => {
    expect([METRES_PER_KILOMETER, METRES_PER_MILE]).toEqual([1000, 1609.34]);
    expect(METRES_PER_UNIT).toEqual({ kilometers: 1000, miles: 1609.34 });
    expect([HECTARES_PER_ACRE, HECTARES_PER_SQUARE_KILOMETER, KILOGRAMS_PER_TONNE]).toEqual([
      0.40468564224, 100, 1000
    ]);
  });
});

describe('lengths', () => {
  it('are turned into metres', () => {
    expect(toMetres(10, 'kilometers')).toBe(10_000);
    expect(toMetres(1, 'miles')).toBe(1609.34);
    expect(toMetres(0, 'miles')).toBe(0);
    expect(fromMetres(1500, 'kilometers')).toBe(1.5);
    expect(fromMetres(1609.34, 'miles')).toBe(1);
  });

  it('are null for what is no length or no unit', () => {
    for (const value of [...none, -1])
      expect([toMetres(value, 'miles'), fromMetres(value, 'miles')]).toEqual([null, null]);
    const unit = 'furlongs' as RadiusUnit;
    expect([toMetres(1, unit), fromMetres(1, unit), toMetres(1e308, 'miles')]).toEqual([null, null, null]);
  });

  it('come back from metres', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...RADIUS_UNITS), (length, unit) => {
        expect(close(fromMetres(toMetres(length, unit), unit), length)).toBe(true);
      })
    );
  });
});

describe('areas', () => {
  it('are turned from acres into hectares and back', () => {
    expect(acresToHectares(1)).toBe(0.40468564224);
    expect(hectaresToAcres(0.40468564224)).toBe(1);
    fc.assert(
      fc.property(amount, (acres) => {
        expect(close(hectaresToAcres(acresToHectares(acres)), acres)).toBe(true);
      })
    );
  });

  it('of a circle are π r², four times for twice the radius', () => {
    expect(circleArea(1)).toBe(Math.PI);
    expect(circleArea(50)).toBeCloseTo(7853.98163, 5);
    expect(circleArea(0)).toBe(0);
    fc.assert(
      fc.property(amount, (radius) => {
        expect(close(circleArea(2 * radius), 4 * Number(circleArea(radius)))).toBe(true);
      })
    );
  });

  it('are null for what is no area or length, or beyond reckoning', () => {
    for (const value of [...none, -1])
      expect([acresToHectares(value), hectaresToAcres(value), circleArea(value)]).toEqual([null, null, null]);
    expect([hectaresToAcres(1e308), circleArea(1e200)]).toEqual([null, null]);
  });
});

describe('weights', () => {
  it('are turned from kilograms into tonnes and back, with their sign', () => {
    expect([kilogramsToTonnes(2500), kilogramsToTonnes(-500)]).toEqual([2.5, -0.5]);
    expect([tonnesToKilograms(2.5), tonnesToKilograms(-0.5)]).toEqual([2500, -500]);
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (tonnes) => {
        expect(close(kilogramsToTonnes(tonnesToKilograms(tonnes)), tonnes)).toBe(true);
      })
    );
  });

  it('are null for what is no number, or beyond reckoning', () => {
    for (const value of none)
      expect([kilogramsToTonnes(value), tonnesToKilograms(value)]).toEqual([null, null]);
    expect(tonnesToKilograms(1e308)).toBeNull();
  });
});
