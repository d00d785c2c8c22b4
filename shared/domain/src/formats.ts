/** How figures are written: en-US grouping in every language, naira with its sign (source: section 9 "Display"). */

const NO_VALUE = '–';

/** A number with en-US grouping and at most `digits` decimals; '–' for null. */
export function formatNumber(value: number | null, digits = 0): string {
  if (value === null) return NO_VALUE;
  const text = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return text === '-0' ? '0' : text;
}

/** A number with its unit ('48,206 ac'). */
export const formatQuantity = (value: number | null, unit: string, digits = 0): string =>
  value === null ? NO_VALUE : `${formatNumber(value, digits)} ${unit}`;

/** Naira ('₦36,420', '−₦1,200'), at most `digits` decimals. */
export function formatNaira(value: number | null, digits = 0): string {
  if (value === null) return NO_VALUE;
  const text = formatNumber(Math.abs(value), digits);
  return value < 0 && text !== '0' ? `−₦${text}` : `₦${text}`;
}

/** A distance in metres as metres below one kilometre ('850 m'), else kilometres with one decimal ('2.0 km'). */
export const formatDistance = (metres: number): string =>
  metres < 999.5 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`;

/** Latitude and longitude with 4 decimals ('5.0300, 7.9300'). */
export const formatPosition = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
