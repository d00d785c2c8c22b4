import { React } from 'jimu-core';
import {
  announceRecords,
  formatMessage,
  isFailure,
  showToast,
  toApiClientError,
  useTask
} from 'widgets/shared-code/site-base';
import type { ErrorIssue, Fault, Locale } from 'widgets/shared-code/site-base';
import { buildInitialValues, FORMS, toPayload } from 'widgets/shared-code/site-domain';
import type { Plot, PlotRecord } from 'widgets/shared-code/site-domain';
import { plotRecords } from 'widgets/shared-code/site-api';
import { readRefusal } from '../refusal';

interface StatusChange {
  readonly busy: boolean;
  readonly fault: Fault | null;
  /** Reasons for which the plot was not released; null without a refusal. */
  readonly refusal: readonly ErrorIssue[] | null;
  /** Another user has changed the plot first. */
  readonly isStale: boolean;
  changeStatus(status: Plot['status'], rejection?: string): void;
}

/** Changes the status of a plot; all its other values stay. */
export function usePlotStatus(plot: PlotRecord, serverUrl: string, locale: Locale): StatusChange {
  const { busy, fault, run } = useTask();
  const [refusal, setRefusal] = React.useState<readonly ErrorIssue[] | null>(null);
  const [isStale, setIsStale] = React.useState(false);
  const changeStatus = (status: Plot['status'], rejection = '') =>
    void run(async () => {
      setRefusal(null);
      setIsStale(false);
      const form = FORMS.Plot.edit;
      const payload = toPayload(form, { ...buildInitialValues(form, plot), status, rejection });
      if (isFailure(payload)) throw new Error(`The stored plot is incomplete: ${payload.problem}`);
      try {
        await plotRecords.update(plot.id, payload.value, { version: plot.version, serverUrl });
        showToast('success', formatMessage('admin.plot.updated', locale));
        announceRecords('Plot');
      } catch (thrown) {
        const error = toApiClientError(thrown);
        const refused = readRefusal(error);
        setRefusal(refused);
        if (error.code === 'version_conflict') {
          setIsStale(true);
          announceRecords('Plot');
        } else if (refused === null) throw error;
      }
    });
  return { busy, fault, refusal, isStale, changeStatus };
}
