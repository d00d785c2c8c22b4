import { hooks, React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { Button, Loading, LoadingType } from 'jimu-ui';
import {
  REQUESTED_AGENT,
  DEFAULT_PARAMETERS,
  fetchParameters,
  getMapView,
  toLocale,
  Notice,
  listLinkedParts,
  REQUESTED_PLAN,
  useRequest,
  useThemeStyles,
  useWidgetState,
  visuallyHidden,
  MapFailureNotice
} from 'widgets/shared-code/site-core';
import { goToPlaces } from 'widgets/shared-code/site-map';
import type { IMConfig } from '../../config';
import { PlanKeeper } from '../plan-keeper';
import { computeFigures, useFigures } from '../plan-view';
import { retryRequest, cancelPlans, chooseAgent, currentPlan, removePlan, requestPlan } from '../state';
import type { PlannerStateSetter } from '../use-planner';
import { usePlanner } from '../use-planner';
import { useTexts } from '../use-texts';
import { planTitle, problemText } from '../words';
import { Comparison } from './comparison';
import { PlanForm } from './plan-form';
import { PlanResult } from './plan-result';
import { useAgents } from './use-agents';
import { listPositions, usePlanInView, useTripLayer } from './use-trip-layer';
import { useTripOutput } from './use-trip-output';
import { useWays } from './use-ways';
import { isFailure } from 'widgets/shared-code/site-core';

type ToolProps = AllWidgetProps<IMConfig>;

/** Takes over the agent requested by another widget. */
function useRequestedAgent(toolId: string, change: PlannerStateSetter): void {
  const [asked, setAsked] = useWidgetState(toolId, REQUESTED_AGENT);
  React.useEffect(() => {
    if (asked === null) return;
    change((before) => chooseAgent(before, asked));
    setAsked(() => null);
  }, [asked, change, setAsked]);
}

/** Takes over the plan requested by another widget. */
function useRequestedPlan(toolId: string, change: PlannerStateSetter): void {
  const [requested, setRequested] = useWidgetState(toolId, REQUESTED_PLAN);
  React.useEffect(() => {
    if (requested === null) return;
    change((before) => requestPlan(before, requested));
    setRequested(() => null);
  }, [requested, change, setRequested]);
}

/** The planner: a form for agent, vehicles and tonnes, and the resulting plan. */
export function Tool({ id, config, intl, useMapWidgetIds }: ToolProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const locale = toLocale(intl.locale);
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const { state, change } = usePlanner(id);
  const linked = listLinkedParts(
    ReactRedux.useSelector(({ appConfig }: IMState) => appConfig?.widgets),
    id
  );
  const alone = small || !linked.includes('timeline');
  const mapWidgetId = useMapWidgetIds?.[0];
  const { serverUrl } = config;
  const agents = useAgents(serverUrl);
  const parameters = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  const plan = currentPlan(state);
  const made = useFigures(plan);
  const figures = made?.ok ? made.value : null;
  const ways = useWays(figures, serverUrl, 'dry');
  const rainyWays = useWays(state.rainy ? figures : null, serverUrl, 'rainy');
  useRequestedAgent(id, change);
  useRequestedPlan(id, change);
  const known = ways.status === 'ready' ? ways.answer.ways : null;
  useTripLayer(view, figures, known, t('_widgetLabel'));
  usePlanInView(view, figures, state);
  useTripOutput(id, figures, known, state.shown);
  const request = state.queue[0];
  const compared = React.useMemo(
    () =>
      state.plans.flatMap((one) => {
        const found = computeFigures(one);
        return found.ok ? [found.value] : [];
      }),
    [state.plans]
  );
  const retryPlan = () => {
    const again = state.failed?.request;
    if (again) change((before) => retryRequest(before, again));
  };
  const showOnMap = () => {
    if (view && figures) void goToPlaces(getMapView(view), listPositions(figures));
  };
  return (
    <>
      {mapWidgetId !== undefined && (
        <>
          <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
          <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={serverUrl} />
        </>
      )}
      {alone && <PlanKeeper toolId={id} serverUrl={serverUrl} />}
      {config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>}
      {agents.status === 'failed' && (
        <Notice
          kind="error"
          title={t('agentsFailed')}
          css={{ margin: space(3, 4) }}
          onRetry={agents.fault.kind === 'refused' ? undefined : agents.retry}
        >
          {agents.fault.kind === 'refused' ? t('refused') : agents.fault.message}
        </Notice>
      )}
      {!agents.last && agents.status === 'loading' && (
        <Loading type={LoadingType.Skeleton} text={t('agentsLoading')} css={{ height: 240 }} />
      )}
      {agents.last?.length === 0 && <Notice css={{ margin: space(3, 4) }}>{t('noAgents')}</Notice>}
      {agents.last && agents.last.length > 0 && (
        <PlanForm
          state={state}
          agents={agents.last}
          parameters={parameters.last?.parameters ?? DEFAULT_PARAMETERS}
          locale={locale}
          change={change}
        />
      )}
      {request && (
        <div
          role="status"
          css={{ display: 'flex', alignItems: 'center', gap: space(3), padding: space(0, 4, 3) }}
        >
          <span css={{ flex: 1 }}>{t('planning', { agent: request.agent })}</span>
          <Button size="sm" onClick={() => change(cancelPlans)}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {state.failed && (
        <Notice
          kind="error"
          title={t('planFailed', { agent: state.failed.request.agent })}
          css={{ margin: space(0, 4, 3) }}
          onRetry={state.failed.fault.kind === 'refused' ? undefined : retryPlan}
          onDismiss={() => change((before) => ({ ...before, failed: null }))}
        >
          {state.failed.fault.kind === 'refused' ? t('refused') : state.failed.fault.message}
        </Notice>
      )}
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
        {figures && !request
          ? t('planned', {
              plan: planTitle(figures.plan, t),
              vehicle: figures.comparison.cheapest.vehicle
            })
          : ''}
      </div>
    </>
  );
}
