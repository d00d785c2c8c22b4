/** The biochar facility analysis: what the factories within a radius can make of the feedstock there. */
import { EARTH_RADIUS_M } from '../distance';
import { RADIUS_UNITS } from '../enumerations';
import type { RadiusUnit } from '../enumerations';
import { finite, quantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';
import { METRES_PER_UNIT } from './units';

/** The message of a problem is `radius.{problem}`. */
export const RADIUS_PROBLEMS = ['missing', 'notANumber', 'tooSmall', 'tooLarge', 'unknownUnit'] as const;
export type RadiusProblem = (typeof RADIUS_PROBLEMS)[number];

/** Half the way round the earth: a circle of that radius is the whole of it. */
const LARGEST_RADIUS_M = Math.PI * EARTH_RADIUS_M;

/**
 * Reads a radius as typed, in the unit chosen. The field offers `defaultBiocharRadius` first; left blank it is
 * `missing`. Below the least of 1, or beyond half the way round the earth, it is refused with the bound (`min` or
 * `max`, in the unit). Source: section 5 "Biochar radius".
 * @waiting BA-01
 * @example readRadius(' 2.5 ', 'miles', DEFAULT_PARAMETERS) → { "ok": true, "value": 2.5 }
 * @example readRadius('0.5', 'kilometers', DEFAULT_PARAMETERS) → { "ok": false, "problem": "tooSmall", "values": { "min": 1 } }
 */
export function readRadius(
  text: string,
  unit: RadiusUnit,
  { minBiocharRadius: min }: Pick<Parameters, 'minBiocharRadius'>
): Result<number, RadiusProblem> {
  if (!RADIUS_UNITS.includes(unit)) return { ok: false, problem: 'unknownUnit' };
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'missing' };
  const value = finite(Number(trimmed));
  if (value === null) return { ok: false, problem: 'notANumber' };
  if (value < min) return { ok: false, problem: 'tooSmall', values: { min } };
  const max = Math.floor(LARGEST_RADIUS_M / METRES_PER_UNIT[unit]);
  return value > max ? { ok: false, problem: 'tooLarge', values: { max } } : { ok: true, value };
}

/** The message of a status is `biochar.{status}`. */
export const PRODUCTION_STATUSES = ['underProduction', 'atFullCapacity'] as const;
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number];

/** What lies within the radius. */
export interface BiocharFacilityInput {
  /** Feedstock each factory takes in a day, in tonnes; null where it is not recorded. */
  readonly factories: readonly { readonly processedVolume: number | null }[];
  /** Tonnes a year. */
  readonly maizeProduction: number | null;
  readonly pksProduction: number | null;
  readonly radius: number;
  readonly unit: RadiusUnit;
}

/** Every figure of the seed's 'Biochar analysis result'; null where a figure cannot be computed. */
export interface BiocharFacilityFigures {
  readonly factoryCount: number;
  /** Tonnes a year. */
  readonly totalFeedstockAvailable: number | null;
  readonly maizeProduction: number | null;
  readonly pksProduction: number | null;
  readonly factoryInputCapacity: number | null;
  readonly maxBiocharOutput: number | null;
  /** Percent of the capacity. */
  readonly factoryUtilization: number | null;
  readonly productionStatus: ProductionStatus | null;
  readonly radius: number;
  readonly unit: RadiusUnit;
}

const sumOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : finite(a + b);

/**
 * Tonnes of feedstock the factories take in a year: 365 × the sum of `processedVolume` (t/day). A factory whose volume
 * is not recorded, negative or no number adds nothing; null when the sum is beyond reckoning.
 * Source: section 9 "Biochar and offtake".
 * @example factoryInputCapacity([{ processedVolume: 10 }, { processedVolume: null }], DEFAULT_PARAMETERS) → 3650
 */
export function factoryInputCapacity(
  factories: BiocharFacilityInput['factories'],
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const daily = factories.reduce((sum, { processedVolume }) => sum + (quantity(processedVolume) ?? 0), 0);
  return finite(capacityDaysPerYear * daily);
}

/**
 * Percent of the capacity (t/year) that the feedstock (t/year) fills: min(feedstock, capacity) ÷ capacity × 100, from 0
 * to 100. Null without a capacity, and when either is no quantity. Source: section 9 "Biochar and offtake".
 * @example factoryUtilization(912.5, 3650) → 25
 * @example factoryUtilization(4000, 3650) → 100
 * @example factoryUtilization(4000, 0) → null
 */
export function factoryUtilization(feedstock: number | null, capacity: number | null): number | null {
  const [available, most] = [quantity(feedstock), quantity(capacity)];
  if (available === null || most === null || most === 0) return null;
  return (Math.min(available, most) / most) * 100;
}

/**
 * 'underProduction' when the feedstock is below the capacity (both t/year), else 'atFullCapacity', as the specification
 * has it also where there is no capacity at all; null when either is no quantity. Source: section 9 "Biochar and
 * offtake".
 * @example productionStatus(3649, 3650) → "underProduction"
 * @example productionStatus(3650, 3650) → "atFullCapacity"
 */
export function productionStatus(feedstock: number | null, capacity: number | null): ProductionStatus | null {
  const [available, most] = [quantity(feedstock), quantity(capacity)];
  if (available === null || most === null) return null;
  return available < most ? 'underProduction' : 'atFullCapacity';
}

/**
 * Every figure of the analysis. The feedstock is maize and palm kernel shell together; a production that is no quantity
 * is null, and so is all that needs it. Source: section 3 "Biochar analysis result", section 9 "Biochar and offtake".
 * @waiting BA-02
 * @example biocharFacilityFigures({ factories: [{ processedVolume: 10 }], maizeProduction: 600, pksProduction: 312.5, radius: 10, unit: 'kilometers' }, DEFAULT_PARAMETERS) → { "factoryCount": 1, "totalFeedstockAvailable": 912.5, "maizeProduction": 600, "pksProduction": 312.5, "factoryInputCapacity": 3650, "maxBiocharOutput": 228.125, "factoryUtilization": 25, "productionStatus": "underProduction", "radius": 10, "unit": "kilometers" }
 */
export function biocharFacilityFigures(
  { factories, maizeProduction, pksProduction, radius, unit }: BiocharFacilityInput,
  p: Pick<Parameters, 'capacityDaysPerYear' | 'biocharOutputShare'>
): BiocharFacilityFigures {
  const [maize, pks] = [quantity(maizeProduction), quantity(pksProduction)];
  const feedstock = sumOf(maize, pks);
  const capacity = factoryInputCapacity(factories, p);
  return {
    factoryCount: factories.length,
    totalFeedstockAvailable: feedstock,
    maizeProduction: maize,
    pksProduction: pks,
    factoryInputCapacity: capacity,
    maxBiocharOutput: feedstock === null ? null : p.biocharOutputShare * feedstock,
    factoryUtilization: factoryUtilization(feedstock, capacity),
    productionStatus: productionStatus(feedstock, capacity),
    radius,
    unit
  };
}
