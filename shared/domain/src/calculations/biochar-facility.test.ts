import fc from 'fast-check';
import type { RadiusUnit } from '../enumerations';
import { MESSAGE_KEYS } from '../messages/catalogues';
import { DEFAULT_PARAMETERS as parameters } from '../parameters';
import {
  biocharFacilityFigures,
  factoryInputCapacity,
  factoryUtilization,
  productionStatus,
  PRODUCTION_STATUSES,
  RADIUS_PROBLEMS,
  readRadius,
  tonnesPerKilometre
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
const figures = (change: Partial<BiocharFacilityInput>) =>
  biocharFacilityFigures({ ...input, ...change }, parameters);

describe('a radius as typed', () => {
  const read = (text: string, unit: RadiusUnit = 'kilometers') => readRadius(text, unit, parameters);

  it.each([
    ['1', 1],
    ['10', 10],
    [' 2.5 ', 2.5],
    ['1000', 1_000]
  ])('%j is taken', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1e999', 'notANumber'],
    ['0x10', 'notANumber'],
    ['10 km', 'notANumber']
  ])('%j is refused as %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  it('is refused outside its bounds, with the bound in its unit', () => {
    for (const text of ['0.999', '0', '-10'])
      expect(read(text)).toEqual({ ok: false, problem: 'tooSmall', values: { min: 1 } });
    for (const text of ['1000.1', '1e9'])
      expect(read(text, 'miles')).toEqual({ ok: false, problem: 'tooLarge', values: { max: 1_000 } });
  });

  it('is refused in a unit that is none', () => {
    expect(read('10', 'furlongs' as RadiusUnit)).toEqual({ ok: false, problem: 'unknownUnit' });
  });

  it('is read back as written, or has a known problem', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const answer = read(text);
        expect(answer.ok ? answer.value === Number(text) : RADIUS_PROBLEMS.includes(answer.problem)).toBe(
          true
        );
      })
    );
  });
});

describe('the biochar facility analysis', () => {
  it('has every figure of the specification', () => {
    expect(figures({})).toEqual({
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

  it('is under production just below the capacity and at full capacity from there', () => {
    expect(PRODUCTION_STATUSES).toEqual(['underProduction', 'atFullCapacity']);
    expect(productionStatus(3_649.99, 3_650)).toBe('underProduction');
    expect(productionStatus(3_650, 3_650)).toBe('atFullCapacity');
    expect(productionStatus(9_999, 3_650)).toBe('atFullCapacity');
    expect(productionStatus(0, 0)).toBe('atFullCapacity');
  });

  it('has a message for each status and each problem of the radius', () => {
    const statuses = PRODUCTION_STATUSES.map((status) => `biochar.${status}`);
    const problems = RADIUS_PROBLEMS.map((problem) => `radius.${problem}`);
    expect(MESSAGE_KEYS).toEqual(expect.arrayContaining([...statuses, ...problems]));
  });

  it('uses the capacity up to 100 %, and cannot say without one', () => {
    expect(factoryUtilization(912.5, 3_650)).toBe(25);
    expect(factoryUtilization(3_650, 3_650)).toBe(100);
    expect(factoryUtilization(4_000, 3_650)).toBe(100);
    expect(factoryUtilization(0, 3_650)).toBe(0);
    expect(factoryUtilization(4_000, 0)).toBeNull();
    expect(figures({ factoryCount: 0, factoriesWithVolume: 0, dailyVolume: 0 })).toMatchObject({
      factoryCount: 0,
      factoryInputCapacity: 0,
      factoryUtilization: null
    });
  });

  it('[BA-02] has no status without a facility', () => {
    const none = { factoryCount: 0, factoriesWithVolume: 0, dailyVolume: 0 };
    expect(figures(none).productionStatus).toBeNull();
    expect(figures({ ...none, maizeProduction: 0, pksProduction: 0 }).productionStatus).toBeNull();
    expect(figures({ factoryCount: 1, factoriesWithVolume: 1 }).productionStatus).not.toBeNull();
  });

  it('counts 365 days of what the factories take a day, as far as it is recorded', () => {
    const of = (factoryCount: number, factoriesWithVolume: number, dailyVolume: number) =>
      factoryInputCapacity({ factoryCount, factoriesWithVolume, dailyVolume }, parameters);
    expect([of(1, 1, 1), of(6, 1, 2), of(0, 0, 0)]).toEqual([365, 730, 0]);
    expect([of(2, 0, 0), of(1, 1, 1e308), of(1, 1, NaN)]).toEqual([null, null, null]);
  });

  it('leaves out what rests on a production that is not known', () => {
    for (const maizeProduction of bad)
      expect(figures({ maizeProduction })).toMatchObject({
        maizeProduction: null,
        pksProduction: 281.25,
        totalFeedstockAvailable: null,
        maxBiocharOutput: null,
        factoryInputCapacity: 4_562.5,
        factoryUtilization: null,
        productionStatus: null
      });
    expect(figures({ pksProduction: null })).toMatchObject({
      pksProduction: null,
      totalFeedstockAvailable: null
    });
    expect(figures({ dailyVolume: 1e308 })).toMatchObject({
      totalFeedstockAvailable: 2_281.25,
      maxBiocharOutput: 570.3125,
      factoryInputCapacity: null,
      factoryUtilization: null,
      productionStatus: null
    });
    expect(figures({ maizeProduction: 1e308, pksProduction: 1e308 }).totalFeedstockAvailable).toBeNull();
  });

  it('cannot say of quantities that are none', () => {
    for (const value of bad) {
      expect([factoryUtilization(value, 1), factoryUtilization(1, value)]).toEqual([null, null]);
      expect([productionStatus(value, 1), productionStatus(1, value)]).toEqual([null, null]);
    }
  });

  it('stays within its bounds and agrees with itself', () => {
    fc.assert(
      fc.property(amount, amount, amount, (maize, pks, dailyVolume) => {
        const answer = figures({ maizeProduction: maize, pksProduction: pks, dailyVolume });
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

describe('tonnes a kilometre', () => {
  it('fall with the way, from the first kilometre on', () => {
    expect([tonnesPerKilometre(100, 0), tonnesPerKilometre(100, 1), tonnesPerKilometre(100, 4)]).toEqual([
      100, 100, 25
    ]);
    for (const value of bad)
      expect([tonnesPerKilometre(value, 1), tonnesPerKilometre(1, value)]).toEqual([null, null]);
  });
});
