import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useThemeStyles, useWidgetState, visuallyHidden } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { REQUESTED_AGENT, REQUESTED_PLAN } from 'widgets/shared-code/site-tools';
import {
  useAnalysisOutput,
  useLinkedParts,
  usePlaceTool,
  useRequested
} from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import { goToPlaces } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import { TRIP_ANALYSIS } from '../analysis';
import { PlanKeeper } from '../plan-keeper';
import { useComparedFigures, useCurrentFigures, useShownTrips } from '../plan-view';
import type { PlannerState } from '../state';
import { chooseAgent, chooseFactory, removePlan, requestPlan, TRIP_PLANNER } from '../state';
import { useTexts } from '../use-texts';
import { basisText, planTitle } from '../words';
import { AgentsForm } from './agents-form';
import { Comparison } from './comparison';
import { MissingPlan } from './missing-plan';
import { PlanProgress } from './plan-progress';
import { PlanResult } from './plan-result';
import { listPositions, usePlanInView, useTripLayer } from './use-trip-layer';
import { useWays } from './use-ways';

interface CurrentPlanOptions {
  readonly state: PlannerState;
  readonly serverUrl: string;
  readonly view: JimuMapView | null;
}

/** Returns the figures and routes of the current plan; draws it on the map and publishes its trips. */
function useCurrentPlan(toolId: string, { state, serverUrl, view }: CurrentPlanOptions) {
  const t = useTexts();
  const current = useCurrentFigures(state);
  const figures = current.made?.ok ? current.made.value : null;
  const lines = useWays(figures, serverUrl);
  const known = lines.status === 'ready' ? lines.answer : null;
  useTripLayer(view, figures, known, t('_widgetLabel'));
  usePlanInView(view, figures, state);
  const shown = useShownTrips(figures, state.shown);
  const trips = React.useMemo(
    () => figures && shown && { figures, shown, lines: known },
    [figures, shown, known]
  );
  useAnalysisOutput(toolId, TRIP_ANALYSIS, trips);
  return { current, figures, lines };
}

/** The planner: a form for agent, vehicles, tonnes and factory, and the resulting plan. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view, locale } = props;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(id, TRIP_PLANNER);
  const linked = useLinkedParts(id);
  const alone = small || !linked.includes('timeline');
  const { serverUrl } = config;
  const { current, figures, lines } = useCurrentPlan(id, { state, serverUrl, view });
  useRequested(id, REQUESTED_AGENT, (agent) => change((before) => chooseAgent(before, agent)));
  useRequested(id, REQUESTED_PLAN, (requested) => change((before) => requestPlan(before, requested)));
  usePlaceTool({
    ...props,
    prompt: t('factoryPrompt'),
    on: state.placing,
    onStepBack: () => change((before) => ({ ...before, placing: false })),
    onPick: ({ latitude, longitude }) =>
      change((before) => chooseFactory(before, { name: null, latitude, longitude }))
  });
  const compared = useComparedFigures(state.plans, current.basis);
  const showOnMap = () => {
    if (view && figures) void goToPlaces(getMapView(view), listPositions(figures));
  };
  return (
    <>
      {alone && <PlanKeeper toolId={id} serverUrl={serverUrl} />}
      {config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>}
      <AgentsForm state={state} serverUrl={serverUrl} view={view} locale={locale} change={change} />
      <PlanProgress state={state} change={change} />
      {compared.length === 2 && (
        <Comparison plans={compared} onRemove={(planId) => change((before) => removePlan(before, planId))} />
      )}
      {current.plan && !figures && (
        <MissingPlan plan={current.plan} current={current} state={state} locale={locale} change={change} />
      )}
      {figures && (
        <PlanResult
          toolId={id}
          figures={figures}
          current={current}
          lines={lines}
          state={state}
          withTimeline={alone}
          locale={locale}
          change={change}
          onShowMap={view ? showOnMap : undefined}
        />
      )}
      <div role="status" css={visuallyHidden}>
        {figures && state.queue.length === 0
          ? t('planned', {
              plan: planTitle(figures.plan, t),
              basis: basisText(figures.basis, locale, t),
              vehicle: figures.comparison.cheapest.vehicle
            })
          : ''}
      </div>
    </>
  );
}
