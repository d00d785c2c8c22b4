import { React } from 'jimu-core';
import { changeWidgetState, useWidgetState } from 'widgets/shared-code/site-base';
import { useLinkProblem } from 'widgets/shared-code/site-tools';
import { useAnalysisLink, useAnalysisOutput, usePendingRequest } from 'widgets/shared-code/site-analysis';
import { ROUNDS_ANALYSIS } from '../analysis';
import { failPlan, finishPlan, getShownPlan, PICKUP_ROUNDS, ROUNDS_PROGRESS } from '../state';
import { computePlan } from './compute-plan';
import { createMatrixSource } from './matrix-source';

interface RoundsKeeperProps {
  readonly toolId: string;
  readonly serverUrl: string;
  readonly folderUrl: string;
}

/**
 * Computes the pending plan of the state, and keeps the address and the output data source in step with it.
 * Exactly one part of the widget renders it, the part that is always mounted.
 */
export function RoundsKeeper({ toolId, serverUrl, folderUrl }: RoundsKeeperProps) {
  const [state, change] = useWidgetState(toolId, PICKUP_ROUNDS);
  const { pending, stoppedId } = state;
  const [fetchMatrix] = React.useState(createMatrixSource);
  const search = React.useRef<{ readonly id: number; readonly stop: AbortController } | null>(null);
  usePendingRequest({
    pending,
    serverUrl,
    ask: (request, options) => {
      const stop = new AbortController();
      search.current = { id: request.id, stop };
      // A dropped search ends too; its answer is ignored.
      options.signal.addEventListener('abort', () => stop.abort());
      return computePlan(request, {
        ...options,
        folderUrl,
        stop: stop.signal,
        fetchMatrix,
        onProgress: (progress) => {
          if (!options.signal.aborted)
            changeWidgetState(toolId, ROUNDS_PROGRESS, () => ({ ...progress, requestId: request.id }));
        }
      });
    },
    onAnswer: (request, outcome) =>
      change((before) =>
        'plan' in outcome ? finishPlan(before, outcome.plan) : failPlan(before, request, outcome.reason)
      ),
    onFault: (request, { kind, code, message }) =>
      change((before) => failPlan(before, request, { kind, code, message }))
  });
  React.useEffect(() => {
    if (stoppedId !== null && search.current?.id === stoppedId) search.current.stop.abort();
  }, [stoppedId]);
  useLinkProblem(useAnalysisLink(toolId, ROUNDS_ANALYSIS));
  useAnalysisOutput(toolId, ROUNDS_ANALYSIS, getShownPlan(state));
  return null;
}
