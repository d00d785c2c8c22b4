/**
 * Offtake suitability: the share of the land around a point that is farmed, and the benefit of biochar there.
 */
import { toFinite, toQuantity } from '../numbers';
import type { Parameters } from '../parameters';
import { readDecimal } from '../text/decimal';
import { computeCircleArea, HECTARES_PER_SQUARE_KILOMETER } from './units';

/** Sums over the commercial farms of an area. */
export interface CommercialFarms {
  readonly count: number;
  /** Number of these farms with a recorded size. */
  readonly withSize: number;
  /** Sum of the recorded sizes, hectares. */
  readonly hectares: number;
}

/** Figures of the farms in a selected area; null when a figure cannot be computed. */
export interface FarmFigures {
  readonly commercialFarmCount: number;
  readonly smallFarmCount: number | null;
  /** Hectares, as `selectedBufferArea`. */
  readonly totalFarmArea: number | null;
  readonly selectedBufferArea: number | null;
  /** Percent of the selected area. */
  readonly percentAreaUsed: number | null;
}

/**
 * Computes the hectares of farms: the recorded sizes of the commercial farms, 10 ha for each commercial farm
 * without a size, and 1 ha for each small farm. Null when a count or the sum of the sizes is not a quantity.
 * Source: section 9 "Biochar and offtake".
 * @example computeFarmArea({ count: 2, withSize: 1, hectares: 120 }, 70, DEFAULT_PARAMETERS) → 200
 */
export function computeFarmArea(
  commercial: CommercialFarms,
  smallFarmCount: number | null,
  { commercialFarmArea, smallFarmArea }: Pick<Parameters, 'commercialFarmArea' | 'smallFarmArea'>
): number | null {
  const { count, withSize, hectares } = commercial;
  const [withoutSize, sized, small] = [count - withSize, hectares, smallFarmCount].map(toQuantity);
  if (withoutSize == null || sized == null || small == null) return null;
  return toFinite(sized + withoutSize * commercialFarmArea + small * smallFarmArea);
}

/**
 * Computes the hectares of the selected area: the flat circle π r² of the offtake radius (50 km). Null when the
 * radius is not a quantity. Source: section 9 "Biochar and offtake".
 * @example computeBufferArea(DEFAULT_PARAMETERS) → 785398.1633974483
 */
export const computeBufferArea = ({ offtakeRadius }: Pick<Parameters, 'offtakeRadius'>): number | null => {
  const area = computeCircleArea(offtakeRadius);
  return area === null ? null : toFinite(area * HECTARES_PER_SQUARE_KILOMETER);
};

/**
 * Computes the percent of an area (ha) that is farmed (ha). It is more than 100 when the recorded farm sizes
 * exceed the area. Null without an area, and when either is not a quantity. Source: section 3 "Offtake result".
 * @example computePercentAreaUsed(200, 800) → 25
 */
export function computePercentAreaUsed(farmArea: number | null, area: number | null): number | null {
  const [farmed, whole] = [toQuantity(farmArea), toQuantity(area)];
  return farmed === null || whole === null || whole === 0 ? null : toFinite((farmed / whole) * 100);
}

/**
 * Computes the counts and areas of the farms within the offtake radius; null as in the single figures. Source:
 * section 3 "Offtake result".
 * @example computeFarmFigures({ count: 1, withSize: 0, hectares: 0 }, 5, DEFAULT_PARAMETERS).totalFarmArea → 15
 */
export function computeFarmFigures(
  commercial: CommercialFarms,
  smallFarmCount: number | null,
  p: Pick<Parameters, 'commercialFarmArea' | 'smallFarmArea' | 'offtakeRadius'>
): FarmFigures {
  const farmArea = computeFarmArea(commercial, smallFarmCount, p);
  const area = computeBufferArea(p);
  return {
    commercialFarmCount: commercial.count,
    smallFarmCount: toQuantity(smallFarmCount),
    totalFarmArea: farmArea,
    selectedBufferArea: area,
    percentAreaUsed: computePercentAreaUsed(farmArea, area)
  };
}

/**
 * Computes the tonnes of biochar that farm land (ha) needs at the agronomic dose (t/ha). Null when the area is
 * not a quantity. Source: docs/rules/biochar.md.
 * @example computeBiocharNeed(200, DEFAULT_PARAMETERS) → 2000
 */
export function computeBiocharNeed(
  farmArea: number | null,
  { biocharRatePerHectare }: Pick<Parameters, 'biocharRatePerHectare'>
): number | null {
  const area = toQuantity(farmArea);
  return area === null ? null : toFinite(area * biocharRatePerHectare);
}

/**
 * Computes a facility's output (t/year) as a percent of the need (t) of the farms in the selected area: more
 * than 100 when the output exceeds the need. Null without a need, and when either is not a quantity.
 * @example computeShareOfNeed(500, 2000) → 25
 * @example computeShareOfNeed(2500, 2000) → 125
 */
export function computeShareOfNeed(facilityOutput: number | null, need: number | null): number | null {
  const [output, needed] = [toQuantity(facilityOutput), toQuantity(need)];
  return output === null || needed === null || needed === 0 ? null : toFinite((output / needed) * 100);
}

/** Maximum of the output percent: land takes no more biochar than it needs. */
export const MAX_OUTPUT_PERCENT = 100;

/**
 * Computes the specification's 'output percent': the share of the need that a facility's output (t/year)
 * covers, from 0 to 100. Null without a need, and when either is not a quantity. Source: docs/rules/biochar.md.
 * @example computeOutputPercent(500, 2000) → 25
 * @example computeOutputPercent(2500, 2000) → 100
 */
export function computeOutputPercent(facilityOutput: number | null, need: number | null): number | null {
  const [output, needed] = [toQuantity(facilityOutput), toQuantity(need)];
  // A need so small that the share overflows is covered as well.
  if (output !== null && needed !== null && needed > 0 && output >= needed) return MAX_OUTPUT_PERCENT;
  return computeShareOfNeed(output, needed);
}

/** Properties of a facility that the order of a list depends on. */
interface ListedFacility {
  /** Tonnes per year; null when it is not recorded. */
  readonly output: number | null;
  /** Metres. */
  readonly distance: number;
}

/**
 * Compares facilities for sorting by the share of a need that they cover, largest first. This is the order of
 * their outputs, since the need is the same for all. With equal outputs the nearer comes first; unknown outputs
 * come last.
 * @example compareByOutput({ output: 10, distance: 5 }, { output: 20, distance: 9 }) → 10
 * @example compareByOutput({ output: 0, distance: 5 }, { output: null, distance: 1 }) → -1
 */
export const compareByOutput = (one: ListedFacility, other: ListedFacility): number =>
  (other.output ?? -1) - (one.output ?? -1) || one.distance - other.distance;

/** Parameters used to compute an upside. */
export type UpsideParameters = Pick<
  Parameters,
  | 'soilGainBase'
  | 'soilGainPerPercent'
  | 'yieldGainBase'
  | 'yieldGainPerPercent'
  | 'carbonCreditBase'
  | 'carbonCreditPerPercent'
>;

/** Benefits of an application of biochar. */
export interface ApplicationUpside {
  /** Percent of the need that the facility covers, 0 to 100. */
  readonly outputPercent: number;
  /** Percent, as `yieldGain`. */
  readonly soilGain: number;
  readonly yieldGain: number;
  /** USD per year. */
  readonly carbonCredits: number;
}

/**
 * Computes the upside of an output percent p: soil gain 15 + 0.5 × p (%), yield gain 20 + 0.8 × p (%), carbon
 * credits 5000 + 1000 × p (USD per year). Null when it is not a quantity. Source: section 9 "Biochar and
 * offtake".
 * @example computeApplicationUpside(25, DEFAULT_PARAMETERS) → { "outputPercent": 25, "soilGain": 27.5, "yieldGain": 40, "carbonCredits": 30000 }
 */
export function computeApplicationUpside(
  percent: number | null,
  p: UpsideParameters
): ApplicationUpside | null {
  const known = toQuantity(percent);
  const carbonCredits =
    known === null ? null : toFinite(p.carbonCreditBase + p.carbonCreditPerPercent * known);
  if (known === null || carbonCredits === null) return null;
  return {
    outputPercent: known,
    soilGain: p.soilGainBase + p.soilGainPerPercent * known,
    yieldGain: p.yieldGainBase + p.yieldGainPerPercent * known,
    carbonCredits
  };
}

/**
 * Computes the tonnes of biochar that a facility makes per year: 365 × its recorded output rate (t/day). Null
 * when no valid rate is recorded; a recorded 0 is 0. Source: section 9 "Biochar and offtake" (days of a year),
 * docs/rules/biochar.md.
 * @example computeFacilityOutput('4.5', DEFAULT_PARAMETERS) → 1642.5
 * @example computeFacilityOutput('0', DEFAULT_PARAMETERS) → 0
 * @example computeFacilityOutput(null, DEFAULT_PARAMETERS) → null
 */
export function computeFacilityOutput(
  outputRate: string | null,
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const rate = toQuantity(readDecimal(outputRate ?? ''));
  return rate === null ? null : toFinite(rate * capacityDaysPerYear);
}
