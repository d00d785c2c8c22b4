import { computeNoise } from '../kit/random';

/** A cell of the demonstration country. */
export interface RasterCell {
  readonly longitude: number;
  readonly latitude: number;
  /** Unevenness of the ground, 0 to 1. */
  readonly relief: number;
}

/** Returns the dryness, from the wet coast (0) to the dry north (1). */
const computeDryness = ({ latitude }: RasterCell): number => Math.min(1, Math.max(0, (latitude - 4.3) / 9.4));

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns 1 in the middle of a highland or a basin, decreasing over `reach` degrees. */
const computeNearness = ({ longitude, latitude }: RasterCell, x: number, y: number, reach: number): number =>
  Math.exp(-((longitude - x) ** 2 + (latitude - y) ** 2) / (reach * reach));

/** Plateau of Jos and highland of Mambilla: cool, with much carbon in the soil. */
const computeHighland = (place: RasterCell): number =>
  Math.max(computeNearness(place, 8.9, 9.8, 0.7), computeNearness(place, 11.1, 6.9, 0.7));
/** Troughs of the Niger and the Benue: heavy soils. */
const computeTrough = ({ longitude, latitude }: RasterCell): number =>
  Math.exp(-((latitude - (7.8 + 0.35 * Math.abs(longitude - 6.8))) ** 2) / 0.8);

/** Computes the pH: leached and acid in wet areas, alkaline round Lake Chad. */
export const computeSoilPh = (place: RasterCell): number =>
  clamp(
    4.5,
    4.5 +
      2.3 * computeDryness(place) +
      0.7 * computeNearness(place, 13.4, 12.6, 1.6) +
      1.5 * (place.relief - 0.35),
    8
  );

/** Computes the organic carbon of the topsoil, g/kg. */
export const computeSoilCarbon = (place: RasterCell): number =>
  clamp(
    2,
    2 + 21 * (1 - computeDryness(place)) ** 1.6 + 13 * computeHighland(place) + 22 * (place.relief - 0.4),
    40
  );

/** Computes the sand content, % of the fine earth: dunes in the north, coastal plain sands, heavy troughs. */
export const computeSoilSand = (place: RasterCell): number =>
  clamp(
    20,
    48 +
      34 * computeDryness(place) ** 2 +
      14 * computeNearness(place, 7.6, 5, 1) -
      24 * computeTrough(place) +
      55 * (place.relief - 0.5),
    90
  );

/**
 * Computes the maize yield, t/ha: best in the northern Guinea savanna round Kaduna, poor in the Sahel and in
 * the creeks.
 */
export const computeMaizeYield = (place: RasterCell): number =>
  clamp(
    0.3,
    0.9 +
      2.2 * Math.exp(-((place.latitude - 10.1) ** 2) / 6) +
      0.5 * computeHighland(place) +
      2.6 * (place.relief - 0.5),
    4.5
  );

/** Computes the suitability for biochar, 0 to 10,000: highest on acid, sandy soil with little carbon. */
export function computeSuitability(place: RasterCell, ph: number, carbon: number, sand: number): number {
  const acid = (8 - ph) / 3.5;
  const poor = 1 - carbon / 40;
  const loose = (sand - 20) / 70;
  const farmed = computeNoise(place.longitude * 2.3, place.latitude * 2.3, 91);
  const share = 0.5 * acid + 0.6 * poor + 0.45 * loose + 0.5 * farmed + 0.8 * (place.relief - 0.5) - 0.55;
  return clamp(0, 10_000 * share, 10_000);
}

/** Returns the class of a maize growing area by its yield in t/ha: 1 minor, 2 mixed, 3 major. */
export const classifyGrowingArea = (yieldTPerHa: number): number =>
  yieldTPerHa < 1.3 ? 1 : yieldTPerHa < 2.4 ? 2 : 3;
