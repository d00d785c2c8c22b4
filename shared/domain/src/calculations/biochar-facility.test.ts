import fc from 'fast-check';
import type { RadiusUnit } from '../enumerations';
import { MESSAGE_KEYS } from '../messages/catalogues';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import {
  computeFacilityFigures,
  computeInputCapacity,
  computeUtilization,
  getProductionStatus,
  PRODUCTION_STATUSES,
  RADIUS_PROBLEMS,
  readRadius,
  computeTonnesPerKilometre
} from './biochar-facility';
import type { BiocharFacilityInput } from './biochar-facility';

const bad = [null, NaN, Infinity, -Infinity, -1];
const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const input: BiocharFacilityInput = {
  factoryCount: 3,
  factoriesWithVolume: 2,
  dailyVolume: 12.5,
  maizeProduction: 2_000,
  pksProduction: 281.25
};
const computeFigures = (change: Partial<BiocharFacilityInput>) =>
  computeFacilityFigures({ ...input, ...change }, parameters);

describe('readRadius', () => {
  const parseRadius = (text: string, unit: RadiusUnit = 'kilometers') => readRadius(text, unit, parameters);

  it.each([
    ['1', 1],
    ['10', 10],
    [' 2.5 ', 2.5],
    ['1000', 1_000]
  ])('accepts %j', (text, value) => {
    expect(parseRadius(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1e999', 'notANumber'],
    ['0x10', 'notANumber'],
    ['10 km', 'notANumber']
  ])('refuses %j as %s', (text, problem) => {
    expect(parseRadius(text)).toEqual({ ok: false, problem });
  });

  it('refuses a radius outside its bounds, with the bound in its unit', () => {
    for (const text of ['0.999', '0', '-10'])
      expect(parseRadius(text)).toEqual({ ok: false, problem: 'tooSmall', values: { min: 1 } });
    for (const text of ['1000.1', '1e9'])
      expect(parseRadius(text, 'miles')).toEqual({ ok: false, problem: 'tooLarge', values: { max: 1_000 } });
  });

  it('refuses an unknown unit', () => {
    expect(parseRadius('10', 'furlongs' as RadiusUnit)).toEqual({ ok: false, problem: 'unknownUnit' });
  });

  it('returns the number as written or a known problem for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const answer = parseRadius(text);
        expect(answer.ok ? answer.value === Number(text) : RADIUS_PROBLEMS.includes(answer.problem)).toBe(
          true
        );
      })
    );
  });
});

describe('biochar facility analysis', () => {
  it('has every figure of the specification', () => {
    expect(computeFigures({})).toEqual({
      factoryCount: 3,
      totalFeedstockAvailable: 2_281.25,
      maizeProduction: 2_000,
      pksProduction: 281.25,
      factoryInputCapacity: 4_562.5,
      maxBiocharOutput: 570.3125,
      factoryUtilization: 50,
      productionStatus: 'underProduction'
    });
  });

  it('is under production below the capacity and at full capacity from there', () => {
    expect(PRODUCTION_STATUSES).toEqual(['underProduction', 'atFullCapacity']);
    expect(getProductionStatus(3_649.99, 3_650)).toBe('underProduction');
    expect(getProductionStatus(3_650, 3_650)).toBe('atFullCapacity');
    expect(getProductionStatus(9_999, 3_650)).toBe('atFullCapacity');
    expect(getProductionStatus(0, 0)).toBe('atFullCapacity');
  });

  it('has a message for each status and each problem of the radius', () => {
    const statuses = PRODUCTION_STATUSES.map((status) => `biochar.${status}`);
    const problems = RADIUS_PROBLEMS.map((problem) => `radius.${problem}`);
    expect(MESSAGE_KEYS).toEqual(expect.arrayContaining([...statuses, ...problems]));
  });

  it('returns a utilization of at most 100 %, and null without a capacity', () => {
    expect(computeUtilization(912.5, 3_650)).toBe(25);
    expect(computeUtilization(3_650, 3_650)).toBe(100);
    expect(computeUtilization(4_000, 3_650)).toBe(100);
    expect(computeUtilization(0, 3_650)).toBe(0);
    expect(computeUtilization(4_000, 0)).toBeNull();
    expect(computeFigures({ factoryCount: 0, factoriesWithVolume: 0, dailyVolume: 0 })).toMatchObject({
      factoryCount: 0,
      factoryInputCapacity: 0,
      factoryUtilization: null
    });
  });

  it('[BA-02] has no status without a facility', () => {
    const none = { factoryCount: 0, factoriesWithVolume: 0, dailyVolume: 0 };
    expect(computeFigures(none).productionStatus).toBeNull();
    expect(computeFigures({ ...none, maizeProduction: 0, pksProduction: 0 }).productionStatus).toBeNull();
    expect(computeFigures({ factoryCount: 1, factoriesWithVolume: 1 }).productionStatus).not.toBeNull();
  });

  it('computes the capacity as 365 times the recorded daily volumes', () => {
    const computeCapacity = (factoryCount: number, factoriesWithVolume: number, dailyVolume: number) =>
      computeInputCapacity({ factoryCount, factoriesWithVolume, dailyVolume }, parameters);
    expect([computeCapacity(1, 1, 1), computeCapacity(6, 1, 2), computeCapacity(0, 0, 0)]).toEqual([
      365, 730, 0
    ]);
    expect([computeCapacity(2, 0, 0), computeCapacity(1, 1, 1e308), computeCapacity(1, 1, NaN)]).toEqual([
      null,
      null,
      null
    ]);
  });

  it('returns null for each figure that depends on an unknown production', () => {
    for (const maizeProduction of bad)
      expect(computeFigures({ maizeProduction })).toMatchObject({
        maizeProduction: null,
        pksProduction: 281.25,
        totalFeedstockAvailable: null,
        maxBiocharOutput: null,
        factoryInputCapacity: 4_562.5,
        factoryUtilization: null,
        productionStatus: null
      });
    expect(computeFigures({ pksProduction: null })).toMatchObject({
      pksProduction: null,
      totalFeedstockAvailable: null
    });
    expect(computeFigures({ dailyVolume: 1e308 })).toMatchObject({
      totalFeedstockAvailable: 2_281.25,
      maxBiocharOutput: 570.3125,
      factoryInputCapacity: null,
      factoryUtilization: null,
      productionStatus: null
    });
    expect(
      computeFigures({ maizeProduction: 1e308, pksProduction: 1e308 }).totalFeedstockAvailable
    ).toBeNull();
  });

  it('returns null for invalid quantities', () => {
    for (const value of bad) {
      expect([computeUtilization(value, 1), computeUtilization(1, value)]).toEqual([null, null]);
      expect([getProductionStatus(value, 1), getProductionStatus(1, value)]).toEqual([null, null]);
    }
  });

  it('returns figures that are within their bounds and consistent', () => {
    fc.assert(
      fc.property(amount, amount, amount, (maize, pks, dailyVolume) => {
        const answer = computeFigures({ maizeProduction: maize, pksProduction: pks, dailyVolume });
        const feedstock = maize + pks;
        expect(answer.maxBiocharOutput).toBeCloseTo(feedstock / 4, 6);
        const used = answer.factoryUtilization ?? 100;
        expect(used >= 0 && used <= 100).toBe(true);
        expect(answer.productionStatus === 'underProduction').toBe(
          feedstock < Number(answer.factoryInputCapacity)
        );
      })
    );
  });
});

describe('computeTonnesPerKilometre', () => {
  it('falls with the distance beyond the first kilometre, and is null for invalid quantities', () => {
    expect([
      computeTonnesPerKilometre(100, 0),
      computeTonnesPerKilometre(100, 1),
      computeTonnesPerKilometre(100, 4)
    ]).toEqual([100, 100, 25]);
    for (const value of bad)
      expect([computeTonnesPerKilometre(value, 1), computeTonnesPerKilometre(1, value)]).toEqual([
        null,
        null
      ]);
  });
});
