import { finite, quantity, roundTo } from '../numbers';

/**
 * The amounts of a state's cassava: which heading they are under, the multiplier that it names, and the unit of the full
 * amount. The data have both in thousands. Source: section 2 "Other maps", the literal headings of the cassava map.
 */
export const CASSAVA_AMOUNTS = {
  /** 'ANNUAL HA PLANTED(x1000)' */
  planted: { multiplier: 1_000, unit: 'ha' },
  /** 'ANNUAL MT PRODUCED(x100)' */
  produced: { multiplier: 100, unit: 't' }
} as const;
export type CassavaAmount = keyof typeof CASSAVA_AMOUNTS;

export interface CassavaFigure {
  /** As the heading has it: thousands of ha, hundreds of t. */
  readonly headed: number;
  /** ha or t. */
  readonly full: number;
}

/** Decimals of a ha or t; what is finer comes from the multiplication of binary numbers. */
const DECIMALS = 3;

/**
 * An amount in thousands of ha or t as its heading has it, and in full; null for what is no quantity.
 * @example cassavaFigure('planted', 321.55) → {"headed":321.55,"full":321550}
 * @example cassavaFigure('produced', 3900.5) → {"headed":39005,"full":3900500}
 */
export function cassavaFigure(amount: CassavaAmount, thousands: number | null): CassavaFigure | null {
  const known = quantity(thousands);
  const full = known === null ? null : finite(roundTo(known * 1_000, DECIMALS));
  return full === null ? null : { headed: full / CASSAVA_AMOUNTS[amount].multiplier, full };
}
