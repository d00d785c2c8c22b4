/**
 * Drive-time service areas: the rules that turn a start, a time and what lies inside into figures.
 * Source of every formula: calls-errors-constants, section 9 "Service area formulas".
 */
import { averagePricePerTonne } from './calculations/mills';
import { logisticsCost, maizeLand, monthlyProfit } from './calculations/service-area-formulas';
import { KILOGRAMS_PER_TONNE } from './calculations/units';
import { finite, quantity } from './numbers';
import type { Parameters } from './parameters';
import type { KnownAreaFigures, MillFigureName } from './service-area-figures';
import type { KnownTogetherFigures } from './service-areas-together';
import { readDecimal } from './text/decimal';

export type DriveTimeProblem = 'missing' | 'notANumber' | 'tooShort' | 'tooLong';

export type DriveTime =
  | { readonly ok: true; readonly minutes: number }
  | { readonly ok: false; readonly problem: DriveTimeProblem };

/**
 * Reads a drive time as typed. The range is checked on the number as typed, then it is rounded to whole minutes, so
 * 2.5 becomes 3 and 1.9 is refused. What cannot be used gives its problem. Source: section 5 "Drive time".
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
 * The three breaks of a drive time in minutes, ascending: a third of it, two thirds, all of it, each rounded, without
 * repeats and without zero (2 gives 1, 2). What is no time (negative, no finite number) has no breaks. Source: section 9
 * "Service area formulas".
 * @example driveTimeBreaks(60) → [20, 40, 60]
 * @example driveTimeBreaks(2) → [1, 2]
 */
export function driveTimeBreaks(minutes: number): number[] {
  const breaks = [Math.round(minutes / 3), Math.round((2 * minutes) / 3), Math.round(minutes)];
  return [...new Set(breaks)].filter((value) => value > 0 && Number.isFinite(value));
}

export interface AreaColor {
  readonly name: 'blue' | 'redBrown' | 'green' | 'purple' | 'yellow';
  /** Red, green, blue 0–255. */
  readonly rgb: readonly [number, number, number];
}

/** The colours of the first to the fifth area; drawn at {@link AREA_OPACITY}. */
export const AREA_COLORS: readonly AreaColor[] = [
  { name: 'blue', rgb: [43, 108, 210] },
  { name: 'redBrown', rgb: [163, 68, 39] },
  { name: 'green', rgb: [33, 138, 72] },
  { name: 'purple', rgb: [122, 72, 176] },
  { name: 'yellow', rgb: [222, 178, 20] }
];

/** Opacity of an area's fill. */
export const AREA_OPACITY = 0.3;

/**
 * The first colour no drawn area uses, so that a removed area's colour is given out again; the first of all when every
 * one is used. Source: section 9 "Service area formulas".
 * @example nextAreaColor(['blue', 'green']).name → "redBrown"
 */
export function nextAreaColor(used: readonly AreaColor['name'][]): AreaColor {
  return AREA_COLORS.find(({ name }) => !used.includes(name)) ?? AREA_COLORS[0]!;
}

/** Sums over the records a service area takes in; what the store answers. */
export interface ServiceAreaTotals {
  readonly noOfMills: number;
  /** Tonnes of P1 bought at those mills. */
  readonly totalTonsBought: number;
  readonly totalNoOfTransactions: number;
  /** NGN paid for those tonnes. */
  readonly totalPrice: number;
  /** Acres of oil palm clusters located inside the area. */
  readonly totalAcres: number;
  readonly minigridsTotal: number;
  readonly oilPalmPFTotal: number;
  /** Tonnes of maize in a year, LGAs counted by the share of their area inside. */
  readonly maizeProduction2022: number;
  readonly maizeProduction2023: number;
  /** Tonnes per hectare over the LGAs touched, or null where no maize land is known. */
  readonly maizeYield2022: number | null;
  readonly maizeYield2023: number | null;
  /** Current P1 price of the start's LGA in NGN/t, or null where it has no purchase. */
  readonly lgaP1Price: number | null;
  /** Day of its last purchase, 'YYYY-MM-DD', or null without one. */
  readonly lgaP1PriceDate: string | null;
  /** That day is longer ago than `priceAgeWarningDays`. */
  readonly lgaP1PriceIsOld: boolean;
}

/** The sums that do not belong to one start. */
export type GroundTotals = Omit<ServiceAreaTotals, 'lgaP1Price' | 'lgaP1PriceDate' | 'lgaP1PriceIsOld'>;

/** The sums over mills. */
export type MillTotals = Pick<
  GroundTotals,
  'noOfMills' | 'totalTonsBought' | 'totalNoOfTransactions' | 'totalPrice'
>;

/** A quantity that can be counted exactly, or null. */
function countable(value: unknown): number | null {
  const known = quantity(value);
  return known === null || known > Number.MAX_SAFE_INTEGER ? null : known;
}

/** A sum as the figures take it: 0 for one that cannot be counted. */
const counted = (sum: number): number => countable(sum) ?? 0;

/**
 * The figures of mills from the sums over them, in either scope. Sums that cannot be counted are taken as
 * {@link serviceAreaFigures} takes them. Source: section 9 "Service area formulas".
 * @example figuresOfMills({ noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000 }) → { "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420 }
 */
export function figuresOfMills(totals: MillTotals): Pick<KnownAreaFigures, MillFigureName> {
  const totalTonsBought = counted(totals.totalTonsBought);
  return {
    noOfMills: counted(totals.noOfMills),
    totalTonsBought,
    totalNoOfTransactions: counted(totals.totalNoOfTransactions),
    avgPricePerTonne: averagePricePerTonne(totals.totalPrice, totalTonsBought)
  };
}

/** Figures that follow from the acres of oil palm alone. */
function palmFigures(acres: number, p: Parameters) {
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

/** Figures of maize; `landForBiochar` in hectares. */
function maizeFigures(totals: GroundTotals, landForBiochar: number, p: Parameters) {
  const [maizeProduction2022, maizeProduction2023] = [
    counted(totals.maizeProduction2022),
    counted(totals.maizeProduction2023)
  ];
  const maizeLandSize2023 = maizeLand(maizeProduction2023, totals.maizeYield2023, p) ?? 0;
  return {
    maizeProduction2022,
    maizeProduction2023,
    maizeLandSize2022: maizeLand(maizeProduction2022, totals.maizeYield2022, p) ?? 0,
    maizeLandSize2023,
    maizeLandAvailableForBiochar:
      maizeLandSize2023 > 0 ? finite((landForBiochar / maizeLandSize2023) * 100) : null
  };
}

/**
 * The figures of the ground of any number of areas from the sums over its records: those of one area that do not follow
 * from its start and time. Sums that cannot be counted are taken as {@link serviceAreaFigures} takes them. Source: section
 * 9 "Service area formulas"; decision 50 "Several service areas, each record counted once".
 * @example groundFigures({ noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000, totalAcres: 1000, minigridsTotal: 3, oilPalmPFTotal: 1, maizeProduction2022: 446, maizeProduction2023: 2000, maizeYield2022: null, maizeYield2023: 2.5 }, DEFAULT_PARAMETERS) → { "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420, "totalAcres": 1000, "weeklyP1Yield": 24, "weeklyFFBYield": 80, "minigridsTotal": 3, "oilPalmPFTotal": 1, "maizeProduction2022": 446, "maizeProduction2023": 2000, "pksBiomass": 12, "biocharOutput": 3, "landForBiochar": 1.5, "maizeLandSize2022": 100, "maizeLandSize2023": 400, "maizeLandAvailableForBiochar": 0.375 }
 */
export function groundFigures(totals: GroundTotals, p: Parameters): KnownTogetherFigures {
  const palm = palmFigures(counted(totals.totalAcres), p);
  return {
    ...palm,
    ...maizeFigures(totals, palm.landForBiochar, p),
    ...figuresOfMills(totals),
    minigridsTotal: counted(totals.minigridsTotal),
    oilPalmPFTotal: counted(totals.oilPalmPFTotal)
  };
}

/**
 * All figures of a service area of `minutes` from the sums over its records. A sum that is no quantity, or too large to
 * be counted exactly, counts 0, as a layer that failed does; so does a time that is none, and a figure beyond reckoning.
 * A P1 price that is no such quantity is a missing one. Source: section 3 "Service area result", section 8 "Other"
 * (fallbacks), section 9 "Service area formulas".
 * @example serviceAreaFigures(60, { noOfMills: 2, totalTonsBought: 100, totalNoOfTransactions: 4, totalPrice: 3642000, totalAcres: 1000, minigridsTotal: 3, oilPalmPFTotal: 1, maizeProduction2022: 446, maizeProduction2023: 2000, maizeYield2022: null, maizeYield2023: 2.5, lgaP1Price: 36500, lgaP1PriceDate: '2026-11-20', lgaP1PriceIsOld: false }, DEFAULT_PARAMETERS) → { "logisticsCost": 4980, "noOfMills": 2, "totalTonsBought": 100, "totalNoOfTransactions": 4, "avgPricePerTonne": 36420, "currentP1Price": 36500, "currentP1PriceIsDefault": false, "currentP1PriceDate": "2026-11-20", "currentP1PriceIsOld": false, "totalAcres": 1000, "weeklyP1Yield": 24, "weeklyFFBYield": 80, "minigridsTotal": 3, "oilPalmPFTotal": 1, "profit_week": 52848, "maizeProduction2022": 446, "maizeProduction2023": 2000, "pksBiomass": 12, "biocharOutput": 3, "landForBiochar": 1.5, "maizeLandSize2022": 100, "maizeLandSize2023": 400, "maizeLandAvailableForBiochar": 0.375 }
 */
export function serviceAreaFigures(
  minutes: number,
  totals: ServiceAreaTotals,
  p: Parameters
): KnownAreaFigures {
  const ground = groundFigures(totals, p);
  const cost = logisticsCost(minutes, p) ?? 0;
  const lgaP1Price = countable(totals.lgaP1Price);
  const isDefault = lgaP1Price === null;
  const currentP1Price = lgaP1Price ?? p.defaultP1Price;
  return {
    ...ground,
    logisticsCost: cost,
    currentP1Price,
    currentP1PriceIsDefault: isDefault,
    currentP1PriceDate: isDefault ? null : totals.lgaP1PriceDate,
    currentP1PriceIsOld: !isDefault && totals.lgaP1PriceIsOld,
    profit_week: monthlyProfit(ground.totalAcres, currentP1Price, cost, p) ?? 0
  };
}
