import { toFinite, toQuantity, roundTo } from '../numbers';

/**
 * Amounts of a state's cassava: the multiplier in the heading of each, and the unit of the full amount. The
 * data contain both in thousands. Source: section 2 "Other maps", the literal headings of the cassava map.
 */
export const CASSAVA_AMOUNTS = {
  /** Heading: 'ANNUAL HA PLANTED(x1000)'. */
  planted: { multiplier: 1_000, unit: 'ha' },
  /** Heading: 'ANNUAL MT PRODUCED(x100)'. */
  produced: { multiplier: 100, unit: 't' }
} as const;
export type CassavaAmount = keyof typeof CASSAVA_AMOUNTS;

export interface CassavaFigure {
  /** Amount in the multiplier of the heading: thousands of ha, hundreds of t. */
  readonly headed: number;
  /** Amount in ha or t. */
  readonly full: number;
}

/** Decimals of an amount in ha or t; finer digits are artefacts of binary multiplication. */
const DECIMALS = 3;

/**
 * Converts an amount in thousands of ha or t to the multiplier of its heading and to the full amount; null for
 * an invalid quantity.
 * @example computeCassavaFigure('planted', 321.55) → {"headed":321.55,"full":321550}
 * @example computeCassavaFigure('produced', 3900.5) → {"headed":39005,"full":3900500}
 */
export function computeCassavaFigure(amount: CassavaAmount, thousands: number | null): CassavaFigure | null {
  const known = toQuantity(thousands);
  const full = known === null ? null : toFinite(roundTo(known * 1_000, DECIMALS));
  return full === null ? null : { headed: full / CASSAVA_AMOUNTS[amount].multiplier, full };
}
