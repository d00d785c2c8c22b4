import fc from 'fast-check';
import {
  DEFAULT_PARAMETERS,
  EXPERIMENTAL_BATCH_MARKER,
  MILL_SCOPES,
  NUMERIC_PARAMETERS,
  PARAMETER_DEFINITIONS,
  PARAMETER_PROBLEMS,
  readParameters
} from './parameters';

const fault = (name: string, problem: string, values?: object) => ({
  ok: false,
  problems: [{ name, problem, ...(values && { values }) }]
});

describe('the business parameters', () => {
  it('start with the specification’s constants', () => {
    expect(DEFAULT_PARAMETERS).toEqual({
      maxServiceAreas: 5,
      minDriveTime: 2,
      maxDriveTime: 300,
      defaultDriveTime: 60,
      logisticsCostPerMinute: 83,
      weeklyP1YieldPerAcre: 0.024,
      weeklyFfbYieldPerAcre: 0.08,
      p1SalePrice: 73500,
      processingCost: 10000,
      profitShare: 0.1,
      defaultP1Price: 50000,
      pksPerP1: 0.5,
      biocharKgPerPksTonne: 250,
      biocharLandShare: 0.5,
      maizeSeasonsPerYear: 2,
      defaultMaizeYield: 2.23,
      currentPriceDays: 30,
      maxSnapDistance: 5000,
      minBiocharRadius: 1,
      defaultBiocharRadius: 10,
      capacityDaysPerYear: 365,
      biocharOutputShare: 0.25,
      offtakeRadius: 50,
      soilSampleCap: 100,
      commercialFarmArea: 10,
      smallFarmArea: 1,
      soilGainBase: 15,
      soilGainPerPercent: 0.5,
      yieldGainBase: 20,
      yieldGainPerPercent: 0.8,
      carbonCreditBase: 5000,
      carbonCreditPerPercent: 1000,
      tripSpeed: 60,
      millScope: 'extentWidth'
    });
    expect(MILL_SCOPES).toEqual(['extentWidth', 'insideArea']);
    expect(EXPERIMENTAL_BATCH_MARKER).toBe('EXPERIMENTAL');
  });

  it('have defaults within their bounds, and a unit, a label and a source each', () => {
    for (const { default: value, min, max, ...texts } of Object.values(PARAMETER_DEFINITIONS)) {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(Object.keys(texts).sort()).toEqual(['label', 'source', 'unit']);
      expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  it('name where their value comes from', () => {
    const { maxServiceAreas, currentPriceDays, maxSnapDistance, offtakeRadius, minBiocharRadius, tripSpeed } =
      PARAMETER_DEFINITIONS;
    expect(
      [maxServiceAreas, currentPriceDays, maxSnapDistance, offtakeRadius, minBiocharRadius, tripSpeed].map(
        ({ source }) => source
      )
    ).toEqual([
      'section 9 "Service area formulas"',
      'decision 1 "What a service area counts"',
      'not specified; chosen for this product',
      'section 9 "Biochar and offtake"',
      'section 5 "Biochar radius"',
      'section 9 "Transport calculator"'
    ]);
  });
});

describe('parameters read from an unknown value', () => {
  it('take their defaults where they are missing, and say which', () => {
    const { tripSpeed, soilSampleCap, ...stored } = { ...DEFAULT_PARAMETERS, processingCost: 12_000 };
    expect([tripSpeed, soilSampleCap]).toEqual([60, 100]);
    expect(readParameters(stored)).toEqual({
      ok: true,
      value: { ...DEFAULT_PARAMETERS, processingCost: 12_000 },
      defaulted: ['soilSampleCap', 'tripSpeed']
    });
    expect(readParameters({ profitShare: undefined, millScope: undefined })).toEqual({
      ok: true,
      value: DEFAULT_PARAMETERS,
      defaulted: Object.keys(DEFAULT_PARAMETERS)
    });
    expect(readParameters(DEFAULT_PARAMETERS)).toEqual({
      ok: true,
      value: DEFAULT_PARAMETERS,
      defaulted: []
    });
  });

  it.each([null, undefined, 7, 'text', [], () => undefined])('are no set when they are %p', (given) => {
    expect(readParameters(given)).toEqual(fault('', 'notASet'));
  });

  it.each([
    ['a text', { profitShare: '0.1' }, fault('profitShare', 'notANumber')],
    ['nothing', { profitShare: null }, fault('profitShare', 'notANumber')],
    ['not a number', { profitShare: NaN }, fault('profitShare', 'notANumber')],
    ['endless', { profitShare: Infinity }, fault('profitShare', 'notANumber')],
    ['too small', { profitShare: -0.01 }, fault('profitShare', 'outOfBounds', { min: 0, max: 1 })],
    ['too large', { profitShare: 1.01 }, fault('profitShare', 'outOfBounds', { min: 0, max: 1 })],
    ['a scope that is none', { millScope: 'everywhere' }, fault('millScope', 'unknownScope')],
    ['a name that is none', { colour: 1 }, fault('colour', 'unknownName')],
    ['a name that every object has', { toString: 1 }, fault('toString', 'unknownName')],
    [
      'a first drive time over the longest',
      { maxDriveTime: 100, defaultDriveTime: 200 },
      fault('defaultDriveTime', 'outOfOrder', { min: 2, max: 100 })
    ],
    [
      'a first drive time under the shortest',
      { minDriveTime: 60, defaultDriveTime: 59 },
      fault('defaultDriveTime', 'outOfOrder', { min: 60, max: 300 })
    ]
  ])('are refused for %s', (_what, given, expected) => {
    expect(readParameters(given)).toEqual(expected);
  });

  it('may lie on their bounds', () => {
    for (const name of NUMERIC_PARAMETERS) {
      const { min, max } = PARAMETER_DEFINITIONS[name];
      for (const bound of [min, max]) {
        const answer = readParameters({ [name]: bound });
        expect(answer.ok || answer.problems.every(({ problem }) => problem === 'outOfOrder')).toBe(true);
      }
    }
    expect(readParameters({ minDriveTime: 60, defaultDriveTime: 60, maxDriveTime: 60 }).ok).toBe(true);
  });

  it('name every fault at once, unknown names first', () => {
    expect(readParameters({ millScope: 1, tripSpeed: 0, profitShare: 'x', unit: 't' })).toEqual({
      ok: false,
      problems: [
        { name: 'unit', problem: 'unknownName' },
        { name: 'profitShare', problem: 'notANumber' },
        { name: 'tripSpeed', problem: 'outOfBounds', values: { min: 1, max: 120 } },
        { name: 'millScope', problem: 'unknownScope' }
      ]
    });
  });

  it('come back as they were written, or with known problems, whatever is given', () => {
    const anyName = fc.oneof(fc.constantFrom(...NUMERIC_PARAMETERS, 'millScope'), fc.string());
    fc.assert(
      fc.property(fc.dictionary(anyName, fc.anything()), (given) => {
        const answer = readParameters(given);
        if (answer.ok)
          expect(answer.value).toEqual({ ...answer.value, ...JSON.parse(JSON.stringify(given)) });
        else expect(answer.problems.every(({ problem }) => PARAMETER_PROBLEMS.includes(problem))).toBe(true);
      })
    );
  });

  it('within the bounds are always taken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMERIC_PARAMETERS.filter((name) => !name.endsWith('DriveTime'))),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (name, share) => {
          const { min, max } = PARAMETER_DEFINITIONS[name];
          const value = Math.min(max, min + share * (max - min));
          const answer = readParameters({ [name]: value });
          expect(answer.ok && answer.value[name]).toBe(value);
        }
      )
    );
  });
});
