/** Offtake suitability: how much of the land round a point is farmed, and what biochar would bring there. */
import { finite, quantity } from '../numbers';
import type { Parameters } from '../parameters';
import { readDecimal } from '../text/decimal';
import { circleArea, HECTARES_PER_SQUARE_KILOMETER } from './units';

/** The commercial farms of an area, summed up. */
export interface CommercialFarms {
  readonly count: number;
  /** How many of them have a recorded size. */
  readonly withSize: number;
  /** The recorded sizes together, hectares. */
  readonly hectares: number;
}

/** Farms of a selected area; null where a figure cannot be computed. */
export interface FarmFigures {
  readonly commercialFarmCount: number;
  readonly smallFarmCount: number | null;
  /** Hectares. */
  readonly totalFarmArea: number | null;
  readonly selectedBufferArea: number | null;
  /** Percent of the selected area. */
  readonly percentAreaUsed: number | null;
}

/**
 * Hectares of farms: the recorded sizes of the commercial farms, 10 ha for each that has none, and 1 ha for each small
 * farm. Null when a count or the sum of the sizes is no quantity. Source: section 9 "Biochar and offtake".
 * @example totalFarmArea({ count: 2, withSize: 1, hectares: 120 }, 70, DEFAULT_PARAMETERS) → 200
 */
export function totalFarmArea(
  commercial: CommercialFarms,
  smallFarmCount: number | null,
  { commercialFarmArea, smallFarmArea }: Pick<Parameters, 'commercialFarmArea' | 'smallFarmArea'>
): number | null {
  const { count, withSize, hectares } = commercial;
  const [withoutSize, sized, small] = [count - withSize, hectares, smallFarmCount].map(quantity);
  if (withoutSize == null || sized == null || small == null) return null;
  return finite(sized + withoutSize * commercialFarmArea + small * smallFarmArea);
}

/**
 * Hectares of the selected area: the flat circle π r² of the offtake radius (50 km). Source: section 9 "Biochar and
 * offtake".
 * @example selectedBufferArea(DEFAULT_PARAMETERS) → 785398.1633974483
 */
export const selectedBufferArea = ({ offtakeRadius }: Pick<Parameters, 'offtakeRadius'>): number | null => {
  const area = circleArea(offtakeRadius);
  return area === null ? null : finite(area * HECTARES_PER_SQUARE_KILOMETER);
};

/**
 * Percent of an area (ha) that is farmed (ha). Farms whose recorded sizes exceed the area give more than 100. Null
 * without an area, and when either is no quantity. Source: section 3 "Offtake result".
 * @example percentAreaUsed(200, 800) → 25
 */
export function percentAreaUsed(farmArea: number | null, area: number | null): number | null {
  const [farmed, whole] = [quantity(farmArea), quantity(area)];
  return farmed === null || whole === null || whole === 0 ? null : finite((farmed / whole) * 100);
}

/**
 * Counts and areas of the farms within the offtake radius; null as in the single figures. Source: section 3 "Offtake
 * result".
 * @example farmFigures({ count: 1, withSize: 0, hectares: 0 }, 5, DEFAULT_PARAMETERS).totalFarmArea → 15
 */
export function farmFigures(
  commercial: CommercialFarms,
  smallFarmCount: number | null,
  p: Pick<Parameters, 'commercialFarmArea' | 'smallFarmArea' | 'offtakeRadius'>
): FarmFigures {
  const farmArea = totalFarmArea(commercial, smallFarmCount, p);
  const area = selectedBufferArea(p);
  return {
    commercialFarmCount: commercial.count,
    smallFarmCount: quantity(smallFarmCount),
    totalFarmArea: farmArea,
    selectedBufferArea: area,
    percentAreaUsed: percentAreaUsed(farmArea, area)
  };
}

/**
 * Tonnes of biochar that farm land (ha) needs at an agronomic dose (t/ha). Null when the area is no quantity. Source:
 * decision 47 "The output of a facility".
 * @example biocharNeed(200, DEFAULT_PARAMETERS) → 2000
 */
export function biocharNeed(
  farmArea: number | null,
  { biocharRatePerHectare }: Pick<Parameters, 'biocharRatePerHectare'>
): number | null {
  const area = quantity(farmArea);
  return area === null ? null : finite(area * biocharRatePerHectare);
}

/**
 * A facility's output (t/year) as a percent of the need (t) of the farms in the selected area: more than 100 where it
 * makes more than they need. Null without a need, and when either is no quantity.
 * @example shareOfNeed(500, 2000) → 25
 * @example shareOfNeed(2500, 2000) → 125
 */
export function shareOfNeed(facilityOutput: number | null, need: number | null): number | null {
  const [output, needed] = [quantity(facilityOutput), quantity(need)];
  return output === null || needed === null || needed === 0 ? null : finite((output / needed) * 100);
}

/** Percent at which the output percent is capped: land takes no more than it needs. */
export const MAX_OUTPUT_PERCENT = 100;

/**
 * The specification's 'output percent': the share of the need that a facility's output (t/year) covers, from 0 to 100.
 * Null without a need, and when either is no quantity. Source: decision 47 "The output of a facility".
 * @example outputPercent(500, 2000) → 25
 * @example outputPercent(2500, 2000) → 100
 */
export function outputPercent(facilityOutput: number | null, need: number | null): number | null {
  const [output, needed] = [quantity(facilityOutput), quantity(need)];
  // A need so small that the share is beyond reckoning is covered all the same.
  if (output !== null && needed !== null && needed > 0 && output >= needed) return MAX_OUTPUT_PERCENT;
  return shareOfNeed(output, needed);
}

/** A facility as far as the order of a list depends on it. */
interface ListedFacility {
  /** Tonnes a year; null where it is not recorded. */
  readonly output: number | null;
  /** Metres. */
  readonly distance: number;
}

/**
 * Orders facilities by the share of a need that they cover, the largest first: by their output, since the need is one.
 * Of equal outputs the nearer comes first, unknown ones come last.
 * @example compareByOutput({ output: 10, distance: 5 }, { output: 20, distance: 9 }) → 10
 * @example compareByOutput({ output: 0, distance: 5 }, { output: null, distance: 1 }) → -1
 */
export const compareByOutput = (one: ListedFacility, other: ListedFacility): number =>
  (other.output ?? -1) - (one.output ?? -1) || one.distance - other.distance;

/** The parameters that an upside is reckoned with. */
export type UpsideParameters = Pick<
  Parameters,
  | 'soilGainBase'
  | 'soilGainPerPercent'
  | 'yieldGainBase'
  | 'yieldGainPerPercent'
  | 'carbonCreditBase'
  | 'carbonCreditPerPercent'
>;

/** What an application of biochar would bring. */
export interface ApplicationUpside {
  /** Percent of the need that the facility covers. */
  readonly outputPercent: number;
  /** Percent. */
  readonly soilGain: number;
  readonly yieldGain: number;
  /** USD a year. */
  readonly carbonCredits: number;
}

/**
 * The upside of an output percent: soil gain 15 + 0.5 × it (%), yield gain 20 + 0.8 × it (%), carbon credits
 * 5000 + 1000 × it (USD a year). Null when it is no quantity. Source: section 9 "Biochar and offtake".
 * @example applicationUpside(25, DEFAULT_PARAMETERS) → { "outputPercent": 25, "soilGain": 27.5, "yieldGain": 40, "carbonCredits": 30000 }
 */
export function applicationUpside(percent: number | null, p: UpsideParameters): ApplicationUpside | null {
  const known = quantity(percent);
  const carbonCredits = known === null ? null : finite(p.carbonCreditBase + p.carbonCreditPerPercent * known);
  if (known === null || carbonCredits === null) return null;
  return {
    outputPercent: known,
    soilGain: p.soilGainBase + p.soilGainPerPercent * known,
    yieldGain: p.yieldGainBase + p.yieldGainPerPercent * known,
    carbonCredits
  };
}

/**
 * Tonnes of biochar a facility makes in a year from its output rate as recorded (t/day): 365 × it. Null where no rate is
 * recorded; a recorded 0 is 0. Source: section 9 "Biochar and offtake" (days of a year), decision 47.
 * @example facilityOutput('4.5', DEFAULT_PARAMETERS) → 1642.5
 * @example facilityOutput('0', DEFAULT_PARAMETERS) → 0
 * @example facilityOutput(null, DEFAULT_PARAMETERS) → null
 */
export function facilityOutput(
  outputRate: string | null,
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const rate = quantity(readDecimal(outputRate ?? ''));
  return rate === null ? null : finite(rate * capacityDaysPerYear);
}
