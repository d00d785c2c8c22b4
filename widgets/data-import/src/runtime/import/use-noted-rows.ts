import { React } from 'jimu-core';
import { useTask } from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import { MAX_NOTED_ROWS } from 'widgets/shared-code/site-domain';
import type { ImportRun } from 'widgets/shared-code/site-domain';
import { fetchNotedRows } from 'widgets/shared-code/site-api';

export interface NotedRowsState {
  /** Rows with notes that were fetched so far. */
  readonly rows: ImportRun['notedRows'];
  /** Number of rows that the next page adds; 0 after the last one. */
  readonly next: number;
  readonly busy: boolean;
  readonly fault: Fault | null;
  showNext(): void;
}

/** Returns the rows with notes of a run: the ones that its answer contains, and further pages on request. */
export function useNotedRows(run: ImportRun, fileId: string, serverUrl: string): NotedRowsState {
  const [more, setMore] = React.useState<{ readonly of: ImportRun; readonly rows: ImportRun['notedRows'] }>({
    of: run,
    rows: []
  });
  const { busy, fault, run: runTask } = useTask();
  const rows = more.of === run ? [...run.notedRows, ...more.rows] : run.notedRows;
  const showNext = () =>
    void runTask(async () => {
      const page = Math.ceil(rows.length / MAX_NOTED_ROWS) + 1;
      const added = await fetchNotedRows(fileId, page, { serverUrl });
      setMore((before) => ({ of: run, rows: [...(before.of === run ? before.rows : []), ...added] }));
    });
  const next = Math.max(0, Math.min(MAX_NOTED_ROWS, run.notedRowCount - rows.length));
  return { rows, next, busy, fault, showNext };
}
