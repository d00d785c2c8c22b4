/** Formats with a fixed number of decimals. */
import { formatNumber, formatGroupedNumber } from '../formats';
import { toFinite, toQuantity, roundTo } from '../numbers';

const NET_CO2_DECIMALS = 3;
const DISTANCE_DECIMALS = 2;

const formatFixed = (value: number, digits: number): string =>
  formatGroupedNumber(roundTo(value, digits), digits, digits);

/**
 * Formats net CO₂ in tCO₂e with its sign and 3 decimals; zero has no sign; '–' for null and for a number that
 * is not finite. Source: section 3 "Biochar application".
 * @example formatNetCo2(1.23456) → "+1.235"
 * @example formatNetCo2(-0.5) → "−0.500"
 * @example formatNetCo2(-0.0001) → "0.000"
 * @example formatNetCo2(null) → "–"
 */
export function formatNetCo2(value: number | null): string {
  const tonnes = toFinite(value);
  if (tonnes === null) return formatNumber(null);
  const rounded = roundTo(tonnes, NET_CO2_DECIMALS);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + formatFixed(Math.abs(rounded), NET_CO2_DECIMALS);
}

/**
 * Formats a distance in km with 2 decimals; '–' for an invalid distance (null, NaN, negative). Source: section
 * 3 "Biochar application".
 * @example formatKilometres(12.345) → "12.35"
 * @example formatKilometres(null) → "–"
 */
export function formatKilometres(value: number | null): string {
  const kilometres = toQuantity(value);
  return kilometres === null ? formatNumber(null) : formatFixed(kilometres, DISTANCE_DECIMALS);
}
