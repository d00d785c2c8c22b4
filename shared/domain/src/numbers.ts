/** Returns the value when it is a finite number; null for NaN, an infinity, a missing value or text. */
export const toFinite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/**
 * Returns the value when it is a quantity (a tonnage, an area, a price): a finite number not below zero; else
 * null.
 */
export function toQuantity(value: unknown): number | null {
  const number = toFinite(value);
  return number === null || number < 0 ? null : number;
}

/** Rounds half up to `digits` decimals (1.005 to 2 digits is 1.01). */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round((value + Math.sign(value) * Number.EPSILON * Math.abs(value)) * factor) / factor;
}
