import { React } from 'jimu-core';
import { formatMessage, showToast } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { FORMS, listRecordColumns } from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import type { AnyRecord } from 'widgets/shared-code/site-api';
import { useDataTable, usePersistedColumns, useStoredColumns } from 'widgets/shared-code/site-records';
import type { DataTableModel } from 'widgets/shared-code/site-records';
import type { Settings } from '../config';
import { dataColumns } from './columns';
import { useRecords, useView } from './use-records';
import type { RecordsAnswer, ViewControl } from './use-records';
import { useTexts } from './use-texts';

const NONE: readonly AnyRecord[] = [];

export interface RecordsTableProps {
  readonly widgetId: string;
  readonly settings: Settings;
  readonly locale: Locale;
}

export interface RecordsTableModel {
  readonly columns: readonly RecordColumn[];
  readonly control: ViewControl;
  readonly answer: RecordsAnswer;
  readonly fault: Fault | null;
  /** Title of the notice and the toast after a failure. */
  readonly failed: string;
  readonly table: DataTableModel<AnyRecord>;
}

/** Goes to the new last page when the last record of the last page is deleted. */
function useLastPage(answer: RecordsAnswer, { view, change }: ViewControl, pageSize: number): void {
  const pages = answer.last ? Math.ceil(answer.last.total / pageSize) : null;
  const isPast = answer.status === 'ready' && pages !== null && pages > 0 && view.page >= pages;
  React.useEffect(() => {
    if (isPast) change({ page: pages - 1 });
  });
}

/** Returns the table of a page of records and its view; a toast reports a failed request. */
export function useRecordsTable({ widgetId, settings, locale }: RecordsTableProps): RecordsTableModel {
  const { markerType, pageSize, serverUrl, columns: chosen } = settings;
  const t = useTexts();
  const columns = React.useMemo(() => listRecordColumns(markerType), [markerType]);
  const shown = React.useMemo(() => dataColumns(columns, chosen, locale, t), [columns, chosen, locale, t]);
  const control = useView(widgetId, columns);
  const { view, change } = control;
  const answer = useRecords(markerType, view, { pageSize, serverUrl });
  const keys = shown.map(({ key }) => key);
  // The key contains the setting, so that a changed setting discards the stored columns.
  const kept = `admin-table:${widgetId}:${chosen.join()}`;
  const hidden = useStoredColumns(
    kept,
    keys,
    chosen.length === 0 ? [] : keys.filter((key) => !chosen.includes(key))
  );
  const table = useDataTable({
    columns: shown,
    rows: answer.last?.records ?? NONE,
    pageSize,
    fetched: {
      page: view.page,
      total: answer.last?.total ?? 0,
      onPage: (page) => change({ page }),
      sort: view.sort,
      onSort: (sort) => change({ sort })
    },
    hidden,
    rowKey: ({ id }) => id
  });
  usePersistedColumns(kept, table);

  const failed = formatMessage(`admin.${FORMS[markerType].edit.noun}.listFailed`, locale);
  const fault = answer.status === 'failed' ? answer.fault : null;
  React.useEffect(() => {
    if (fault?.kind === 'failed') showToast('error', failed);
  }, [fault, failed]);
  useLastPage(answer, control, pageSize);
  return { columns, control, answer, fault, failed, table };
}
