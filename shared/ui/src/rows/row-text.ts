import { formatDay, formatInstant, formatNumber, nameOfSlug, optionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import type { Attributes, RowsField } from './rows-source';

const NUMBERS = ['double', 'single', 'integer', 'small-integer', 'long', 'big-integer'];

/** Numbers stand at the right. */
export const isNumeric = ({ type }: RowsField): boolean => NUMBERS.includes(type);

/** Decimal places of a number of which nothing says how many. */
const MOST_DECIMALS = 4;

/** A value as it is read: numbers grouped, days as dd/mm/yyyy, words by their names, '–' where there is none. */
export function rowText(
  { type, decimals = MOST_DECIMALS }: RowsField,
  value: Attributes[string],
  locale: Locale
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (type === 'date') return formatInstant(Number(value)) ?? '–';
  if (type === 'date-only') return formatDay(String(value)) ?? String(value);
  return typeof value === 'number' ? formatNumber(value, decimals) : optionLabel(nameOfSlug(value), locale);
}

/** A value as a file has it: as the record holds it, a moment in the form of ISO 8601. */
export function rowValue({ type }: RowsField, value: Attributes[string]): string | number | null {
  if (value === null || value === undefined) return null;
  if (type !== 'date' || typeof value !== 'number') return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
