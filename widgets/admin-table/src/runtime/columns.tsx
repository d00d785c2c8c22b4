import {
  ExternalLink,
  formatMessage,
  formatNumber,
  formatOptionLabel,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import {
  formatDay,
  formatKilometres,
  formatNetCo2,
  isWebAddress,
  readRecordValue,
  readStoredTexts,
  shortenUrl,
  toFieldLabelKey
} from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import type { AnyRecord } from 'widgets/shared-code/site-api';
import { addUnit, StatusChip, Thumbnail } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';

import type { Texts } from './use-texts';

/** Decimals of figures without a format of their own. */
const DECIMALS = 4;

/** Formats of figures that are the same on every page. */
const FIGURE_FORMATS: Readonly<Partial<Record<string, (value: number) => string>>> = {
  netCo2: formatNetCo2,
  distanceToFactory: formatKilometres
};

const readCell = (column: RecordColumn, row: AnyRecord, locale: Locale): string | number | null => {
  const value = readRecordValue(column, row);
  return column.kind === 'choice' && typeof value === 'string' ? formatOptionLabel(value, locale) : value;
};

/** Formats a value; '–' for null. */
function formatCell(column: RecordColumn, row: AnyRecord, locale: Locale): string {
  const value = readCell(column, row, locale);
  if (value === null) return formatNumber(null);
  if (typeof value === 'number') return FIGURE_FORMATS[column.name]?.(value) ?? formatNumber(value, DECIMALS);
  return column.kind === 'day' ? (formatDay(value) ?? value) : value;
}

function Pictures({ addresses, t }: { readonly addresses: readonly string[]; readonly t: Texts }) {
  const { space } = useThemeStyles();
  const [first] = addresses;
  if (first === undefined) return formatNumber(null);
  const more = addresses.length > 1 ? ` +${addresses.length - 1}` : '';
  return (
    <span
      title={addresses.join('\n')}
      css={{ display: 'inline-flex', alignItems: 'center', gap: space(2), verticalAlign: 'middle' }}
    >
      <Thumbnail key={first} url={first} />
      <span>
        {isWebAddress(first) ? (
          <ExternalLink href={first} aria-label={t('picture', { address: shortenUrl(first) })}>
            {shortenUrl(first)}
          </ExternalLink>
        ) : (
          shortenUrl(first)
        )}
        {more}
      </span>
    </span>
  );
}

/** Returns the cell renderer of a column; undefined for plain text. */
function createCellRenderer(column: RecordColumn, locale: Locale, t: Texts): DataColumn<AnyRecord>['cell'] {
  if (column.kind === 'urls')
    return (row) => <Pictures addresses={readStoredTexts(row, column.field)} t={t} />;
  if (column.name !== 'status') return undefined;
  return (row) => {
    const status = readRecordValue(column, row);
    return typeof status === 'string' ? <StatusChip status={status} locale={locale} /> : formatNumber(null);
  };
}

/** Returns the heading of a column: its label in the catalogue, with its unit. */
export const getColumnTitle = (column: RecordColumn, locale: Locale): string =>
  addUnit(formatMessage(toFieldLabelKey(column), locale), column.unit, locale);

/** Sorts the chosen columns first, in their chosen order, and the others after them. */
function sortColumns(columns: readonly RecordColumn[], chosen: readonly string[]): RecordColumn[] {
  const getPosition = ({ name }: RecordColumn) =>
    chosen.includes(name) ? chosen.indexOf(name) : chosen.length;
  return [...columns].sort((one, other) => getPosition(one) - getPosition(other));
}

/**
 * Returns the table columns of one kind of record; the first column is the row header.
 * @param chosen names of the properties that are placed first.
 */
export function dataColumns(
  columns: readonly RecordColumn[],
  chosen: readonly string[],
  locale: Locale,
  t: Texts
): readonly DataColumn<AnyRecord>[] {
  const [first] = columns;
  return sortColumns(columns, chosen).map((column) => ({
    key: column.name,
    title: getColumnTitle(column, locale),
    numeric: column.kind === 'number',
    isRowHeader: column === first,
    strong: column === first,
    sortable: column.isSortable,
    isPhone: column.isPhone,
    value: (row) => readCell(column, row, locale),
    text: (row) => formatCell(column, row, locale),
    cell: createCellRenderer(column, locale, t)
  }));
}
