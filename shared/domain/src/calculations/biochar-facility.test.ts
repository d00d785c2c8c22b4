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
  readRadius
} from './biochar-facility';
import type { BiocharFacilityInput } from './biochar-facility';

const bad = [null, NaN, Infinity, -Infinity, -1];
const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const input: BiocharFacilityInput = {
  factories: [{ processedVolume: 10 }, { processedVolume: null }, { processedVolume: 2.5 }],
  maizeProduction: 2_000,
  pksProduction: 281.25,
  radius: 10,
  unit: 'kilometers'
};
const figures = (change: Partial<BiocharFacilityInput>) =>
  biocharFacilityFigures({ ...input, ...change }, parameters);

describe('a radius as typed', () => {
  const read = (text: string, unit: RadiusUnit = 'kilometers') => readRadius(text, unit, parameters);

  it.each([
    ['1', 1],
    ['10', 10],
    [' 2.5 ', 2.5],
    ['20015', 20_015]
  ])('%j is taken', (text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['ten', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1e999', 'notANumber']
  ])('%j is refused as %s', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  it('is refused below 1 and beyond half the way round the earth, with the bound in its unit', () => {
    for (const text of ['0.999', '0', '-10'])
      expect(read(text)).toEqual({ ok: false, problem: 'tooSmall', values: { min: 1 } });
    expect(read('20016')).toEqual({ ok: false, problem: 'tooLarge', values: { max: 20_015 } });
    expect(read('12437', 'miles')).toEqual({ ok: false, problem: 'tooLarge', values: { max: 12_436 } });
    expect(read('12436', 'miles').ok).toBe(true);
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
      productionStatus: 'underProduction',
      radius: 10,
      unit: 'kilometers'
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
    expect(figures({ factories: [] })).toMatchObject({
      factoryCount: 0,
      factoryInputCapacity: 0,
      factoryUtilization: null,
      productionStatus: 'atFullCapacity'
    });
  });

  it('counts 365 days of what the factories take a day', () => {
    expect(factoryInputCapacity([{ processedVolume: 1 }], parameters)).toBe(365);
    const unknown = bad.map((processedVolume) => ({ processedVolume }));
    expect(factoryInputCapacity([{ processedVolume: 2 }, ...unknown], parameters)).toBe(730);
    expect(factoryInputCapacity([{ processedVolume: 1e308 }], parameters)).toBeNull();
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
    expect(figures({ factories: [{ processedVolume: 1e308 }] })).toMatchObject({
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
      fc.property(
        amount,
        amount,
        fc.array(fc.record({ processedVolume: amount })),
        (maize, pks, factories) => {
          const answer = figures({ maizeProduction: maize, pksProduction: pks, factories });
          const feedstock = maize + pks;
          expect(answer.maxBiocharOutput).toBeCloseTo(feedstock / 4, 6);
          const used = answer.factoryUtilization ?? 100;
          expect(used >= 0 && used <= 100).toBe(true);
          expect(answer.productionStatus === 'underProduction').toBe(
            feedstock < Number(answer.factoryInputCapacity)
          );
          const twice = figures({ factories: [...factories, ...factories] }).factoryInputCapacity;
          const once = Number(answer.factoryInputCapacity);
          expect(Math.abs(Number(twice) - 2 * once)).toBeLessThanOrEqual(1e-9 * Math.max(1, once));
        }
      )
    );
  });
});
