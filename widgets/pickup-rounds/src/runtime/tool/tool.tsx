import { hooks } from 'jimu-core';
import { useThemeStyles, useWidgetState, visuallyHidden } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { useLinkedParts } from 'widgets/shared-code/site-analysis';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import { goToPlaces } from 'widgets/shared-code/site-map';
import type { Settings } from '../../config';
import { RoundsOnMap } from '../map/rounds-on-map';
import { getFactory } from '../plan/plan-view';
import { RoundsKeeper } from '../plan/rounds-keeper';
import { getShownPlan, PICKUP_ROUNDS } from '../state';
import { useTexts } from '../use-texts';
import { formatFetched } from '../words';
import { InputsForm } from './inputs-form';
import { PlanProgress } from './plan-progress';
import { PlanResult } from './plan-result';

/** The planner: a form for piles, vehicles and days, and the resulting rounds. */
export function Tool(props: AnalysisPartProps<Settings>) {
  const { id, config, view, folderUrl } = props;
  const { serverUrl } = config;
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(id, PICKUP_ROUNDS);
  const linked = useLinkedParts(id);
  const isAlone = small || !linked.includes('timeline');
  const plan = getShownPlan(state);
  const showOnMap = () => {
    if (view && plan)
      void goToPlaces(getMapView(view), [getFactory(plan), ...plan.piles.map(({ location }) => location)]);
  };
  return (
    <>
      {isAlone && (
        <>
          <RoundsKeeper toolId={id} serverUrl={serverUrl} folderUrl={folderUrl} />
          <RoundsOnMap {...props} serverUrl={serverUrl} />
        </>
      )}
      {config.hint && <p css={{ margin: 0, padding: space(3, 4, 0), ...type.hint }}>{config.hint}</p>}
      <InputsForm state={state} config={config} view={view} change={change} />
      <PlanProgress toolId={id} state={state} change={change} />
      {plan && (
        <PlanResult
          plan={plan}
          state={state}
          serverUrl={serverUrl}
          withRounds={isAlone}
          change={change}
          onShowMap={view ? showOnMap : undefined}
        />
      )}
      <div role="status" css={visuallyHidden}>
        {plan && state.pending === null ? t('planned', { fetched: formatFetched(plan, t) }) : ''}
      </div>
    </>
  );
}
