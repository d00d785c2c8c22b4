/** Texts of the business parameters: names, units and values. */
import { groupedNumber } from '../formats';
import { PARAMETER_DEFINITIONS } from '../parameters';
import type {
  NumericParameter,
  ParameterDefinition,
  ParameterName,
  ParameterProblem,
  ParameterValue
} from '../parameters';
import { isMessageKey, message } from './messages';
import type { Locale } from './messages';

/**
 * Returns the label of a parameter.
 * @example parameterLabel('tripSpeed', 'en') → "Speed of a pickup trip"
 */
export const parameterLabel = (name: ParameterName, locale: Locale): string =>
  message(`parameter.${name}`, locale);

/**
 * Returns the unit of a parameter; '' for a choice. Symbols ('t/ha') are the same in every language.
 * @example parameterUnit('maxServiceAreas', 'fr') → "zones"
 * @example parameterUnit('tripSpeed', 'fr') → "km/h"
 */
export function parameterUnit(name: ParameterName, locale: Locale): string {
  const unit = name === 'millScope' ? '' : PARAMETER_DEFINITIONS[name].unit;
  const key = `unit.${unit}`;
  return isMessageKey(key) ? message(key, locale) : unit;
}

/**
 * Formats a number of a parameter with all its decimals, grouped.
 * @example parameterNumber(73500) → "73,500"
 * @example parameterNumber(5.4447948) → "5.4447948"
 */
export const parameterNumber = (value: number): string => groupedNumber(value, 20);

/**
 * Formats a value with its unit, or as the label of a choice; an unknown choice is shown as stored.
 * @example parameterText('tripSpeed', 60, 'en') → "60 km/h"
 * @example parameterText('millScope', 'insideArea', 'en') → "Inside the area"
 */
export function parameterText(name: ParameterName, value: ParameterValue, locale: Locale): string {
  const key = `parameterChoice.${value}`;
  if (isMessageKey(key)) return message(key, locale);
  return typeof value === 'number' ? `${parameterNumber(value)} ${parameterUnit(name, locale)}` : value;
}

/**
 * Returns the message for an invalid value.
 * @example parameterMessage('minDriveTime', 'outOfRange', 'en') → "Enter a number from 1 to 60"
 */
export function parameterMessage(name: NumericParameter, problem: ParameterProblem, locale: Locale): string {
  const { min, max, step = 0 }: ParameterDefinition = PARAMETER_DEFINITIONS[name];
  const bounds = { min: parameterNumber(min), max: parameterNumber(max), step };
  return message(`parameterProblem.${problem}`, locale, bounds);
}
