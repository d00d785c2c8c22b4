import {
  DEFAULT_PARAMETERS,
  EXPERIMENTAL_BATCH_MARKER,
  MILL_SCOPES,
  PARAMETER_DEFINITIONS,
  driveTimesInOrder
} from './parameters';

describe('the business parameters', () => {
  it('start with the specification’s constants', () => {
    expect(DEFAULT_PARAMETERS).toEqual({
      maxServiceAreas: 5,
      minMillsTold: 5,
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
      maxBiocharRadius: 1_000,
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

it.each([
  [2, 60, 300, true],
  [60, 60, 60, true],
  [2, 200, 100, false],
  [60, 59, 300, false]
])('drive times of %d, %d and %d minutes stand in order: %p', (shortest, first, longest, inOrder) => {
  const times = { minDriveTime: shortest, defaultDriveTime: first, maxDriveTime: longest };
  expect(driveTimesInOrder(times)).toBe(inOrder);
});
