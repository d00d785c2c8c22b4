import { biocharTotalsOfSums, co2Removal, isExperimental } from './biochar-totals';

const none = [null, NaN, Infinity, -Infinity];

describe('experimental batches', () => {
  it('[BA-04] contain EXPERIMENTAL', () => {
    expect(['EXPERIMENTAL', 'B-1,EXPERIMENTAL-2', 'xEXPERIMENTALx'].map(isExperimental)).toEqual([
      true,
      true,
      true
    ]);
    expect(['', 'B-1', 'experimental', 'EXPERIMENT', null, undefined].map(isExperimental)).toEqual(
      Array(6).fill(false)
    );
  });
});

describe('CO₂ removal', () => {
  it('[BA-04] is net CO₂ less the truck emissions in tonnes', () => {
    expect(co2Removal(12.5, 2_500)).toBe(10);
    expect(co2Removal(1, 2_500)).toBe(-1.5);
    expect(co2Removal(-1, 0)).toBe(-1);
  });

  it('is null while either is not known', () => {
    for (const value of none) expect([co2Removal(value, 1), co2Removal(1, value)]).toEqual([null, null]);
    expect(co2Removal(1, -1)).toBeNull();
    expect(co2Removal(-1.7e308, 1.7e308)).not.toBeNaN();
  });
});

describe('the totals of the biochar applications', () => {
  const sums = {
    amountOfBiochar: 3_500,
    netCo2: 11,
    truckEmissions: 1_000,
    applicationCount: 4,
    withCo2: 4,
    experimentalCount: 1
  };
  const unknown = { amountOfBiochar: null, netCo2: null, truckEmissions: null, withCo2: 0 };

  it('[BA-04] are tonnes of biochar and net CO₂ less the trucks’', () => {
    expect(biocharTotalsOfSums(sums)).toEqual({
      totalBiochar: 3.5,
      co2Removal: 10,
      applicationCount: 4,
      withoutCo2: 0,
      experimentalCount: 1
    });
  });

  it('say how many applications the CO₂ leaves out, and never take one for 0', () => {
    expect(biocharTotalsOfSums({ ...sums, withCo2: 3 })).toMatchObject({ co2Removal: 10, withoutCo2: 1 });
    expect(biocharTotalsOfSums({ ...sums, ...unknown })).toMatchObject({
      totalBiochar: null,
      co2Removal: null,
      withoutCo2: 4
    });
  });

  it('are null for sums beyond reckoning', () => {
    expect(biocharTotalsOfSums({ ...sums, amountOfBiochar: Infinity, netCo2: Infinity })).toMatchObject({
      totalBiochar: null,
      co2Removal: null
    });
  });

  it('are zero without applications', () => {
    expect(biocharTotalsOfSums({ ...unknown, applicationCount: 0, experimentalCount: 2 })).toEqual({
      totalBiochar: 0,
      co2Removal: 0,
      applicationCount: 0,
      withoutCo2: 0,
      experimentalCount: 2
    });
  });
});
