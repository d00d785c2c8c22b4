import fc from 'fast-check';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import {
  applicationUpside,
  biocharNeed,
  compareByOutput,
  facilityOutput,
  farmFigures,
  outputPercent,
  percentAreaUsed,
  selectedBufferArea,
  shareOfNeed,
  totalFarmArea
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
    expect(totalFarmArea({ count: 2, withSize: 1, hectares: 120 }, 70, parameters)).toBe(200);
    expect(totalFarmArea({ count: 5, withSize: 0, hectares: 0 }, 0, parameters)).toBe(50);
    expect(totalFarmArea(none, 3, parameters)).toBe(3);
    expect(totalFarmArea(none, 0, parameters)).toBe(0);
  });

  it('are counted and compared with the area of a 50 km circle', () => {
    expect(selectedBufferArea(parameters)).toBeCloseTo(785_398.1634, 4);
    const figures = farmFigures({ count: 2, withSize: 1, hectares: 7_843.981633974483 }, 0, parameters);
    expect(figures).toEqual({
      commercialFarmCount: 2,
      smallFarmCount: 0,
      totalFarmArea: 7_853.981633974483,
      selectedBufferArea: 785_398.1633974483,
      percentAreaUsed: 1
    });
  });

  it('use a percent of the area, more than 100 when their sizes exceed it', () => {
    expect(percentAreaUsed(200, 800)).toBe(25);
    expect(percentAreaUsed(0, 800)).toBe(0);
    expect(percentAreaUsed(1_600, 800)).toBe(200);
    expect(percentAreaUsed(200, 0)).toBeNull();
    expect(percentAreaUsed(1e308, 1e-9)).toBeNull();
  });

  it('have a null area when their number is unknown', () => {
    for (const count of bad) {
      expect(totalFarmArea(none, count, parameters)).toBeNull();
      if (count !== null) {
        expect(totalFarmArea({ ...none, count }, 0, parameters)).toBeNull();
        expect(totalFarmArea({ ...none, hectares: count }, 0, parameters)).toBeNull();
      }
      expect(percentAreaUsed(count, 1)).toBeNull();
      expect(percentAreaUsed(1, count)).toBeNull();
    }
    expect(farmFigures({ count: 1, withSize: 1, hectares: 1 }, NaN, parameters)).toMatchObject({
      commercialFarmCount: 1,
      smallFarmCount: null,
      totalFarmArea: null,
      percentAreaUsed: null
    });
    expect(totalFarmArea({ ...none, hectares: 1.7e308 }, 1e308, parameters)).toBeNull();
    expect(totalFarmArea({ count: 1, withSize: 2, hectares: 5 }, 0, parameters)).toBeNull();
    expect(selectedBufferArea({ offtakeRadius: NaN })).toBeNull();
    expect(selectedBufferArea({ offtakeRadius: 7e153 })).toBeNull();
  });

  it('add up over two lists', () => {
    fc.assert(
      fc.property(farms, farms, fc.nat(1000), fc.nat(1000), (a, b, c, d) => {
        const both = {
          count: a.count + b.count,
          withSize: a.withSize + b.withSize,
          hectares: a.hectares + b.hectares
        };
        const parts = Number(totalFarmArea(a, c, parameters)) + Number(totalFarmArea(b, d, parameters));
        const whole = Number(totalFarmArea(both, c + d, parameters));
        expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1e-9 * Math.max(1, parts));
      })
    );
  });
});

describe('upside of an application', () => {
  it('[OF-04] needs the agronomic dose on each hectare of farms', () => {
    expect(biocharNeed(200, parameters)).toBe(2_000);
    expect(biocharNeed(200, { biocharRatePerHectare: 4 })).toBe(800);
    expect(biocharNeed(0, parameters)).toBe(0);
    expect(bad.map((area) => biocharNeed(area, parameters))).toEqual(bad.map(() => null));
  });

  it('[OF-04] caps the output percent at 100 and returns the share beyond it separately', () => {
    expect([shareOfNeed(100, 400), shareOfNeed(500, 400), shareOfNeed(0, 400)]).toEqual([25, 125, 0]);
    expect([shareOfNeed(100, 0), shareOfNeed(1e308, 1e-9)]).toEqual([null, null]);
    expect(outputPercent(100, 400)).toBe(25);
    expect(outputPercent(0, 400)).toBe(0);
    expect(outputPercent(400, 400)).toBe(100);
    expect(outputPercent(500, 400)).toBe(100);
    expect(outputPercent(1e308, 1e-9)).toBe(100);
    expect(outputPercent(100, 0)).toBeNull();
    for (const value of bad)
      for (const percentOf of [outputPercent, shareOfNeed])
        expect([percentOf(value, 1), percentOf(1, value)]).toEqual([null, null]);
  });

  it('is 15 + 0.5 ×, 20 + 0.8 × and 5000 + 1000 × the percent', () => {
    expect(applicationUpside(0, parameters)).toEqual({
      outputPercent: 0,
      soilGain: 15,
      yieldGain: 20,
      carbonCredits: 5_000
    });
    expect(applicationUpside(100, parameters)).toEqual({
      outputPercent: 100,
      soilGain: 65,
      yieldGain: 100,
      carbonCredits: 105_000
    });
  });

  it('is null for an invalid percent and when a figure overflows', () => {
    expect(bad.map((percent) => applicationUpside(percent, parameters))).toEqual(bad.map(() => null));
    expect(applicationUpside(1e308, parameters)).toBeNull();
  });

  it('rises linearly with the percent', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99, noNaN: true }), (percent) => {
        const [less, more] = [
          applicationUpside(percent, parameters),
          applicationUpside(percent + 1, parameters)
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
        const percent = outputPercent(output, need);
        const larger = outputPercent(output + more, need);
        expect(need === 0 || (Number(percent) >= 0 && Number(percent) <= Number(larger))).toBe(true);
        expect(Number(larger)).toBeLessThanOrEqual(100);
      })
    );
  });
});

describe('output of a facility', () => {
  it('is 365 days at the recorded rate', () => {
    expect(facilityOutput('4.5', parameters)).toBe(1_642.5);
    expect(facilityOutput(' 10 ', { capacityDaysPerYear: 100 })).toBe(1_000);
  });

  it('[OF-04] is 0 at a recorded rate of 0, and null when no valid rate is recorded', () => {
    expect([facilityOutput('0', parameters), facilityOutput('0.0', parameters)]).toEqual([0, 0]);
    for (const rate of [null, '', '-3', 'much', 'Infinity', '1e308'])
      expect(facilityOutput(rate, parameters)).toBeNull();
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
