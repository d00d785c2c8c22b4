const PRICE = /^(?:₦|ngn|n)?\s*(\d+|\d{1,3}(?:,\d{3})+)?(\.\d+)?\s*([km])?$/i;
const POWER_OF_TEN: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * Parses a price as people write it, in NGN: digits with or without grouping commas, a naira sign before, `k`
 * (thousands) or `m` (millions) after. Null for any other text: no digits, a negative amount, another unit,
 * wrong grouping. Source: section 3 "Allocated P1 purchase".
 * @example readPrice('35k') → 35000
 * @example readPrice('1.2m') → 1200000
 * @example readPrice('₦35,000') → 35000
 * @example readPrice('about 35k') → null
 */
export function readPrice(text: string): number | null {
  const [, whole = '', decimals = '', unit = ''] = PRICE.exec(text.trim()) ?? [];
  const digits = whole.replace(/,/g, '') + decimals;
  if (digits === '') return null;
  const value = Number(`${digits}e${POWER_OF_TEN[unit.toLowerCase()] ?? 0}`);
  return Number.isFinite(value) ? value : null;
}
