import fc from 'fast-check';
import {
  biocharTotals,
  biocharTotalsOfSums,
  co2Removal,
  EXPERIMENTAL_SQL,
  isExperimental
} from './biochar-totals';

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
  const columns = {
    amountOfBiochar: Float64Array.of(2_500, 900, NaN, -40, 1_000),
    netCo2: Float64Array.of(12.5, 4, -2.5, NaN, 1),
    batchIds: ['B-1', 'EXPERIMENTAL-2', null, '', 'B-5']
  };

  it('[BA-04] leave the experimental ones out and count them', () => {
    expect(biocharTotals(columns, 1_000)).toEqual({
      totalBiochar: 3.5,
      co2Removal: 10,
      applicationCount: 4,
      experimentalCount: 1
    });
  });

  it('[BA-04] have no CO₂ removal while the truck emissions are not known', () => {
    for (const trucks of [...none, -1])
      expect(biocharTotals(columns, trucks)).toMatchObject({ totalBiochar: 3.5, co2Removal: null });
  });

  it('are zero without applications', () => {
    expect(biocharTotals({ amountOfBiochar: [], netCo2: [], batchIds: [] }, 0)).toEqual({
      totalBiochar: 0,
      co2Removal: 0,
      applicationCount: 0,
      experimentalCount: 0
    });
  });

  it('take a column that is too short as not known at its end, and sums beyond reckoning as null', () => {
    const batchIds = ['B-1', 'B-2'];
    expect(biocharTotals({ amountOfBiochar: [1_000], netCo2: [], batchIds }, 0)).toEqual({
      totalBiochar: 1,
      co2Removal: 0,
      applicationCount: 2,
      experimentalCount: 0
    });
    expect(
      biocharTotals({ amountOfBiochar: [1.7e308, 1.7e308], netCo2: [1.7e308, 1.7e308], batchIds }, 0)
    ).toMatchObject({ totalBiochar: null, co2Removal: null });
  });

  it('add up over two parts and agree with a plain reckoning', () => {
    const application = fc.record({
      amount: fc.oneof(fc.double({ min: -10, max: 1e6, noNaN: true }), fc.constantFrom(...none)),
      net: fc.oneof(fc.double({ min: -1e3, max: 1e3, noNaN: true }), fc.constantFrom(...none)),
      batch: fc.constantFrom('B-1', 'EXPERIMENTAL-1', null)
    });
    const part = fc.array(application);
    const totalsOf = (rows: readonly { amount: number | null; net: number | null; batch: string | null }[]) =>
      biocharTotals(
        {
          amountOfBiochar: rows.map(({ amount }) => amount),
          netCo2: rows.map(({ net }) => net),
          batchIds: rows.map(({ batch }) => batch)
        },
        500
      );
    fc.assert(
      fc.property(part, part, (a, b) => {
        const [first, second, whole] = [totalsOf(a), totalsOf(b), totalsOf([...a, ...b])];
        expect(whole.totalBiochar).toBeCloseTo(Number(first.totalBiochar) + Number(second.totalBiochar), 6);
        expect(whole.co2Removal).toBeCloseTo(Number(first.co2Removal) + Number(second.co2Removal) + 0.5, 6);
        expect(whole.applicationCount + whole.experimentalCount).toBe(a.length + b.length);
        const counted = a.filter(({ batch }) => batch !== 'EXPERIMENTAL-1');
        expect(first.applicationCount).toBe(counted.length);
        const tonnes = counted.reduce(
          (sum, { amount }) =>
            sum + (Number.isFinite(amount) && Number(amount) > 0 ? Number(amount) : 0) / 1000,
          0
        );
        expect(first.totalBiochar).toBeCloseTo(tonnes, 6);
      })
    );
  });
});

describe('the totals of sums', () => {
  const sums = {
    amountOfBiochar: 3_500,
    netCo2: 11,
    truckEmissions: 1_000,
    applicationCount: 4,
    experimentalCount: 1
  };

  it('[BA-04] are those of the applications themselves', () => {
    const columns = {
      amountOfBiochar: [2_500, 900, 1_000],
      netCo2: [10, 4, 1],
      batchIds: ['B-1', 'EXPERIMENTAL-2', null]
    };
    expect(biocharTotalsOfSums({ ...sums, applicationCount: 2 })).toEqual(biocharTotals(columns, 1_000));
  });

  it('[MP-16] have no CO₂ removal while the truck emissions are not known, and are zero without applications', () => {
    expect(biocharTotalsOfSums({ ...sums, truckEmissions: null })).toMatchObject({
      totalBiochar: 3.5,
      co2Removal: null
    });
    const none = { amountOfBiochar: null, netCo2: null, truckEmissions: null };
    expect(biocharTotalsOfSums({ ...none, applicationCount: 0, experimentalCount: 2 })).toEqual({
      totalBiochar: 0,
      co2Removal: 0,
      applicationCount: 0,
      experimentalCount: 2
    });
    expect(biocharTotalsOfSums({ ...sums, ...none, truckEmissions: 500 })).toMatchObject({
      totalBiochar: 0,
      co2Removal: -0.5
    });
  });

  it('ask a service for the experimental ones in the words of the rule', () =>
    expect(EXPERIMENTAL_SQL).toBe("batchIds LIKE '%EXPERIMENTAL%'"));
});
