import { React } from 'jimu-core';
import { changeWidgetState, useWidgetState } from 'widgets/shared-code/site-base';
import { useLinkProblem } from 'widgets/shared-code/site-tools';
import { useAnalysisLink, useAnalysisOutput, usePendingRequest } from 'widgets/shared-code/site-analysis';
import { SITES_ANALYSIS } from '../analysis';
import { failRequest, finishScenario, getShownScenario, SITES_PROGRESS, WHERE_NEXT } from '../state';
import { computeScenario } from './compute-scenario';

interface SitesKeeperProps {
  readonly toolId: string;
  readonly serverUrl: string;
  readonly folderUrl: string;
  /** Longest search, s. */
  readonly searchSeconds: number;
}

const MS_PER_SECOND = 1_000;

/**
 * Computes the pending scenario of the state, and keeps the address and the output data source in step with it.
 * Exactly one part of the widget renders it, the part that is always mounted.
 */
export function SitesKeeper({ toolId, serverUrl, folderUrl, searchSeconds }: SitesKeeperProps) {
  const [state, change] = useWidgetState(toolId, WHERE_NEXT);
  const { queue, stoppedId } = state;
  const search = React.useRef<{ readonly id: number; readonly stop: AbortController } | null>(null);
  usePendingRequest({
    pending: queue[0] ?? null,
    serverUrl,
    ask: (request, options) => {
      const stop = new AbortController();
      search.current = { id: request.id, stop };
      // A dropped search ends too; its answer is ignored.
      options.signal.addEventListener('abort', () => stop.abort());
      return computeScenario(request, {
        ...options,
        folderUrl,
        milliseconds: searchSeconds * MS_PER_SECOND,
        stop: stop.signal,
        onProgress: (progress) => {
          if (!options.signal.aborted)
            changeWidgetState(toolId, SITES_PROGRESS, () => ({ ...progress, requestId: request.id }));
        }
      });
    },
    onAnswer: (request, outcome) =>
      change((before) =>
        'scenario' in outcome
          ? finishScenario(before, outcome.scenario)
          : failRequest(before, request, outcome.reason)
      ),
    onFault: (request, { kind, code, message }) =>
      change((before) => failRequest(before, request, { kind, code, message }))
  });
  React.useEffect(() => {
    if (stoppedId !== null && search.current?.id === stoppedId) search.current.stop.abort();
  }, [stoppedId]);
  useLinkProblem(useAnalysisLink(toolId, SITES_ANALYSIS));
  useAnalysisOutput(toolId, SITES_ANALYSIS, getShownScenario(state));
  return null;
}
