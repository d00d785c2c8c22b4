import { hasDecimalComma } from '../formats';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i;

/**
 * Parses a number as typed, with blanks around it allowed; null for any other text: nothing, a unit, grouping
 * commas, a hexadecimal number, an infinity, a number that overflows. On a French page the decimal separator
 * may be a comma or a point. Source: section 5 "Numeric inputs convert to numbers", with the ledger's decision
 * on '0 if invalid'.
 * @example readDecimal(' 5.03 ') → 5.03
 * @example readDecimal('5,030') → null
 */
export function readDecimal(text: string): number | null {
  const trimmed = hasDecimalComma() ? text.trim().replace(',', '.') : text.trim();
  const value = Number(trimmed);
  return DECIMAL.test(trimmed) && Number.isFinite(value) ? value : null;
}
