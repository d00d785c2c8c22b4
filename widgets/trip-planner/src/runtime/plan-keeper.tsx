import { React } from 'jimu-core';
import { Notice, useWidgetState } from 'widgets/shared-code/site-base';
import { fetchAgentPiles, fetchParameters } from 'widgets/shared-code/site-api';
import { useAnalysisLink, usePendingRequest, useRainInAddress } from 'widgets/shared-code/site-analysis';
import { TRIP_ANALYSIS } from './analysis';
import { failPlan, finishPlan, TRIP_PLANNER } from './state';
import { useTexts } from './use-texts';

interface PlanKeeperProps {
  readonly toolId: string;
  readonly serverUrl: string;
}

/**
 * Requests the queued plans of the state and keeps the address in step with them. Exactly one part of the
 * widget renders it, the part that is always mounted; it shows only why an address could not be used.
 */
export function PlanKeeper({ toolId, serverUrl }: PlanKeeperProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, TRIP_PLANNER);
  const [dismissed, setDismissed] = React.useState(false);
  usePendingRequest({
    pending: state.queue[0] ?? null,
    serverUrl,
    ask: async (request, options) => {
      const [piles, set] = await Promise.all([
        fetchAgentPiles(request.agent, options),
        fetchParameters(options.serverUrl, options.signal)
      ]);
      return { ...request, piles, set, at: new Date().toISOString() };
    },
    onAnswer: (_request, plan) => change((before) => finishPlan(before, plan)),
    onFault: (request, { kind, message }) => change((before) => failPlan(before, request, { kind, message }))
  });
  const problem = useAnalysisLink(toolId, TRIP_ANALYSIS);
  useRainInAddress(toolId, state.rainy, () => change((before) => ({ ...before, rainy: true })));
  if (problem === null || dismissed) return null;
  return (
    <Notice kind="warning" title={t('addressTitle')} onDismiss={() => setDismissed(true)}>
      {t('addressRefused')}
    </Notice>
  );
}
