import { toBiocharTotals, computeCo2Removal, isExperimental } from './biochar-totals';

const none = [null, NaN, Infinity, -Infinity];

describe('isExperimental', () => {
  it('[BA-04] returns true for batch ids that contain EXPERIMENTAL', () => {
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

describe('co2Removal', () => {
  it('[BA-04] subtracts the truck emissions in tonnes from the net CO₂', () => {
    expect(computeCo2Removal(12.5, 2_500)).toBe(10);
    expect(computeCo2Removal(1, 2_500)).toBe(-1.5);
    expect(computeCo2Removal(-1, 0)).toBe(-1);
  });

  it('returns null when either value is unknown', () => {
    for (const value of none)
      expect([computeCo2Removal(value, 1), computeCo2Removal(1, value)]).toEqual([null, null]);
    expect(computeCo2Removal(1, -1)).toBeNull();
    expect(computeCo2Removal(-1.7e308, 1.7e308)).not.toBeNaN();
  });
});

describe('toBiocharTotals', () => {
  const sums = {
    amountOfBiochar: 3_500,
    netCo2: 11,
    truckEmissions: 1_000,
    applicationCount: 4,
    withCo2: 4,
    experimentalCount: 1
  };
  const unknown = { amountOfBiochar: null, netCo2: null, truckEmissions: null, withCo2: 0 };

  it('[BA-04] returns tonnes of biochar, and net CO₂ less truck emissions', () => {
    expect(toBiocharTotals(sums)).toEqual({
      totalBiochar: 3.5,
      co2Removal: 10,
      applicationCount: 4,
      withoutCo2: 0,
      experimentalCount: 1
    });
  });

  it('counts the applications without CO₂ figures, and never treats a missing sum as 0', () => {
    expect(toBiocharTotals({ ...sums, withCo2: 3 })).toMatchObject({ co2Removal: 10, withoutCo2: 1 });
    expect(toBiocharTotals({ ...sums, ...unknown })).toMatchObject({
      totalBiochar: null,
      co2Removal: null,
      withoutCo2: 4
    });
  });

  it('returns null for sums that overflow', () => {
    expect(toBiocharTotals({ ...sums, amountOfBiochar: Infinity, netCo2: Infinity })).toMatchObject({
      totalBiochar: null,
      co2Removal: null
    });
  });

  it('returns zeros without applications', () => {
    expect(toBiocharTotals({ ...unknown, applicationCount: 0, experimentalCount: 2 })).toEqual({
      totalBiochar: 0,
      co2Removal: 0,
      applicationCount: 0,
      withoutCo2: 0,
      experimentalCount: 2
    });
  });
});
