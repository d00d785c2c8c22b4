import { formatDay, formatInstant, formatNumber, findNameBySlug, formatOptionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import type { RowAttributes, RowsField } from './rows-source';

const NUMBERS = ['double', 'single', 'integer', 'small-integer', 'long', 'big-integer'];

/** Numeric columns are aligned right. */
export const isNumeric = ({ type }: RowsField): boolean => NUMBERS.includes(type);

/** Maximum decimal places of a number if the field does not define them. */
const MAX_DECIMALS = 4;

/** Formats a value: numbers grouped, days as dd/mm/yyyy, words by their names, '–' for no value. */
export function formatRowValue(
  { type, decimals = MAX_DECIMALS }: RowsField,
  value: RowAttributes[string],
  locale: Locale
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (type === 'date') return formatInstant(Number(value)) ?? '–';
  if (type === 'date-only') return formatDay(String(value)) ?? String(value);
  return typeof value === 'number'
    ? formatNumber(value, decimals)
    : formatOptionLabel(findNameBySlug(value), locale);
}

/** Returns a value for a file: as the record holds it, instants in ISO 8601. */
export function toExportValue({ type }: RowsField, value: RowAttributes[string]): string | number | null {
  if (value === null || value === undefined) return null;
  if (type !== 'date' || typeof value !== 'number') return value;
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
