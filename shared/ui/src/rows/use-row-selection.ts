import type { DataSource } from 'jimu-core';
import type { Fault } from '../fault';
import { selectRecords, useSelectedIds } from '../select-records';
import { useAnswer } from '../use-answer';
import { useTask } from '../use-task';
import type { SharedRecords } from './rows-source';

export interface SharedSelection {
  readonly source: DataSource;
  /** Of all that are selected, shown or not. */
  readonly ids: readonly string[];
  /** Why the last change could not be made. */
  readonly fault: Fault | null;
  change(rows: readonly string[], on: boolean): void;
  clear(): void;
}

/**
 * Which records of a table are selected, in the app's own data source, so that a map, a list or a chart beside it shows the
 * same. Null for records that are no layer's, and until the source is there.
 * @param widgetId in whose name is said what is selected here.
 */
export function useRowSelection(widgetId: string, shared: SharedRecords | undefined): SharedSelection | null {
  const made = useAnswer(shared ? [shared] : null, ([records]) => records.source());
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
