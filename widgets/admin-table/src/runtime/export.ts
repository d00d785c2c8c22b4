import { formatMessage, formatOptionLabel } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { toFieldLabelKey } from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import type { AnyRecord } from 'widgets/shared-code/site-api';
import { formatCsv, readTableView } from 'widgets/shared-code/site-records';
import type { DataTableModel, ExportNote } from 'widgets/shared-code/site-records';

import { getColumnTitle } from './columns';
import type { Texts } from './use-texts';
import type { RecordsView } from './view';

/** The view and columns of an exported table. */
export interface RecordsExport {
  readonly view: RecordsView;
  readonly columns: readonly RecordColumn[];
  readonly locale: Locale;
}

function describeOrder({ view: { sort }, columns, locale }: RecordsExport, t: Texts): string | null {
  const column = columns.find(({ name }) => name === sort?.replace(/^-/, ''));
  if (sort === null || !column) return null;
  return t(sort.startsWith('-') ? 'descending' : 'ascending', { column: getColumnTitle(column, locale) });
}

function listNotes(exported: RecordsExport, count: number, t: Texts): ExportNote[] {
  const { view, columns, locale } = exported;
  const order = describeOrder(exported, t);
  const filters = columns.flatMap((column) => {
    const values = view.filters[column.name] ?? [];
    const label = formatMessage(toFieldLabelKey(column), locale);
    const value = values.map((one) => formatOptionLabel(one, locale)).join(', ');
    return values.length === 0 ? [] : [{ key: column.name, label, value }];
  });
  return [
    ...(view.search === '' ? [] : [{ key: 'search', label: t('noteSearch'), value: view.search }]),
    ...filters,
    ...(order === null ? [] : [{ key: 'order', label: t('noteSort'), value: order }]),
    { key: 'records', label: t('noteCount'), value: count },
    { key: 'exportedAt', label: t('noteAt'), value: new Date().toISOString() },
    { key: 'source', label: t('noteSource'), value: window.location.origin }
  ];
}

/**
 * Returns all records of a view as CSV, with the visible columns in the current order, and the filters as
 * notes.
 */
export function recordsCsv(
  model: DataTableModel<AnyRecord>,
  records: readonly AnyRecord[],
  exported: RecordsExport,
  t: Texts
): string {
  return formatCsv({ ...readTableView(model, records), notes: listNotes(exported, records.length, t) });
}
