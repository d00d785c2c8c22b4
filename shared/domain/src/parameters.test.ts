import {
  DEFAULT_PARAMETERS,
  EXPERIMENTAL_BATCH_MARKER,
  MILL_SCOPES,
  PARAMETER_DEFINITIONS,
  hasDriveTimesInOrder,
  hasRoundBreakInDay,
  hasTripDayInOrder
} from './parameters';
import type { ParameterDefinition } from './parameters';

describe('business parameters', () => {
  it('have the specification’s constants as defaults', () => {
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
      priceAgeWarningDays: 90,
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
      biocharRatePerHectare: 10,
      soilGainBase: 15,
      soilGainPerPercent: 0.5,
      yieldGainBase: 20,
      yieldGainPerPercent: 0.8,
      carbonCreditBase: 5000,
      carbonCreditPerPercent: 1000,
      ...{ soilPhNeutralFrom: 5.5, soilPhNeutralTo: 7.4, soilCarbonSufficientFrom: 12 },
      ...{ sandModerateFrom: 60, sandModerateTo: 70 },
      ...{ suitabilityLowFrom: 2500, suitabilityModerateFrom: 5000, suitabilityHighFrom: 7500 },
      tripSpeed: 60,
      tripFactoryLatitude: 5.4447948,
      tripFactoryLongitude: 8.1537226,
      tripDayStart: 8,
      tripDayEnd: 20,
      ...{ roundBreakStart: 12, roundBreakEnd: 12, roundWaitingWeight: 0 },
      ...{ vehicleFordCapacity: 2.5, vehicleFordOffloadingHours: 0.333, vehicleFordFuelPerKm: 0.2 },
      ...{ vehicleFordFuelCost: 600, vehicleFordLoadingCost: 2500, vehicleFordLoadingHoursPerTonne: 0.6 },
      ...{ vehicleFord2Capacity: 2.8, vehicleFord2OffloadingHours: 0.333, vehicleFord2FuelPerKm: 0.17 },
      ...{
        vehicleFord2FuelCost: 600,
        vehicleFord2LoadingCost: 1500,
        vehicleFord2LoadingHoursPerTonne: 0.4634
      },
      ...{ vehicleDyna2Capacity: 6, vehicleDyna2OffloadingHours: 0.4167, vehicleDyna2FuelPerKm: 0.37 },
      ...{
        vehicleDyna2FuelCost: 740,
        vehicleDyna2LoadingCost: 2000,
        vehicleDyna2LoadingHoursPerTonne: 0.2917
      },
      ...{ vehicleMB1Capacity: 10, vehicleMB1OffloadingHours: 0.1667, vehicleMB1FuelPerKm: 0.46 },
      ...{ vehicleMB1FuelCost: 740, vehicleMB1LoadingCost: 4000, vehicleMB1LoadingHoursPerTonne: 0.4211 },
      ...{ vehicleMB2Capacity: 15, vehicleMB2OffloadingHours: 1.25, vehicleMB2FuelPerKm: 1.25 },
      ...{ vehicleMB2FuelCost: 740, vehicleMB2LoadingCost: 6000, vehicleMB2LoadingHoursPerTonne: 0.3666 },
      ...{ rainyMotorway: 0.9, rainyTrunk: 0.9, rainyPrimary: 0.85, rainySecondary: 0.8 },
      ...{ rainyTertiary: 0.7, rainyOtherRoad: 0.6, rainyGravel: 0.65, rainyEarth: 0.45 },
      trailRetentionDays: 0,
      phoneRetentionDays: 0,
      millScope: 'extentWidth'
    });
    expect(MILL_SCOPES).toEqual(['extentWidth', 'insideArea']);
    expect(EXPERIMENTAL_BATCH_MARKER).toBe('EXPERIMENTAL');
  });

  it('have defaults within their bounds, and a unit, a label and a source each', () => {
    for (const definition of Object.values<ParameterDefinition>(PARAMETER_DEFINITIONS)) {
      const { default: value, min, max, step = 0, ...texts } = definition;
      if (step > 0) expect(value / step).toBeCloseTo(Math.round(value / step), 9);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(Object.keys(texts).sort()).toEqual(['label', 'source', 'unit']);
      expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  it('name the source of their value', () => {
    const { maxServiceAreas, currentPriceDays, maxSnapDistance, offtakeRadius, minBiocharRadius, tripSpeed } =
      PARAMETER_DEFINITIONS;
    expect(
      [maxServiceAreas, currentPriceDays, maxSnapDistance, offtakeRadius, minBiocharRadius, tripSpeed].map(
        ({ source }) => source
      )
    ).toEqual([
      'section 9 "Service area formulas"',
      'rule "Service area"',
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
])('hasDriveTimesInOrder: %d, %d and %d minutes → %p', (shortest, first, longest, inOrder) => {
  const times = { minDriveTime: shortest, defaultDriveTime: first, maxDriveTime: longest };
  expect(hasDriveTimesInOrder(times)).toBe(inOrder);
});

it.each([
  [8, 20, true],
  [8, 8.5, true],
  [8, 8, false],
  [20, 8, false]
])('hasTripDayInOrder: %d to %d → %p', (tripDayStart, tripDayEnd, inOrder) => {
  expect(hasTripDayInOrder({ tripDayStart, tripDayEnd })).toBe(inOrder);
});

it.each([
  [12, 12, true],
  [0, 0, true],
  [8, 20, true],
  [13, 13.5, true],
  [14, 13, false],
  [7.5, 9, false],
  [19, 20.5, false]
])('hasRoundBreakInDay: %d to %d of a day from 8 to 20 → %p', (roundBreakStart, roundBreakEnd, isValid) => {
  const day = { tripDayStart: 8, tripDayEnd: 20 };
  expect(hasRoundBreakInDay({ ...day, roundBreakStart, roundBreakEnd })).toBe(isValid);
});
