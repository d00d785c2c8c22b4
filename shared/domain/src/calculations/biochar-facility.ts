/** The biochar facility analysis: what the factories within a radius can make of the feedstock there. */
import { RADIUS_UNITS } from '../enumerations';
import type { RadiusUnit } from '../enumerations';
import { finite, quantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';

/** The message of a problem is `radius.{problem}`. */
export const RADIUS_PROBLEMS = ['missing', 'notANumber', 'tooSmall', 'tooLarge', 'unknownUnit'] as const;
export type RadiusProblem = (typeof RADIUS_PROBLEMS)[number];

/**
 * Reads a radius as typed, in the unit chosen. The field offers `defaultBiocharRadius` first; left blank it is
 * `missing`. Outside the bounds it is refused with the bound (`min` or `max`, in the unit). Source: section 5 "Biochar
 * radius".
 * @example readRadius(' 2.5 ', 'miles', DEFAULT_PARAMETERS) → { "ok": true, "value": 2.5 }
 * @example readRadius('0.5', 'kilometers', DEFAULT_PARAMETERS) → { "ok": false, "problem": "tooSmall", "values": { "min": 1 } }
 */
export function readRadius(
  text: string,
  unit: RadiusUnit,
  { minBiocharRadius: min, maxBiocharRadius: max }: Pick<Parameters, 'minBiocharRadius' | 'maxBiocharRadius'>
): Result<number, RadiusProblem> {
  if (!RADIUS_UNITS.includes(unit)) return { ok: false, problem: 'unknownUnit' };
  if (text.trim() === '') return { ok: false, problem: 'missing' };
  const value = readDecimal(text.trim());
  if (value === null) return { ok: false, problem: 'notANumber' };
  if (value < min) return { ok: false, problem: 'tooSmall', values: { min } };
  return value > max ? { ok: false, problem: 'tooLarge', values: { max } } : { ok: true, value };
}

/** The message of a status is `biochar.{status}`. */
export const PRODUCTION_STATUSES = ['underProduction', 'atFullCapacity'] as const;
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number];

/** Sums over what lies on the ground that is looked at. */
export interface BiocharFacilityInput {
  readonly factoryCount: number;
  /** Factories whose processed volume is recorded. */
  readonly factoriesWithVolume: number;
  /** Feedstock those take in a day, in tonnes. */
  readonly dailyVolume: number;
  /** Tonnes a year; null where none is recorded. */
  readonly maizeProduction: number | null;
  readonly pksProduction: number | null;
}

/** Every figure of the seed's 'Biochar analysis result' but the radius; null where a figure cannot be computed. */
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
}

const sumOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : finite(a + b);

/**
 * Tonnes of feedstock the factories take in a year: 365 × what they take a day (`processedVolume`, t/day). Of factories
 * without a recorded volume nothing is known: null where that is all of them, else what is recorded of the others.
 * Source: section 9 "Biochar and offtake".
 * @example factoryInputCapacity({ factoryCount: 2, factoriesWithVolume: 1, dailyVolume: 10 }, DEFAULT_PARAMETERS) → 3650
 * @example factoryInputCapacity({ factoryCount: 2, factoriesWithVolume: 0, dailyVolume: 0 }, DEFAULT_PARAMETERS) → null
 */
export function factoryInputCapacity(
  {
    factoryCount,
    factoriesWithVolume,
    dailyVolume
  }: Pick<BiocharFacilityInput, 'factoryCount' | 'factoriesWithVolume' | 'dailyVolume'>,
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const daily = quantity(dailyVolume);
  if (daily === null || (factoryCount > 0 && factoriesWithVolume === 0)) return null;
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
 * 'underProduction' when the feedstock is below the capacity (both t/year), else 'atFullCapacity'; null when either is no
 * quantity. Source: section 9 "Biochar and offtake".
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
 * is null, and so is all that needs it. The status is null without a facility whose status it could be. Source: section 3 "Biochar analysis result", section 9 "Biochar and offtake".
 * @example biocharFacilityFigures({ factoryCount: 1, factoriesWithVolume: 1, dailyVolume: 10, maizeProduction: 600, pksProduction: 312.5 }, DEFAULT_PARAMETERS) → { "factoryCount": 1, "totalFeedstockAvailable": 912.5, "maizeProduction": 600, "pksProduction": 312.5, "factoryInputCapacity": 3650, "maxBiocharOutput": 228.125, "factoryUtilization": 25, "productionStatus": "underProduction" }
 */
export function biocharFacilityFigures(
  input: BiocharFacilityInput,
  p: Pick<Parameters, 'capacityDaysPerYear' | 'biocharOutputShare'>
): BiocharFacilityFigures {
  const [maize, pks] = [quantity(input.maizeProduction), quantity(input.pksProduction)];
  const feedstock = sumOf(maize, pks);
  const capacity = factoryInputCapacity(input, p);
  return {
    factoryCount: input.factoryCount,
    totalFeedstockAvailable: feedstock,
    maizeProduction: maize,
    pksProduction: pks,
    factoryInputCapacity: capacity,
    maxBiocharOutput: feedstock === null ? null : p.biocharOutputShare * feedstock,
    factoryUtilization: factoryUtilization(feedstock, capacity),
    productionStatus: input.factoryCount === 0 ? null : productionStatus(feedstock, capacity)
  };
}

/** A distance below this counts as this, so that what lies at the gate does not outweigh all else, kilometres. */
const NEAREST_KM = 1;

/**
 * How much feedstock each kilometre of the way brings: tonnes ÷ kilometres, the first kilometre whole. Null when either is
 * no quantity. Ranks where a facility should buy: twice as far must bring twice as much.
 * @example tonnesPerKilometre(1200, 30) → 40
 * @example tonnesPerKilometre(500, 0.2) → 500
 */
export function tonnesPerKilometre(tonnes: number | null, kilometres: number | null): number | null {
  const [load, way] = [quantity(tonnes), quantity(kilometres)];
  return load === null || way === null ? null : load / Math.max(NEAREST_KM, way);
}
