import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('section 9 "Biochar and offtake"');

/** Limits of the classes of soil and of the suitability for biochar. */
export const CLASS_LIMIT_DEFINITIONS = {
  soilPhNeutralFrom: define('Lowest pH of a neutral soil', 'pH', 5.5, 0.1, 14),
  soilPhNeutralTo: define('Highest pH of a neutral soil', 'pH', 7.4, 0.1, 14),
  soilCarbonSufficientFrom: define('Organic carbon: sufficient from', 'g/kg', 12, 0.1, 1_000),
  sandModerateFrom: define('Share of sand: moderate from', '%', 60, 0.1, 100),
  sandModerateTo: define('Share of sand: moderate up to', '%', 70, 0.1, 100),
  suitabilityLowFrom: define('Suitability: low to moderate from', 'raster value', 2_500, 1, 10_000),
  suitabilityModerateFrom: define('Suitability: moderate to high from', 'raster value', 5_000, 1, 10_000),
  suitabilityHighFrom: define('Suitability: high from', 'raster value', 7_500, 1, 10_000)
} as const satisfies Record<string, ParameterDefinition>;

type ClassLimit = keyof typeof CLASS_LIMIT_DEFINITIONS;

/** Names of all class limits. */
export const CLASS_LIMITS = Object.keys(CLASS_LIMIT_DEFINITIONS) as ClassLimit[];

/** Values of all class limits. */
export type ClassLimits = Readonly<Record<ClassLimit, number>>;

/** Limits of one scale each, which must ascend. */
const ASCENDING_LIMITS: readonly (readonly ClassLimit[])[] = [
  ['soilPhNeutralFrom', 'soilPhNeutralTo'],
  ['sandModerateFrom', 'sandModerateTo'],
  ['suitabilityLowFrom', 'suitabilityModerateFrom', 'suitabilityHighFrom']
];

/**
 * Returns the limits that are not above the previous one of their scale, so that a class would be empty or two
 * would overlap. Source: decision 56 "Make the limits of classes parameters".
 * @example findLimitsOutOfOrder(DEFAULT_PARAMETERS) → []
 * @example findLimitsOutOfOrder({ ...DEFAULT_PARAMETERS, sandModerateTo: 60 }) → ["sandModerateTo"]
 */
export const findLimitsOutOfOrder = (limits: ClassLimits): ClassLimit[] =>
  ASCENDING_LIMITS.flatMap((rising) =>
    rising.filter((name, at) => at > 0 && limits[name] <= limits[rising[at - 1]!])
  );
