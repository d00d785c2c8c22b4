/**
 * Drive-time service areas: the rules that turn a start, a time and what lies inside into figures.
 * Source of every formula: calls-errors-constants, section 9 "Service area formulas".
 */
import type { MillScope, Parameters } from './parameters';

export type DriveTimeProblem = 'missing' | 'notANumber' | 'tooShort' | 'tooLong';

export type DriveTime =
  | { readonly ok: true; readonly minutes: number }
  | { readonly ok: false; readonly problem: DriveTimeProblem };

/**
 * Reads a drive time as typed. The range is checked on the number as typed, then it is rounded to whole minutes, so
 * 2.5 becomes 3 and 1.9 is refused.
 */
export function readDriveTime(
  text: string,
  { minDriveTime, maxDriveTime }: Pick<Parameters, 'minDriveTime' | 'maxDriveTime'>
): DriveTime {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'missing' };
  const value = Number(trimmed);
  if (!Number.isFinite(value)) return { ok: false, problem: 'notANumber' };
  if (value < minDriveTime) return { ok: false, problem: 'tooShort' };
  if (value > maxDriveTime) return { ok: false, problem: 'tooLong' };
  return { ok: true, minutes: Math.round(value) };
}

/**
 * The three breaks of a drive time in minutes, ascending: a third of it, two thirds, all of it, each rounded, without
 * repeats and without zero (2 gives 1, 2).
 */
export function driveTimeBreaks(minutes: number): number[] {
  const breaks = [Math.round(minutes / 3), Math.round((2 * minutes) / 3), Math.round(minutes)];
  return [...new Set(breaks)].filter((value) => value > 0);
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

/** The first colour no drawn area uses, so that a removed area's colour is given out again. */
export function nextAreaColor(used: readonly AreaColor['name'][]): AreaColor {
  return AREA_COLORS.find(({ name }) => !used.includes(name)) ?? AREA_COLORS[0];
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
  /** Current P1 price of the start's LGA in NGN/t, or null where it has no recent purchase. */
  readonly lgaP1Price: number | null;
}

/** Every figure of a service area (seed: 'Service area result', without the colour, which belongs to the drawing). */
export interface ServiceAreaFigures {
  /** NGN per tonne. */
  readonly logisticsCost: number;
  readonly noOfMills: number;
  /** Tonnes. */
  readonly totalTonsBought: number;
  readonly totalNoOfTransactions: number;
  /** NGN per tonne, or null when nothing was bought. */
  readonly avgPricePerTonne: number | null;
  /** NGN per tonne. */
  readonly currentP1Price: number;
  readonly currentP1PriceIsDefault: boolean;
  /** Acres. */
  readonly totalAcres: number;
  /** Tonnes a week. */
  readonly weeklyP1Yield: number;
  readonly weeklyFFBYield: number;
  readonly minigridsTotal: number;
  readonly oilPalmPFTotal: number;
  /** NGN a month (the seed's field name says week, its formula month). */
  readonly profit_week: number;
  /** Tonnes a year. */
  readonly maizeProduction2022: number;
  readonly maizeProduction2023: number;
  /** Tonnes a week. */
  readonly pksBiomass: number;
  readonly biocharOutput: number;
  /** Hectares. */
  readonly landForBiochar: number;
  readonly maizeLandSize2022: number;
  readonly maizeLandSize2023: number;
  /** Percent of the 2023 maize land, or null where there is none. */
  readonly maizeLandAvailableForBiochar: number | null;
}

const roundTo = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};

/** Cost of moving one tonne over a drive time: 83 NGN a minute, to 2 decimals. */
export const logisticsCost = (minutes: number, p: Pick<Parameters, 'logisticsCostPerMinute'>): number =>
  roundTo(p.logisticsCostPerMinute * minutes, 2);

/** 0.024 × acres × (73500 − (P1 price + logistics cost + 10000)) × 0.1, in NGN a month. */
export const monthlyProfit = (acres: number, p1Price: number, logistics: number, p: Parameters): number =>
  p.weeklyP1YieldPerAcre * acres * (p.p1SalePrice - (p1Price + logistics + p.processingCost)) * p.profitShare;

/** Maize land in hectares: production ÷ 2 ÷ average yield (2.23 t/ha where none is known). */
export const maizeLand = (productionT: number, yieldTPerHa: number | null, p: Parameters): number =>
  productionT /
  p.maizeSeasonsPerYear /
  (yieldTPerHa !== null && yieldTPerHa > 0 ? yieldTPerHa : p.defaultMaizeYield);

/** All figures of a service area of `minutes` from the sums over its records. */
export function serviceAreaFigures(
  minutes: number,
  totals: ServiceAreaTotals,
  p: Parameters
): ServiceAreaFigures {
  const logistics = logisticsCost(minutes, p);
  const currentP1Price = totals.lgaP1Price ?? p.defaultP1Price;
  const weeklyP1Yield = p.weeklyP1YieldPerAcre * totals.totalAcres;
  const pksBiomass = p.pksPerP1 * weeklyP1Yield;
  const biocharOutput = (p.biocharKgPerPksTonne * pksBiomass) / 1000;
  const landForBiochar = p.biocharLandShare * biocharOutput;
  const maizeLandSize2023 = maizeLand(totals.maizeProduction2023, totals.maizeYield2023, p);
  return {
    logisticsCost: logistics,
    noOfMills: totals.noOfMills,
    totalTonsBought: totals.totalTonsBought,
    totalNoOfTransactions: totals.totalNoOfTransactions,
    avgPricePerTonne: totals.totalTonsBought > 0 ? totals.totalPrice / totals.totalTonsBought : null,
    currentP1Price,
    currentP1PriceIsDefault: totals.lgaP1Price === null,
    totalAcres: totals.totalAcres,
    weeklyP1Yield,
    weeklyFFBYield: p.weeklyFfbYieldPerAcre * totals.totalAcres,
    minigridsTotal: totals.minigridsTotal,
    oilPalmPFTotal: totals.oilPalmPFTotal,
    profit_week: monthlyProfit(totals.totalAcres, currentP1Price, logistics, p),
    maizeProduction2022: totals.maizeProduction2022,
    maizeProduction2023: totals.maizeProduction2023,
    pksBiomass,
    biocharOutput,
    landForBiochar,
    maizeLandSize2022: maizeLand(totals.maizeProduction2022, totals.maizeYield2022, p),
    maizeLandSize2023,
    maizeLandAvailableForBiochar: maizeLandSize2023 > 0 ? (landForBiochar / maizeLandSize2023) * 100 : null
  };
}

/** What POST /api/service-area-summary answers. */
export interface ServiceAreaSummary {
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
  readonly breaks: readonly number[];
  /** Metres from the click to the road it was moved to. */
  readonly snapDistance: number;
  /** The LGA at the start, or null outside the country. */
  readonly lga: { readonly code: string; readonly name: string; readonly state: string } | null;
  readonly millScope: MillScope;
  /** Metres: width of the area's extent along the start's parallel, the radius of `extentWidth`. */
  readonly extentWidth: number;
  readonly figures: ServiceAreaFigures;
  readonly parameterVersion: number;
  /** ISO moment of computation. */
  readonly computedAt: string;
}
