/**
 * Drive-time service areas: rules that turn a start, a time and the records inside into figures. Source of
 * every formula: calls-errors-constants, section 9 "Service area formulas".
 */
import { computeAveragePrice } from './calculations/mills';
import {
  computeLogisticsCost,
  computeMaizeLand,
  computeMonthlyProfit
} from './calculations/service-area-formulas';
import { KILOGRAMS_PER_TONNE } from './calculations/units';
import { toFinite, toQuantity } from './numbers';
import type { Parameters } from './parameters';
import type { KnownAreaFigures, MillFigureName } from './service-area-figures';
import type { KnownTogetherFigures } from './service-areas-together';
import { readDecimal } from './text/decimal';

export type DriveTimeProblem = 'missing' | 'notANumber' | 'tooShort' | 'tooLong';

export type DriveTime =
  | { readonly ok: true; readonly minutes: number }
  | { readonly ok: false; readonly problem: DriveTimeProblem };

/**
 * Parses a drive time as typed, in minutes. The range is checked on the number as typed, then it is rounded to
 * whole minutes, so 2.5 becomes 3 and 1.9 is refused. Returns the problem of an invalid text. Source: section 5
 * "Drive time".
 * @example readDriveTime('2.5', DEFAULT_PARAMETERS) → { "ok": true, "minutes": 3 }
 * @example readDriveTime('301', DEFAULT_PARAMETERS) → { "ok": false, "problem": "tooLong" }
 */
export function readDriveTime(
  text: string,
  { minDriveTime, maxDriveTime }: Pick<Parameters, 'minDriveTime' | 'maxDriveTime'>
): DriveTime {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'missing' };
  const value = readDecimal(trimmed);
  if (value === null) return { ok: false, problem: 'notANumber' };
  if (value < minDriveTime) return { ok: false, problem: 'tooShort' };
  if (value > maxDriveTime) return { ok: false, problem: 'tooLong' };
  return { ok: true, minutes: Math.round(value) };
}

/**
 * Returns the three breaks of a drive time in minutes, ascending: a third of it, two thirds and all of it, each
 * rounded, without repeats and without zero (2 gives 1, 2). Returns an empty list for an invalid time (negative
 * or not finite). Source: section 9 "Service area formulas".
 * @example computeDriveTimeBreaks(60) → [20, 40, 60]
 * @example computeDriveTimeBreaks(2) → [1, 2]
 */
export function computeDriveTimeBreaks(minutes: number): number[] {
  const breaks = [Math.round(minutes / 3), Math.round((2 * minutes) / 3), Math.round(minutes)];
  return [...new Set(breaks)].filter((value) => value > 0 && Number.isFinite(value));
}

export interface AreaColor {
  readonly name: 'blue' | 'redBrown' | 'green' | 'purple' | 'yellow';
  /** Red, green, blue, 0 to 255. */
  readonly rgb: readonly [number, number, number];
}

/** Colours of the first to the fifth area, drawn with {@link AREA_OPACITY}. */
export const AREA_COLORS: readonly AreaColor[] = [
  { name: 'blue', rgb: [43, 108, 210] },
  { name: 'redBrown', rgb: [163, 68, 39] },
  { name: 'green', rgb: [33, 138, 72] },
  { name: 'purple', rgb: [122, 72, 176] },
  { name: 'yellow', rgb: [222, 178, 20] }
];

/** Opacity of an area's fill, 0 to 1. */
export const AREA_OPACITY = 0.3;

/**
 * Returns the first colour that no drawn area uses, so that the colour of a removed area is reused; the first
 * of all when every colour is used. Source: section 9 "Service area formulas".
 * @example getNextAreaColor(['blue', 'green']).name → "redBrown"
 */
export function getNextAreaColor(used: readonly AreaColor['name'][]): AreaColor {
  return AREA_COLORS.find(({ name }) => !used.includes(name)) ?? AREA_COLORS[0]!;
}

/** Sums over the records of a service area, as the store returns them. */
export interface ServiceAreaTotals {
  readonly noOfMills: number;
  /** Tonnes of P1 bought at the counted mills. */
  readonly totalTonsBought: number;
  readonly totalNoOfTransactions: number;
  /** NGN paid for `totalTonsBought`. */
  readonly totalPrice: number;
  /** Acres of the oil palm clusters located inside the area. */
  readonly totalAcres: number;
  readonly minigridsTotal: number;
  readonly oilPalmPFTotal: number;
  /** Tonnes of maize per year; an LGA counts by the share of its area inside. */
  readonly maizeProduction2022: number;
  readonly maizeProduction2023: number;
  /** Tonnes per hectare over the LGAs touched; null when no maize land is known. */
  readonly maizeYield2022: number | null;
  readonly maizeYield2023: number | null;
  /** Current P1 price of the start's LGA in NGN/t; null when the LGA has no purchase. */
  readonly lgaP1Price: number | null;
  /** Day of the LGA's last purchase, 'YYYY-MM-DD'; null without a purchase. */
  readonly lgaP1PriceDate: string | null;
  /** True when that day is more than `priceAgeWarningDays` ago. */
  readonly lgaP1PriceIsOld: boolean;
}

/** Sums that do not depend on one start. */
export type GroundTotals = Omit<ServiceAreaTotals, 'lgaP1Price' | 'lgaP1PriceDate' | 'lgaP1PriceIsOld'>;

/** Sums over mills. */
export type MillTotals = Pick<
  GroundTotals,
  'noOfMills' | 'totalTonsBought' | 'totalNoOfTransactions' | 'totalPrice'
>;

/** Returns a quantity that is small enough to be counted exactly (at most MAX_SAFE_INTEGER); else null. */
function toCountable(value: unknown): number | null {
  const known = toQuantity(value);
  return known === null || known > Number.MAX_SAFE_INTEGER ? null : known;
}

/** Returns a sum for use in the figures: 0 when it is not countable. */
const toCountOrZero = (sum: number): number => toCountable(sum) ?? 0;

/**
 * Computes the mill figures of either scope from the sums over mills. Invalid sums are handled as in {@link
 * computeServiceAreaFigures}. Source: section 9 "Service area formulas".
 * @example computeMillFigures({ noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000 }) → { "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420 }
 */
export function computeMillFigures(totals: MillTotals): Pick<KnownAreaFigures, MillFigureName> {
  const totalTonsBought = toCountOrZero(totals.totalTonsBought);
  return {
    noOfMills: toCountOrZero(totals.noOfMills),
    totalTonsBought,
    totalNoOfTransactions: toCountOrZero(totals.totalNoOfTransactions),
    avgPricePerTonne: computeAveragePrice(totals.totalPrice, totalTonsBought)
  };
}

/** Computes the figures that depend only on the acres of oil palm. */
function computePalmFigures(acres: number, p: Parameters) {
  const weeklyP1Yield = p.weeklyP1YieldPerAcre * acres;
  const pksBiomass = p.pksPerP1 * weeklyP1Yield;
  const biocharOutput = (p.biocharKgPerPksTonne * pksBiomass) / KILOGRAMS_PER_TONNE;
  return {
    totalAcres: acres,
    weeklyP1Yield,
    weeklyFFBYield: p.weeklyFfbYieldPerAcre * acres,
    pksBiomass,
    biocharOutput,
    landForBiochar: p.biocharLandShare * biocharOutput
  };
}

/** Computes the figures of maize; `landForBiochar` in hectares. */
function computeMaizeFigures(totals: GroundTotals, landForBiochar: number, p: Parameters) {
  const [maizeProduction2022, maizeProduction2023] = [
    toCountOrZero(totals.maizeProduction2022),
    toCountOrZero(totals.maizeProduction2023)
  ];
  const maizeLandSize2023 = computeMaizeLand(maizeProduction2023, totals.maizeYield2023, p) ?? 0;
  return {
    maizeProduction2022,
    maizeProduction2023,
    maizeLandSize2022: computeMaizeLand(maizeProduction2022, totals.maizeYield2022, p) ?? 0,
    maizeLandSize2023,
    maizeLandAvailableForBiochar:
      maizeLandSize2023 > 0 ? toFinite((landForBiochar / maizeLandSize2023) * 100) : null
  };
}

/**
 * Computes the figures of one or several areas from the sums over their records: all figures of an area that do
 * not depend on its start and time. Invalid sums are handled as in {@link computeServiceAreaFigures}. Source: section
 * 9 "Service area formulas"; docs/rules/service-area.md.
 * @example computeGroundFigures({ noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000, totalAcres: 1000, minigridsTotal: 3, oilPalmPFTotal: 1, maizeProduction2022: 446, maizeProduction2023: 2000, maizeYield2022: null, maizeYield2023: 2.5 }, DEFAULT_PARAMETERS) → { "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420, "totalAcres": 1000, "weeklyP1Yield": 24, "weeklyFFBYield": 80, "minigridsTotal": 3, "oilPalmPFTotal": 1, "maizeProduction2022": 446, "maizeProduction2023": 2000, "pksBiomass": 12, "biocharOutput": 3, "landForBiochar": 1.5, "maizeLandSize2022": 100, "maizeLandSize2023": 400, "maizeLandAvailableForBiochar": 0.375 }
 */
export function computeGroundFigures(totals: GroundTotals, p: Parameters): KnownTogetherFigures {
  const palm = computePalmFigures(toCountOrZero(totals.totalAcres), p);
  return {
    ...palm,
    ...computeMaizeFigures(totals, palm.landForBiochar, p),
    ...computeMillFigures(totals),
    minigridsTotal: toCountOrZero(totals.minigridsTotal),
    oilPalmPFTotal: toCountOrZero(totals.oilPalmPFTotal)
  };
}

/**
 * Computes all figures of a service area of `minutes` from the sums over its records. A sum that is not a
 * quantity or is too large to be counted exactly counts 0, as for a layer that failed; so do an invalid time
 * and a figure that overflows. An invalid P1 price counts as missing. Source: section 3 "Service area result",
 * section 8 "Other" (fallbacks), section 9 "Service area formulas".
 * @example computeServiceAreaFigures(60, { noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000, totalAcres: 1000, minigridsTotal: 3, oilPalmPFTotal: 1, maizeProduction2022: 446, maizeProduction2023: 2000, maizeYield2022: null, maizeYield2023: 2.5, lgaP1Price: 36500, lgaP1PriceDate: '2026-11-20', lgaP1PriceIsOld: false }, DEFAULT_PARAMETERS) → { "logisticsCost": 4980, "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420, "currentP1Price": 36500, "currentP1PriceIsDefault": false, "currentP1PriceDate": "2026-11-20", "currentP1PriceIsOld": false, "totalAcres": 1000, "weeklyP1Yield": 24, "weeklyFFBYield": 80, "minigridsTotal": 3, "oilPalmPFTotal": 1, "profit_week": 52848, "maizeProduction2022": 446, "maizeProduction2023": 2000, "pksBiomass": 12, "biocharOutput": 3, "landForBiochar": 1.5, "maizeLandSize2022": 100, "maizeLandSize2023": 400, "maizeLandAvailableForBiochar": 0.375 }
 */
export function computeServiceAreaFigures(
  minutes: number,
  totals: ServiceAreaTotals,
  p: Parameters
): KnownAreaFigures {
  const ground = computeGroundFigures(totals, p);
  const cost = computeLogisticsCost(minutes, p) ?? 0;
  const lgaP1Price = toCountable(totals.lgaP1Price);
  const isDefault = lgaP1Price === null;
  const currentP1Price = lgaP1Price ?? p.defaultP1Price;
  return {
    ...ground,
    logisticsCost: cost,
    currentP1Price,
    currentP1PriceIsDefault: isDefault,
    currentP1PriceDate: isDefault ? null : totals.lgaP1PriceDate,
    currentP1PriceIsOld: !isDefault && totals.lgaP1PriceIsOld,
    profit_week: computeMonthlyProfit(ground.totalAcres, currentP1Price, cost, p) ?? 0
  };
}
