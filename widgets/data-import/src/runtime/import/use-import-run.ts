import { React } from 'jimu-core';
import { announceDataChange, useRequest, useTask } from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import type { ImportChoice, ImportRun } from 'widgets/shared-code/site-domain';
import { beginImportRun, cancelImportRun, fetchImportRun } from 'widgets/shared-code/site-api';

/** Pause between two requests for the state of a run, ms. */
const POLL_MS = 500;

export interface ImportRunState {
  /** Last check or import of the file; null before the first one. */
  readonly run: ImportRun | null;
  /** A check or an import is being begun or runs. */
  readonly busy: boolean;
  readonly fault: Fault | null;
  begin(kind: ImportRun['kind'], choice: ImportChoice): Promise<void>;
  /** A running check or import is being cancelled. */
  readonly isCancelling: boolean;
  cancel(): void;
  retry(): void;
}

/** Begins checks and imports of an uploaded file, and follows them until they end. */
export function useImportRun(fileId: string, serverUrl: string): ImportRunState {
  const [begun, setBegun] = React.useState<{ readonly count: number; readonly run: ImportRun | null }>({
    count: 0,
    run: null
  });
  const [polls, setPolls] = React.useState(0);
  const answer = useRequest(
    [fileId, serverUrl, begun.count, polls],
    async ([id, server, count], { signal }) => ({
      count,
      run: await fetchImportRun(id, { serverUrl: server, signal })
    })
  );
  const { last } = answer;
  // An answer of an earlier run is older than the one that was begun.
  const run = last?.count === begun.count ? last.run : begun.run;
  const isRunning = run?.state === 'running';
  const isWritten = run?.isWritten ?? false;
  React.useEffect(() => {
    if (isWritten) announceDataChange();
  }, [isWritten]);
  const shouldPoll = isRunning && answer.status === 'ready';
  React.useEffect(() => {
    if (!shouldPoll) return undefined;
    const timer = setTimeout(() => setPolls((count) => count + 1), POLL_MS);
    return () => clearTimeout(timer);
  }, [shouldPoll, polls]);
  const task = useTask();
  const begin = (kind: ImportRun['kind'], choice: ImportChoice) =>
    task.run(async () => {
      const started = await beginImportRun(fileId, kind, choice, { serverUrl });
      setBegun(({ count }) => ({ count: count + 1, run: started }));
    });
  const cancelling = useTask();
  const cancel = () =>
    void cancelling.run(async () => {
      await cancelImportRun(fileId, { serverUrl });
      answer.retry();
    });
  const fault = task.fault ?? cancelling.fault ?? (answer.status === 'failed' ? answer.fault : null);
  return {
    ...{ run, busy: task.busy || isRunning, fault, begin, retry: answer.retry },
    ...{ cancel, isCancelling: cancelling.busy }
  };
}
