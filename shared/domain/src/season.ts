/**
 * Dry and rainy season: driving speeds in the rain. The road tables hold dry speeds; the speeds of the rainy
 * season are a share of them, assumed and not measured. Source: docs/rules/rainy-season.md.
 */
import { z } from 'zod';
import { describeResult } from './entities/record-fields';
import { PARAMETER_DEFINITIONS } from './parameters';
import type { Parameters } from './parameters';
import { RAINY_SEASON_DEFINITIONS } from './parameters/rainy-season-definitions';

export const SEASONS = ['dry', 'rainy'] as const;
export type Season = (typeof SEASONS)[number];

export type RainyFactorName = keyof typeof RAINY_SEASON_DEFINITIONS;

/** Names of the factors: by class from the fastest roads to the slowest, then by surface. */
export const RAINY_FACTOR_NAMES = Object.keys(RAINY_SEASON_DEFINITIONS) as RainyFactorName[];

/** Factors of the rainy season; each is a share of the dry speed, 0.1 to 1. */
export type RainyFactors = Readonly<Record<RainyFactorName, number>>;

/**
 * Lowest speed of the routing engine, km/h; a slower road is driven at this speed. The engine ignores a lower
 * speed and uses the usual speed of the road's class.
 */
export const SLOWEST_ROAD_KPH = 10;

const BY_CLASS: ReadonlyMap<string, RainyFactorName> = new Map([
  ['motorway', 'rainyMotorway'],
  ['trunk', 'rainyTrunk'],
  ['primary', 'rainyPrimary'],
  ['secondary', 'rainySecondary'],
  ['tertiary', 'rainyTertiary']
]);
const BY_SURFACE: ReadonlyMap<string, RainyFactorName> = new Map([
  ['gravel', 'rainyGravel'],
  ['earth', 'rainyEarth']
]);

/**
 * Returns the factors of the rainy season from the business parameters.
 * @example getRainyFactors(DEFAULT_PARAMETERS).rainyEarth → 0.45
 */
export const getRainyFactors = (parameters: Parameters): RainyFactors =>
  Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, parameters[name]])) as Record<
    RainyFactorName,
    number
  >;

/**
 * Returns the factor of a road's dry speed in the rainy season: the factor of its class, or of its surface when
 * that is lower. A class without a factor of its own counts as 'other road'; paved and unknown surfaces use the
 * factor of the class.
 * @example computeRainyFactor({ class: 'primary', surface: 'asphalt' }, getRainyFactors(DEFAULT_PARAMETERS)) → 0.85
 * @example computeRainyFactor({ class: 'primary', surface: 'earth' }, getRainyFactors(DEFAULT_PARAMETERS)) → 0.45
 */
export function computeRainyFactor(
  road: { readonly class: string; readonly surface: string },
  factors: RainyFactors
): number {
  const byClass = factors[BY_CLASS.get(road.class) ?? 'rainyOtherRoad'];
  const surface = BY_SURFACE.get(road.surface);
  return surface === undefined ? byClass : Math.min(byClass, factors[surface]);
}

/** Assumptions of an answer computed over the roads of the rainy season. */
export const rainAssumption = z.object({
  factors: z
    .object(
      Object.fromEntries(
        RAINY_FACTOR_NAMES.map((name) => {
          const { label, unit } = PARAMETER_DEFINITIONS[name];
          return [name, describeResult(z.number(), label, unit)];
        })
      ) as Record<RainyFactorName, z.ZodNumber>
    )
    .readonly()
    .nullable()
    .describe('The factors it was computed with; null if a routing service uses its own'),
  inForce: z
    .boolean()
    .describe('Whether these are the factors in force; false while roads with newer ones are prepared')
});
export type RainAssumption = z.output<typeof rainAssumption>;
