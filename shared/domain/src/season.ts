/**
 * Dry and rainy season: how fast roads are driven in the rain. The road tables hold dry speeds; those of the rainy season
 * are a share of them, assumed and not measured. Source: decision 49 "Speeds of the rainy season".
 */
import { z } from 'zod';
import { result } from './entities/record-fields';
import { PARAMETER_DEFINITIONS } from './parameters';
import type { Parameters } from './parameters';
import { RAINY_SEASON_DEFINITIONS } from './parameters/rainy-season-definitions';

export const SEASONS = ['dry', 'rainy'] as const;
export type Season = (typeof SEASONS)[number];

export type RainyFactorName = keyof typeof RAINY_SEASON_DEFINITIONS;

/** The names of the factors: those by class from the fastest roads to the slowest, then those by surface. */
export const RAINY_FACTOR_NAMES = Object.keys(RAINY_SEASON_DEFINITIONS) as RainyFactorName[];

/** Each a share of the dry speed, 0.1 to 1. */
export type RainyFactors = Readonly<Record<RainyFactorName, number>>;

/**
 * Slowest speed of the routing engine, km/h; a slower road is driven at this speed. The engine ignores a lower speed and
 * drives as fast as is usual for the class of the road.
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
 * The factors among the business parameters.
 * @example rainyFactors(DEFAULT_PARAMETERS).rainyEarth → 0.45
 */
export const rainyFactors = (parameters: Parameters): RainyFactors =>
  Object.fromEntries(RAINY_FACTOR_NAMES.map((name) => [name, parameters[name]])) as Record<
    RainyFactorName,
    number
  >;

/**
 * The share of its dry speed that a road keeps in the rainy season: by its class, and by its surface where that is slower.
 * A class without a factor of its own is an 'other road'; paved surfaces and unknown ones go by the class.
 * @example rainyFactor({ class: 'primary', surface: 'asphalt' }, rainyFactors(DEFAULT_PARAMETERS)) → 0.85
 * @example rainyFactor({ class: 'primary', surface: 'earth' }, rainyFactors(DEFAULT_PARAMETERS)) → 0.45
 */
export function rainyFactor(
  road: { readonly class: string; readonly surface: string },
  factors: RainyFactors
): number {
  const byClass = factors[BY_CLASS.get(road.class) ?? 'rainyOtherRoad'];
  const surface = BY_SURFACE.get(road.surface);
  return surface === undefined ? byClass : Math.min(byClass, factors[surface]);
}

/** What an answer over the roads of the rainy season rests on. */
export const rainAssumption = z.object({
  factors: z
    .object(
      Object.fromEntries(
        RAINY_FACTOR_NAMES.map((name) => {
          const { label, unit } = PARAMETER_DEFINITIONS[name];
          return [name, result(z.number(), label, unit)];
        })
      ) as Record<RainyFactorName, z.ZodNumber>
    )
    .readonly()
    .nullable()
    .describe('The factors it was computed with; null where a routing service keeps its own'),
  inForce: z
    .boolean()
    .describe('Those are the factors of the parameters in force; false while roads are made with newer ones')
});
export type RainAssumption = z.output<typeof rainAssumption>;
