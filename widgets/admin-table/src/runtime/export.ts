import type {
  AnyRecord,
  DataTableModel,
  ExportNote,
  Locale,
  RecordColumn
} from 'widgets/shared-code/site-core';
import { csvText, fieldLabel, message, optionLabel, tableView } from 'widgets/shared-code/site-core';

import { titleOf } from './columns';
import type { Texts } from './use-texts';
import type { View } from './view';

/** The view and columns of an exported table. */
export interface Exported {
  readonly view: View;
  readonly columns: readonly RecordColumn[];
  readonly locale: Locale;
}

function orderOf({ view: { sort }, columns, locale }: Exported, t: Texts): string | null {
  const column = columns.find(({ name }) => name === sort?.replace(/^-/, ''));
  if (sort === null || !column) return null;
  return t(sort.startsWith('-') ? 'descending' : 'ascending', { column: titleOf(column, locale) });
}

function notesOf(exported: Exported, count: number, t: Texts): ExportNote[] {
  const { view, columns, locale } = exported;
  const order = orderOf(exported, t);
  const filters = columns.flatMap((column) => {
    const values = view.filters[column.name] ?? [];
    const label = message(fieldLabel(column), locale);
    const value = values.map((one) => optionLabel(one, locale)).join(', ');
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
  exported: Exported,
  t: Texts
): string {
  return csvText({ ...tableView(model, records), notes: notesOf(exported, records.length, t) });
}
