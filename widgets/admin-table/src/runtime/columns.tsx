import type { AnyRecord, DataColumn, Locale, RecordColumn } from 'widgets/shared-code/site-core';
import {
  ExternalLink,
  fieldLabel,
  formatDay,
  formatKilometres,
  formatNetCo2,
  formatNumber,
  isWebAddress,
  message,
  optionLabel,
  recordValue,
  shortUrl,
  StatusChip,
  storedTexts,
  withUnit
} from 'widgets/shared-code/site-core';

import type { Texts } from './use-texts';

/** Decimals of figures that have no rule of their own. */
const DECIMALS = 4;

/** Figures that are written in one way everywhere. */
const WRITTEN: Readonly<Partial<Record<string, (value: number) => string>>> = {
  netCo2: formatNetCo2,
  distanceToFactory: formatKilometres
};

const valueOf = (column: RecordColumn, row: AnyRecord, locale: Locale): string | number | null => {
  const value = recordValue(column, row);
  return column.kind === 'choice' && typeof value === 'string' ? optionLabel(value, locale) : value;
};

/** A value as it reads; '–' for none. */
function textOf(column: RecordColumn, row: AnyRecord, locale: Locale): string {
  const value = valueOf(column, row, locale);
  if (value === null) return formatNumber(null);
  if (typeof value === 'number') return WRITTEN[column.name]?.(value) ?? formatNumber(value, DECIMALS);
  return column.kind === 'day' ? (formatDay(value) ?? value) : value;
}

function Pictures({ addresses, t }: { readonly addresses: readonly string[]; readonly t: Texts }) {
  const [first] = addresses;
  if (first === undefined) return formatNumber(null);
  const more = addresses.length > 1 ? ` +${addresses.length - 1}` : '';
  return (
    <span title={addresses.join('\n')}>
      {isWebAddress(first) ? (
        <ExternalLink href={first} aria-label={t('picture', { address: shortUrl(first) })}>
          {shortUrl(first)}
        </ExternalLink>
      ) : (
        shortUrl(first)
      )}
      {more}
    </span>
  );
}

/** What is drawn instead of the text. */
function cellOf(column: RecordColumn, locale: Locale, t: Texts): DataColumn<AnyRecord>['cell'] {
  if (column.kind === 'urls') return (row) => <Pictures addresses={storedTexts(row, column.field)} t={t} />;
  if (column.name !== 'status') return undefined;
  return (row) => {
    const status = recordValue(column, row);
    return typeof status === 'string' ? <StatusChip status={status} locale={locale} /> : formatNumber(null);
  };
}

/** A column's heading: its name in the catalogue, and its unit. */
export const titleOf = (column: RecordColumn, locale: Locale): string =>
  withUnit(message(fieldLabel(column), locale), column.unit, locale);

/** Those that are chosen first, in their order; then the others. */
function inOrder(columns: readonly RecordColumn[], chosen: readonly string[]): RecordColumn[] {
  const place = ({ name }: RecordColumn) => (chosen.includes(name) ? chosen.indexOf(name) : chosen.length);
  return [...columns].sort((one, other) => place(one) - place(other));
}

/**
 * The columns of the kit's table for one kind of record; what a record is called by names its row.
 * @param chosen the properties that stand first.
 */
export function dataColumns(
  columns: readonly RecordColumn[],
  chosen: readonly string[],
  locale: Locale,
  t: Texts
): readonly DataColumn<AnyRecord>[] {
  const [first] = columns;
  return inOrder(columns, chosen).map((column) => ({
    key: column.name,
    title: titleOf(column, locale),
    numeric: column.kind === 'number',
    isRowHeader: column === first,
    strong: column === first,
    sortable: column.isSortable,
    isPhone: column.isPhone,
    value: (row) => valueOf(column, row, locale),
    text: (row) => textOf(column, row, locale),
    cell: cellOf(column, locale, t)
  }));
}
