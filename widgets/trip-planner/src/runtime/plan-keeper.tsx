import { React } from 'jimu-core';
import {
  fetchParameters,
  fetchAgentPiles,
  Notice,
  useAddressState,
  useRequest,
  useRainInAddress,
  useWidgetState
} from 'widgets/shared-code/site-core';
import type { AddressedPlans } from './address';
import { toAddressedPlans, PLANS_CODEC, toRequests } from './address';
import { failPlan, finishPlan, restorePlans, TRIP_PLANNER } from './state';
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
  const request = state.queue[0] ?? null;
  const asked = useRequest(request && ([request, serverUrl] as const), async ([one, url], { signal }) => {
    const [piles, set] = await Promise.all([
      fetchAgentPiles(one.agent, { serverUrl: url, signal }),
      fetchParameters(url, signal)
    ]);
    return { ...one, piles, set, at: new Date().toISOString() };
  });
  const plan = asked.status === 'ready' ? asked.answer : null;
  const fault = asked.status === 'failed' ? asked.fault : null;
  React.useEffect(() => {
    if (plan) change((before) => finishPlan(before, plan));
  }, [plan, change]);
  React.useEffect(() => {
    if (request && fault)
      change((before) => failPlan(before, request, { kind: fault.kind, message: fault.message }));
  }, [request, fault, change]);
  const restoreFromAddress = (found: AddressedPlans) =>
    // A part that is mounted again finds its plans in the state.
    change((before) =>
      before.plans.length + before.queue.length > 0
        ? before
        : restorePlans(before, toRequests(found), found.shown)
    );
  const problem = useAddressState(`trips.${toolId}`, {
    state: toAddressedPlans(state),
    codec: PLANS_CODEC,
    onRead: restoreFromAddress
  });
  useRainInAddress(toolId, state.rainy, () => change((before) => ({ ...before, rainy: true })));
  if (problem === null || dismissed) return null;
  return (
    <Notice kind="warning" title={t('addressTitle')} onDismiss={() => setDismissed(true)}>
      {t('addressRefused')}
    </Notice>
  );
}
