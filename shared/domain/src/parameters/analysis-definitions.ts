import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('section 9 "Biochar and offtake"');
const defineRule = createDefiner('section 5 "Biochar radius"');

/** Parameters of the biochar facility analysis. */
export const BIOCHAR_DEFINITIONS = {
  minBiocharRadius: defineRule('Smallest radius of a biochar analysis', 'km or mi, as chosen', 1, 0.1, 100),
  maxBiocharRadius: createDefiner('rule "Biochar"')(
    'Largest radius of a biochar analysis',
    'km or mi, as chosen',
    1_000,
    10,
    5_000
  ),
  defaultBiocharRadius: define('Default radius', 'km or mi, as chosen', 10, 0.1, 1_000),
  capacityDaysPerYear: define('Operating days of a facility per year', 'days', 365, 1, 366),
  biocharOutputShare: define('Biochar per tonne of feedstock', 't/t', 0.25, 0, 1)
} as const satisfies Record<string, ParameterDefinition>;

/** Parameters of the offtake analysis. */
export const OFFTAKE_DEFINITIONS = {
  offtakeRadius: define('Radius of the offtake and soil analysis', 'km', 50, 1, 500),
  soilSampleCap: define('Maximum number of soil sample points', 'points', 100, 1, 1_000),
  commercialFarmArea: define('Area of a commercial farm without a size', 'ha', 10, 0, 100_000),
  smallFarmArea: define('Area of a small farm', 'ha', 1, 0, 1_000),
  biocharRatePerHectare: createDefiner(
    'rule "Biochar": least dose of the field trial on a sandy soil of Nigeria by Adekiya et al. 2020, https://doi.org/10.1155/2020/9391630'
  )('Biochar applied per hectare of farmland', 't/ha', 10, 0.1, 200),
  soilGainBase: define('Soil gain without output', '%', 15, 0, 1_000),
  soilGainPerPercent: define('Soil gain per percent of the need', '%/%', 0.5, 0, 100),
  yieldGainBase: define('Yield gain without output', '%', 20, 0, 1_000),
  yieldGainPerPercent: define('Yield gain per percent of the need', '%/%', 0.8, 0, 100),
  carbonCreditBase: define('Carbon credits without output', 'USD/year', 5_000, 0, 100_000_000),
  carbonCreditPerPercent: define('Carbon credits per percent of the need', 'USD/year/%', 1_000, 0, 10_000_000)
} as const satisfies Record<string, ParameterDefinition>;

/**
 * Text that the `batchIds` of an experimental biochar application contain. It marks data and is not an
 * adjustable figure, so it is not a parameter. Source: section 9 "Biochar and offtake".
 */
export const EXPERIMENTAL_BATCH_MARKER = 'EXPERIMENTAL';
