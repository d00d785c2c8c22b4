import type { DataSource } from 'jimu-core';
import type { Fault } from '../../kit/notices/fault';
import { selectRecords, useSelectedIds } from '../select-records';
import { useRequest } from '../../kit/requests/use-request';
import { useTask } from '../../kit/requests/use-task';
import type { SharedRecords } from './rows-source';

export interface SharedSelection {
  readonly source: DataSource;
  /** Ids of all selected records, shown or not. */
  readonly ids: readonly string[];
  /** Reason why the last change failed, or null. */
  readonly fault: Fault | null;
  change(rows: readonly string[], on: boolean): void;
  clear(): void;
}

/**
 * Selection of a table's records in the app's own data source, so that a map, list or chart beside it shows the
 * same. Null for records without a layer, and until the source is created.
 * @param widgetId widget that publishes the selection.
 */
export function useRowSelection(widgetId: string, shared: SharedRecords | undefined): SharedSelection | null {
  const made = useRequest(shared ? [shared] : null, ([records]) => records.source());
  const source = made.status === 'ready' ? made.answer : null;
  const ids = useSelectedIds(source?.id);
  const { run, fault } = useTask();
  if (!shared || !source) return null;
  return {
    source,
    ids,
    fault,
    change: (rows, on) =>
      void run(async () => {
        const others = ids.filter((id) => !rows.includes(id));
        const wanted = on ? [...others, ...rows] : others;
        selectRecords(widgetId, source, wanted.length === 0 ? [] : await shared.read(source, wanted));
      }),
    clear: () => selectRecords(widgetId, source, [])
  };
}
