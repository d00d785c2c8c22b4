import fc from 'fast-check';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import {
  computeApplicationUpside,
  computeBiocharNeed,
  compareByOutput,
  computeFacilityOutput,
  computeFarmFigures,
  computeOutputPercent,
  computePercentAreaUsed,
  computeBufferArea,
  computeShareOfNeed,
  computeFarmArea
} from './offtake';

const bad = [null, NaN, Infinity, -Infinity, -1];
const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const none = { count: 0, withSize: 0, hectares: 0 };
/** Generates sums over commercial farms; the number with a size is at most the number of farms. */
const farms = fc
  .tuple(fc.nat(1e6), fc.nat(1e6), amount)
  .map(([a, b, hectares]) => ({ count: a + b, withSize: a, hectares }));

describe('farms within the offtake radius', () => {
  it('count 10 ha without a recorded size and 1 ha when small', () => {
    expect(computeFarmArea({ count: 2, withSize: 1, hectares: 120 }, 70, parameters)).toBe(200);
    expect(computeFarmArea({ count: 5, withSize: 0, hectares: 0 }, 0, parameters)).toBe(50);
    expect(computeFarmArea(none, 3, parameters)).toBe(3);
    expect(computeFarmArea(none, 0, parameters)).toBe(0);
  });

  it('are counted and compared with the area of a 50 km circle', () => {
    expect(computeBufferArea(parameters)).toBeCloseTo(785_398.1634, 4);
    const figures = computeFarmFigures(
      { count: 2, withSize: 1, hectares: 7_843.981633974483 },
      0,
      parameters
    );
    expect(figures).toEqual({
      commercialFarmCount: 2,
      smallFarmCount: 0,
      totalFarmArea: 7_853.981633974483,
      selectedBufferArea: 785_398.1633974483,
      percentAreaUsed: 1
    });
  });

  it('use a percent of the area, more than 100 when their sizes exceed it', () => {
    expect(computePercentAreaUsed(200, 800)).toBe(25);
    expect(computePercentAreaUsed(0, 800)).toBe(0);
    expect(computePercentAreaUsed(1_600, 800)).toBe(200);
    expect(computePercentAreaUsed(200, 0)).toBeNull();
    expect(computePercentAreaUsed(1e308, 1e-9)).toBeNull();
  });

  it('have a null area when their number is unknown', () => {
    for (const count of bad) {
      expect(computeFarmArea(none, count, parameters)).toBeNull();
      if (count !== null) {
        expect(computeFarmArea({ ...none, count }, 0, parameters)).toBeNull();
        expect(computeFarmArea({ ...none, hectares: count }, 0, parameters)).toBeNull();
      }
      expect(computePercentAreaUsed(count, 1)).toBeNull();
      expect(computePercentAreaUsed(1, count)).toBeNull();
    }
    expect(computeFarmFigures({ count: 1, withSize: 1, hectares: 1 }, NaN, parameters)).toMatchObject({
      commercialFarmCount: 1,
      smallFarmCount: null,
      totalFarmArea: null,
      percentAreaUsed: null
    });
    expect(computeFarmArea({ ...none, hectares: 1.7e308 }, 1e308, parameters)).toBeNull();
    expect(computeFarmArea({ count: 1, withSize: 2, hectares: 5 }, 0, parameters)).toBeNull();
    expect(computeBufferArea({ offtakeRadius: NaN })).toBeNull();
    expect(computeBufferArea({ offtakeRadius: 7e153 })).toBeNull();
  });

  it('add up over two lists', () => {
    fc.assert(
      fc.property(farms, farms, fc.nat(1000), fc.nat(1000), (a, b, c, d) => {
        const both = {
          count: a.count + b.count,
          withSize: a.withSize + b.withSize,
          hectares: a.hectares + b.hectares
        };
        const parts = Number(computeFarmArea(a, c, parameters)) + Number(computeFarmArea(b, d, parameters));
        const whole = Number(computeFarmArea(both, c + d, parameters));
        expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1e-9 * Math.max(1, parts));
      })
    );
  });
});

describe('upside of an application', () => {
  it('[OF-04] needs the agronomic dose on each hectare of farms', () => {
    expect(computeBiocharNeed(200, parameters)).toBe(2_000);
    expect(computeBiocharNeed(200, { biocharRatePerHectare: 4 })).toBe(800);
    expect(computeBiocharNeed(0, parameters)).toBe(0);
    expect(bad.map((area) => computeBiocharNeed(area, parameters))).toEqual(bad.map(() => null));
  });

  it('[OF-04] caps the output percent at 100 and returns the share beyond it separately', () => {
    expect([computeShareOfNeed(100, 400), computeShareOfNeed(500, 400), computeShareOfNeed(0, 400)]).toEqual([
      25, 125, 0
    ]);
    expect([computeShareOfNeed(100, 0), computeShareOfNeed(1e308, 1e-9)]).toEqual([null, null]);
    expect(computeOutputPercent(100, 400)).toBe(25);
    expect(computeOutputPercent(0, 400)).toBe(0);
    expect(computeOutputPercent(400, 400)).toBe(100);
    expect(computeOutputPercent(500, 400)).toBe(100);
    expect(computeOutputPercent(1e308, 1e-9)).toBe(100);
    expect(computeOutputPercent(100, 0)).toBeNull();
    for (const value of bad)
      for (const computePercent of [computeOutputPercent, computeShareOfNeed])
        expect([computePercent(value, 1), computePercent(1, value)]).toEqual([null, null]);
  });

  it('is 15 + 0.5 ×, 20 + 0.8 × and 5000 + 1000 × the percent', () => {
    expect(computeApplicationUpside(0, parameters)).toEqual({
      outputPercent: 0,
      soilGain: 15,
      yieldGain: 20,
      carbonCredits: 5_000
    });
    expect(computeApplicationUpside(100, parameters)).toEqual({
      outputPercent: 100,
      soilGain: 65,
      yieldGain: 100,
      carbonCredits: 105_000
    });
  });

  it('is null for an invalid percent and when a figure overflows', () => {
    expect(bad.map((percent) => computeApplicationUpside(percent, parameters))).toEqual(bad.map(() => null));
    expect(computeApplicationUpside(1e308, parameters)).toBeNull();
  });

  it('rises linearly with the percent', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99, noNaN: true }), (percent) => {
        const [less, more] = [
          computeApplicationUpside(percent, parameters),
          computeApplicationUpside(percent + 1, parameters)
        ];
        expect(Number(more?.soilGain) - Number(less?.soilGain)).toBeCloseTo(0.5, 9);
        expect(Number(more?.yieldGain) - Number(less?.yieldGain)).toBeCloseTo(0.8, 9);
        expect(Number(more?.carbonCredits) - Number(less?.carbonCredits)).toBeCloseTo(1_000, 6);
      })
    );
  });

  it('has a percent from 0 to 100 that does not fall as the output rises', () => {
    fc.assert(
      fc.property(amount, amount, amount, (output, more, need) => {
        const percent = computeOutputPercent(output, need);
        const larger = computeOutputPercent(output + more, need);
        expect(need === 0 || (Number(percent) >= 0 && Number(percent) <= Number(larger))).toBe(true);
        expect(Number(larger)).toBeLessThanOrEqual(100);
      })
    );
  });
});

describe('output of a facility', () => {
  it('is 365 days at the recorded rate', () => {
    expect(computeFacilityOutput('4.5', parameters)).toBe(1_642.5);
    expect(computeFacilityOutput(' 10 ', { capacityDaysPerYear: 100 })).toBe(1_000);
  });

  it('[OF-04] is 0 at a recorded rate of 0, and null when no valid rate is recorded', () => {
    expect([computeFacilityOutput('0', parameters), computeFacilityOutput('0.0', parameters)]).toEqual([
      0, 0
    ]);
    for (const rate of [null, '', '-3', 'much', 'Infinity', '1e308'])
      expect(computeFacilityOutput(rate, parameters)).toBeNull();
  });

  it('[OF-04] sorts facilities: largest output first, then the nearer one, unknown outputs last', () => {
    const listed = [
      { output: null, distance: 1 },
      { output: 0, distance: 2 },
      { output: 730, distance: 9 },
      { output: 1_642.5, distance: 8 },
      { output: 730, distance: 3 }
    ];
    const expected = [3, 4, 2, 1, 0].map((at) => listed[at]);
    expect([...listed].sort(compareByOutput)).toEqual(expected);
    expect([...listed].reverse().sort(compareByOutput)).toEqual(expected);
  });
});
