/**
 * Biochar facility analysis: the biochar that the facilities within a radius can make of the feedstock there.
 */
import { RADIUS_UNITS } from '../enumerations';
import type { RadiusUnit } from '../enumerations';
import { toFinite, toQuantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';

/** Problems of a typed radius; the message of each is `radius.{problem}`. */
export const RADIUS_PROBLEMS = ['missing', 'notANumber', 'tooSmall', 'tooLarge', 'unknownUnit'] as const;
export type RadiusProblem = (typeof RADIUS_PROBLEMS)[number];

/**
 * Parses a radius as typed, in the chosen unit. The field's default is `defaultBiocharRadius`; a blank text is
 * `missing`. A radius outside the bounds is refused with the bound (`min` or `max`, in the unit). Source:
 * section 5 "Biochar radius".
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

/** Production statuses; the message of each is `biochar.{status}`. */
export const PRODUCTION_STATUSES = ['underProduction', 'atFullCapacity'] as const;
export type ProductionStatus = (typeof PRODUCTION_STATUSES)[number];

/** Sums over the records inside the analysed area. */
export interface BiocharFacilityInput {
  readonly factoryCount: number;
  /** Number of factories with a recorded processed volume. */
  readonly factoriesWithVolume: number;
  /** Feedstock that these factories process, tonnes per day. */
  readonly dailyVolume: number;
  /** Tonnes per year; null when no production is recorded. */
  readonly maizeProduction: number | null;
  readonly pksProduction: number | null;
}

/** Figures of the seed's 'Biochar analysis result' except the radius; null when a figure cannot be computed. */
export interface BiocharFacilityFigures {
  readonly factoryCount: number;
  /** Tonnes per year, as the four tonnages below. */
  readonly totalFeedstockAvailable: number | null;
  readonly maizeProduction: number | null;
  readonly pksProduction: number | null;
  readonly factoryInputCapacity: number | null;
  readonly maxBiocharOutput: number | null;
  /** Percent of the capacity. */
  readonly factoryUtilization: number | null;
  readonly productionStatus: ProductionStatus | null;
}

const addKnown = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : toFinite(a + b);

/**
 * Computes the tonnes of feedstock that the factories can process per year: 365 × the daily volume
 * (`processedVolume`, t/day). Factories without a recorded volume are left out; null when that is all of them.
 * Source: section 9 "Biochar and offtake".
 * @example computeInputCapacity({ factoryCount: 2, factoriesWithVolume: 1, dailyVolume: 10 }, DEFAULT_PARAMETERS) → 3650
 * @example computeInputCapacity({ factoryCount: 2, factoriesWithVolume: 0, dailyVolume: 0 }, DEFAULT_PARAMETERS) → null
 */
export function computeInputCapacity(
  {
    factoryCount,
    factoriesWithVolume,
    dailyVolume
  }: Pick<BiocharFacilityInput, 'factoryCount' | 'factoriesWithVolume' | 'dailyVolume'>,
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const daily = toQuantity(dailyVolume);
  if (daily === null || (factoryCount > 0 && factoriesWithVolume === 0)) return null;
  return toFinite(capacityDaysPerYear * daily);
}

/**
 * Computes the percent of the capacity (t/year) that the feedstock (t/year) fills: min(feedstock, capacity) ÷
 * capacity × 100, from 0 to 100. Null without a capacity, and when either is not a quantity. Source: section 9
 * "Biochar and offtake".
 * @example computeUtilization(912.5, 3650) → 25
 * @example computeUtilization(4000, 3650) → 100
 * @example computeUtilization(4000, 0) → null
 */
export function computeUtilization(feedstock: number | null, capacity: number | null): number | null {
  const [available, most] = [toQuantity(feedstock), toQuantity(capacity)];
  if (available === null || most === null || most === 0) return null;
  return (Math.min(available, most) / most) * 100;
}

/**
 * Returns 'underProduction' when the feedstock is below the capacity (both t/year), else 'atFullCapacity'; null
 * when either is not a quantity. Source: section 9 "Biochar and offtake".
 * @example getProductionStatus(3649, 3650) → "underProduction"
 * @example getProductionStatus(3650, 3650) → "atFullCapacity"
 */
export function getProductionStatus(
  feedstock: number | null,
  capacity: number | null
): ProductionStatus | null {
  const [available, most] = [toQuantity(feedstock), toQuantity(capacity)];
  if (available === null || most === null) return null;
  return available < most ? 'underProduction' : 'atFullCapacity';
}

/**
 * Computes all figures of the analysis. The feedstock is the sum of maize and palm kernel shell; an invalid
 * production is null, and so is each figure that depends on it. The status is null without a facility. Source:
 * section 3 "Biochar analysis result", section 9 "Biochar and offtake".
 * @example computeFacilityFigures({ factoryCount: 1, factoriesWithVolume: 1, dailyVolume: 10, maizeProduction: 600, pksProduction: 312.5 }, DEFAULT_PARAMETERS) → { "factoryCount": 1, "totalFeedstockAvailable": 912.5, "maizeProduction": 600, "pksProduction": 312.5, "factoryInputCapacity": 3650, "maxBiocharOutput": 228.125, "factoryUtilization": 25, "productionStatus": "underProduction" }
 */
export function computeFacilityFigures(
  input: BiocharFacilityInput,
  p: Pick<Parameters, 'capacityDaysPerYear' | 'biocharOutputShare'>
): BiocharFacilityFigures {
  const [maize, pks] = [toQuantity(input.maizeProduction), toQuantity(input.pksProduction)];
  const feedstock = addKnown(maize, pks);
  const capacity = computeInputCapacity(input, p);
  return {
    factoryCount: input.factoryCount,
    totalFeedstockAvailable: feedstock,
    maizeProduction: maize,
    pksProduction: pks,
    factoryInputCapacity: capacity,
    maxBiocharOutput: feedstock === null ? null : p.biocharOutputShare * feedstock,
    factoryUtilization: computeUtilization(feedstock, capacity),
    productionStatus: input.factoryCount === 0 ? null : getProductionStatus(feedstock, capacity)
  };
}

/** Shorter distances count as this one, so that feedstock at the gate does not outweigh all other, km. */
const MIN_DISTANCE_KM = 1;

/**
 * Computes the feedstock per kilometre of distance: tonnes ÷ kilometres, with at least 1 km. Null when either
 * is not a quantity. Ranks the sources of a facility: twice the distance must bring twice the tonnes.
 * @example computeTonnesPerKilometre(1200, 30) → 40
 * @example computeTonnesPerKilometre(500, 0.2) → 500
 */
export function computeTonnesPerKilometre(tonnes: number | null, kilometres: number | null): number | null {
  const [load, way] = [toQuantity(tonnes), toQuantity(kilometres)];
  return load === null || way === null ? null : load / Math.max(MIN_DISTANCE_KM, way);
}
