import { React } from 'jimu-core';
import { isFailure, Notice, useWidgetState } from 'widgets/shared-code/site-base';
import type { CallOptions } from 'widgets/shared-code/site-api';
import {
  fetchAgentNames,
  fetchAgentPiles,
  fetchParameters,
  fetchRoadDrives
} from 'widgets/shared-code/site-api';
import { useAnalysisLink, usePendingRequest, useRainInAddress } from 'widgets/shared-code/site-analysis';
import { TRIP_ANALYSIS } from './analysis';
import { STRAIGHT } from './plan-basis';
import { computeFigures } from './plan-view';
import type { PickupPlan, PlanRequest, PlanRoads, RoadsRequest } from './state';
import { failPlan, findMissingRoads, finishPlan, finishRoads, switchRain, TRIP_PLANNER } from './state';
import { useTexts } from './use-texts';

interface PlanKeeperProps {
  readonly toolId: string;
  readonly serverUrl: string;
}

/** Fetches the inputs of a plan. An agent without piles is looked up in the list of agents. */
async function fetchPlan(request: PlanRequest, options: CallOptions): Promise<PickupPlan> {
  const [piles, set] = await Promise.all([
    fetchAgentPiles(request.agent, options),
    fetchParameters(options.serverUrl, options.signal)
  ]);
  const isAgentKnown = piles.length > 0 || (await fetchAgentNames(options)).includes(request.agent);
  return { ...request, piles, set, isAgentKnown, roads: {}, at: new Date().toISOString() };
}

/** Fetches the roads of a plan in a season. A plan that cannot be made has no place to drive to. */
async function fetchRoads({ plan, season }: RoadsRequest, options: CallOptions): Promise<PlanRoads> {
  const figures = computeFigures(plan, STRAIGHT);
  if (isFailure(figures)) return { drives: {}, rain: null };
  const { places, rules } = figures.value;
  const { drives, rain } = await fetchRoadDrives(rules.factory, places, season, options);
  return { drives: Object.fromEntries(places.map(({ key }, at) => [key, drives[at]!])), rain };
}

/**
 * Requests the queued plans of the state and their roads, and keeps the address in step with the state. Exactly
 * one part of the widget renders it, the part that is always mounted; it shows only why an address could not be
 * used.
 */
export function PlanKeeper({ toolId, serverUrl }: PlanKeeperProps) {
  const t = useTexts();
  const [state, change] = useWidgetState(toolId, TRIP_PLANNER);
  const [dismissed, setDismissed] = React.useState(false);
  usePendingRequest({
    pending: state.queue[0] ?? null,
    serverUrl,
    ask: fetchPlan,
    onAnswer: (_request, plan) => change((before) => finishPlan(before, plan)),
    onFault: (request, fault) => change((before) => failPlan(before, request, fault))
  });
  const { plans, rainy } = state;
  usePendingRequest({
    pending: React.useMemo(() => findMissingRoads({ plans, rainy }), [plans, rainy]),
    serverUrl,
    ask: fetchRoads,
    onAnswer: (request, roads) => change((before) => finishRoads(before, request, roads)),
    onFault: (request, fault) => change((before) => finishRoads(before, request, { fault }))
  });
  const problem = useAnalysisLink(toolId, TRIP_ANALYSIS);
  useRainInAddress(toolId, state.rainy, () => change((before) => switchRain(before, true)));
  if (problem === null || dismissed) return null;
  return (
    <Notice kind="warning" title={t('addressTitle')} onDismiss={() => setDismissed(true)}>
      {t('addressRefused')}
    </Notice>
  );
}
