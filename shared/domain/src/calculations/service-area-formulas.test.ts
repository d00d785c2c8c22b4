import fc from 'fast-check';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import { computeLogisticsCost, computeMaizeLand, computeMonthlyProfit } from './service-area-formulas';

const bad = [null, NaN, Infinity, -Infinity, -1];
const amount = fc.double({ min: 0, max: 1e9, noNaN: true });

describe('computeLogisticsCost', () => {
  it('[SA-04] is 83 NGN per minute, to two decimals', () => {
    expect(computeLogisticsCost(60, parameters)).toBe(4980);
    expect(computeLogisticsCost(0, parameters)).toBe(0);
    expect(computeLogisticsCost(1, { logisticsCostPerMinute: 1.005 })).toBe(1.01);
    expect(computeLogisticsCost(1, { logisticsCostPerMinute: 0.1234 })).toBe(0.12);
  });

  it('is null for an invalid time and for a cost that overflows', () => {
    expect(bad.map((minutes) => computeLogisticsCost(minutes, parameters))).toEqual(bad.map(() => null));
    expect(computeLogisticsCost(1e308, parameters)).toBeNull();
  });

  it('adds up over parts of whole minutes', () => {
    const minutes = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        const sum = Number(computeLogisticsCost(a, parameters)) + Number(computeLogisticsCost(b, parameters));
        expect(computeLogisticsCost(a + b, parameters)).toBeCloseTo(sum, 6);
      })
    );
  });
});

describe('computeMonthlyProfit', () => {
  it('[SA-04] follows the formula', () => {
    expect(computeMonthlyProfit(100, 36_500, 4_980, parameters)).toBeCloseTo(5_284.8, 9);
    expect(computeMonthlyProfit(100, 63_500, 0, parameters)).toBe(0);
    expect(computeMonthlyProfit(100, 64_500, 0, parameters)).toBeCloseTo(-240, 9);
  });

  it('is null when an input is not a quantity or the profit overflows', () => {
    for (const value of bad) {
      expect(computeMonthlyProfit(value, 36_500, 4_980, parameters)).toBeNull();
      expect(computeMonthlyProfit(100, value, 4_980, parameters)).toBeNull();
      expect(computeMonthlyProfit(100, 36_500, value, parameters)).toBeNull();
    }
    expect(computeMonthlyProfit(1e308, 0, 0, { ...parameters, weeklyP1YieldPerAcre: 10 })).toBeNull();
  });

  it('grows with acres and falls with the price, linearly', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 60_000, noNaN: true }), (acres, price) => {
        const profit = Number(computeMonthlyProfit(acres, price, 0, parameters));
        const plain = 0.024 * acres * (73_500 - price - 10_000) * 0.1;
        expect(Math.abs(profit - plain)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(plain)));
        expect(computeMonthlyProfit(acres, price + 1, 0, parameters)).toBeLessThanOrEqual(profit);
      })
    );
  });
});

describe('computeMaizeLand', () => {
  it('[SA-04] is half the production divided by the yield', () => {
    expect(computeMaizeLand(2_000, 2.5, parameters)).toBe(400);
    expect(computeMaizeLand(446, null, parameters)).toBeCloseTo(100, 9);
    expect([0, -1, NaN].map((none) => computeMaizeLand(4.46, none, parameters))).toEqual([1, 1, 1]);
  });

  it('is null for an invalid production and for an area that overflows', () => {
    expect(bad.map((production) => computeMaizeLand(production, 2, parameters))).toEqual(bad.map(() => null));
    expect(computeMaizeLand(1e308, 1e-9, parameters)).toBeNull();
  });

  it('can be converted back to the production', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0.1, max: 20, noNaN: true }), (production, perHectare) => {
        const land = Number(computeMaizeLand(production, perHectare, parameters));
        expect(Math.abs(land * 2 * perHectare - production)).toBeLessThanOrEqual(
          1e-9 * Math.max(1, production)
        );
      })
    );
  });
});
