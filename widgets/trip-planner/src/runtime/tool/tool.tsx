import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import {
  isFailure,
  Notice,
  useThemeStyles,
  useWidgetState,
  visuallyHidden
} from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { REQUESTED_AGENT, REQUESTED_PLAN } from 'widgets/shared-code/site-tools';
import { useAnalysisOutput, useLinkedParts, useRequested } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import { goToPlaces } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import { TRIP_ANALYSIS } from '../analysis';
import { PlanKeeper } from '../plan-keeper';
import { useComparedFigures, useFigures, useShownTrips } from '../plan-view';
import type { PlannerState } from '../state';
import { chooseAgent, currentPlan, removePlan, requestPlan, TRIP_PLANNER } from '../state';
import { useTexts } from '../use-texts';
import { planTitle, problemText } from '../words';
import { AgentsForm } from './agents-form';
import { Comparison } from './comparison';
import { PlanProgress } from './plan-progress';
import { PlanResult } from './plan-result';
import { listPositions, usePlanInView, useTripLayer } from './use-trip-layer';
import { useWays } from './use-ways';

interface CurrentPlanOptions {
  readonly state: PlannerState;
  readonly serverUrl: string;
  readonly view: JimuMapView | null;
}

/** Returns the current plan with its figures and routes; draws it on the map and publishes its trips. */
function useCurrentPlan(toolId: string, { state, serverUrl, view }: CurrentPlanOptions) {
  const t = useTexts();
  const plan = currentPlan(state);
  const made = useFigures(plan);
  const figures = made?.ok ? made.value : null;
  const ways = useWays(figures, serverUrl, 'dry');
  const rainyWays = useWays(state.rainy ? figures : null, serverUrl, 'rainy');
  const known = ways.status === 'ready' ? ways.answer.ways : null;
  useTripLayer(view, figures, known, t('_widgetLabel'));
  usePlanInView(view, figures, state);
  const shown = useShownTrips(figures, state.shown);
  const trips = React.useMemo(
    () => figures && shown && { figures, shown, ways: known },
    [figures, shown, known]
  );
  useAnalysisOutput(toolId, TRIP_ANALYSIS, trips);
  return { plan, made, figures, ways, rainyWays };
}

/** The planner: a form for agent, vehicles and tonnes, and the resulting plan. */
export function Tool({ id, config, view, locale }: AnalysisPartProps<Settings>) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(id, TRIP_PLANNER);
  const linked = useLinkedParts(id);
  const alone = small || !linked.includes('timeline');
  const { serverUrl } = config;
  const { plan, made, figures, ways, rainyWays } = useCurrentPlan(id, { state, serverUrl, view });
  useRequested(id, REQUESTED_AGENT, (agent) => change((before) => chooseAgent(before, agent)));
  useRequested(id, REQUESTED_PLAN, (requested) => change((before) => requestPlan(before, requested)));
  const compared = useComparedFigures(state.plans);
  const showOnMap = () => {
    if (view && figures) void goToPlaces(getMapView(view), listPositions(figures));
  };
  return (
    <>
      {alone && <PlanKeeper toolId={id} serverUrl={serverUrl} />}
      {config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>}
      <AgentsForm state={state} serverUrl={serverUrl} locale={locale} change={change} />
      <PlanProgress state={state} change={change} />
      {compared.length === 2 && (
        <Comparison plans={compared} onRemove={(planId) => change((before) => removePlan(before, planId))} />
      )}
      {made && isFailure(made) && plan && (
        <Notice
          kind="warning"
          title={t('planOf', { agent: plan.agent })}
          css={{ margin: space(0, 4, 3) }}
          onDismiss={() => change((before) => removePlan(before, plan.id))}
        >
          {problemText(made.problem, locale, made.values)}
        </Notice>
      )}
      {figures && (
        <PlanResult
          toolId={id}
          figures={figures}
          ways={ways}
          rainyWays={state.rainy ? rainyWays : null}
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
              vehicle: figures.comparison.cheapest.vehicle
            })
          : ''}
      </div>
    </>
  );
}
