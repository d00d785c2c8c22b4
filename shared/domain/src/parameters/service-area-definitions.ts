import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('section 9 "Service area formulas"');
const defineDecided = createDefiner('rule "Service area"');
const defineSuppression = createDefiner('rule "Guest figures"');
const defineUnspecified = createDefiner('not specified; chosen for this product');

/** Parameters of drive-time service areas. */
export const SERVICE_AREA_DEFINITIONS = {
  maxServiceAreas: define('Service areas at once', 'areas', 5, 1, 5),
  minDriveTime: define('Shortest drive time', 'min', 2, 1, 60),
  maxDriveTime: define('Longest drive time', 'min', 300, 60, 300),
  defaultDriveTime: define('Default drive time', 'min', 60, 2, 300),
  logisticsCostPerMinute: define('Logistics cost per minute of drive time', 'NGN/t/min', 83, 0, 10_000),
  weeklyP1YieldPerAcre: define('Weekly P1 yield', 't/acre', 0.024, 0, 10),
  weeklyFfbYieldPerAcre: define('Weekly FFB yield', 't/acre', 0.08, 0, 10),
  p1SalePrice: define('Sale price of P1', 'NGN/t', 73_500, 0, 10_000_000),
  processingCost: define('Processing cost', 'NGN/t', 10_000, 0, 10_000_000),
  profitShare: define('Share of the margin counted as profit', 'ratio', 0.1, 0, 1),
  defaultP1Price: define('P1 price of an LGA without purchases', 'NGN/t', 50_000, 0, 10_000_000),
  pksPerP1: define('Palm kernel shell per tonne of P1', 't/t', 0.5, 0, 1),
  biocharKgPerPksTonne: define('Biochar per tonne of palm kernel shell', 'kg/t', 250, 0, 1_000),
  biocharLandShare: define('Land treated per tonne of biochar', 'ha/t', 0.5, 0, 100),
  maizeSeasonsPerYear: define('Maize harvests a year', 'harvests', 2, 1, 4),
  defaultMaizeYield: define('Default maize yield', 't/ha', 2.23, 0.1, 20),
  currentPriceDays: defineDecided(
    'Days, up to the last purchase, counted in the current price',
    'days',
    30,
    1,
    365
  ),
  priceAgeWarningDays: defineDecided(
    'Days after which a current price is marked as old',
    'days',
    90,
    1,
    3_650
  ),
  minMillsTold: defineSuppression('Fewest mills in a total shown to guests', 'mills', 5, 3, 100),
  maxSnapDistance: defineUnspecified('Longest distance from a start to a road', 'm', 5_000, 100, 35_000)
} as const satisfies Record<string, ParameterDefinition>;
