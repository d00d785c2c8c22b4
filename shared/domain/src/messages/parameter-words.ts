/** Texts of the business parameters: names, units and values. */
import { formatGroupedNumber } from '../formats';
import { PARAMETER_DEFINITIONS } from '../parameters';
import type {
  NumericParameter,
  ParameterDefinition,
  ParameterName,
  ParameterProblem,
  ParameterValue
} from '../parameters';
import { isMessageKey, formatMessage } from './messages';
import type { Locale } from '../locale';

/**
 * Returns the label of a parameter.
 * @example getParameterLabel('tripSpeed', 'en') → "Speed of a pickup trip"
 */
export const getParameterLabel = (name: ParameterName, locale: Locale): string =>
  formatMessage(`parameter.${name}`, locale);

/**
 * Returns the unit of a parameter; '' for a choice. Symbols ('t/ha') are the same in every language.
 * @example getParameterUnit('maxServiceAreas', 'fr') → "zones"
 * @example getParameterUnit('tripSpeed', 'fr') → "km/h"
 */
export function getParameterUnit(name: ParameterName, locale: Locale): string {
  const unit = name === 'millScope' ? '' : PARAMETER_DEFINITIONS[name].unit;
  const key = `unit.${unit}`;
  return isMessageKey(key) ? formatMessage(key, locale) : unit;
}

/**
 * Formats a number of a parameter with all its decimals, grouped.
 * @example formatParameterNumber(73500) → "73,500"
 * @example formatParameterNumber(5.4447948) → "5.4447948"
 */
export const formatParameterNumber = (value: number): string => formatGroupedNumber(value, 20);

/**
 * Formats a value with its unit, or as the label of a choice; an unknown choice is shown as stored.
 * @example formatParameterValue('tripSpeed', 60, 'en') → "60 km/h"
 * @example formatParameterValue('millScope', 'insideArea', 'en') → "Inside the area"
 */
export function formatParameterValue(name: ParameterName, value: ParameterValue, locale: Locale): string {
  const key = `parameterChoice.${value}`;
  if (isMessageKey(key)) return formatMessage(key, locale);
  return typeof value === 'number'
    ? `${formatParameterNumber(value)} ${getParameterUnit(name, locale)}`
    : value;
}

/**
 * Returns the message for an invalid value.
 * @example formatParameterProblem('minDriveTime', 'outOfRange', 'en') → "Enter a number from 1 to 60"
 */
export function formatParameterProblem(
  name: NumericParameter,
  problem: ParameterProblem,
  locale: Locale
): string {
  const { min, max, step = 0 }: ParameterDefinition = PARAMETER_DEFINITIONS[name];
  const bounds = { min: formatParameterNumber(min), max: formatParameterNumber(max), step };
  return formatMessage(`parameterProblem.${problem}`, locale, bounds);
}
