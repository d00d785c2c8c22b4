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
 * Tonnes of biochar that farm land (ha) needs, by the service area's rule that a tonne serves half a hectare: 2 t/ha.
 * Null when the area is no quantity or a tonne serves no land. Source: section 9 "Service area formulas" (land for
 * biochar), ledger decision on 'output percent'.
 * @example biocharNeed(200, DEFAULT_PARAMETERS) → 400
 */
export function biocharNeed(
  farmArea: number | null,
  { biocharLandShare }: Pick<Parameters, 'biocharLandShare'>
): number | null {
  const area = quantity(farmArea);
  return area === null ? null : finite(area / biocharLandShare);
}

/**
 * The specification's 'output percent': a facility's output (t/year) as a percent of the need (t) of the farms in the
 * selected area, from 0 to 100, since land takes no more than it needs. Null without a need, and when either is no
 * quantity. Source: ledger decision on 'output percent'.
 * @example outputPercent(100, 400) → 25
 * @example outputPercent(500, 400) → 100
 */
export function outputPercent(facilityOutput: number | null, need: number | null): number | null {
  const [output, needed] = [quantity(facilityOutput), quantity(need)];
  if (output === null || needed === null || needed === 0) return null;
  return Math.min(100, (output / needed) * 100);
}

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
 * Tonnes of biochar a facility makes in a year from its output rate as recorded (t/day): 365 × it. Null where nothing is
 * recorded; 0 is what is recorded where no rate was typed, so it says nothing either. Source: section 9 "Biochar and
 * offtake" (days of a year), decision 47.
 * @example facilityOutput('4.5', DEFAULT_PARAMETERS) → 1642.5
 * @example facilityOutput('0', DEFAULT_PARAMETERS) → null
 */
export function facilityOutput(
  outputRate: string | null,
  { capacityDaysPerYear }: Pick<Parameters, 'capacityDaysPerYear'>
): number | null {
  const rate = quantity(readDecimal(outputRate ?? ''));
  return rate === null || rate === 0 ? null : finite(rate * capacityDaysPerYear);
}
