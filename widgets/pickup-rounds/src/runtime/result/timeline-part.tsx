import { hooks } from 'jimu-core';
import { Fit, useWidgetState } from 'widgets/shared-code/site-base';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { RoundsOnMap } from '../map/rounds-on-map';
import { RoundsKeeper } from '../plan/rounds-keeper';
import { getShownPlan, PICKUP_ROUNDS } from '../state';
import { RoundsPanel } from './rounds-panel';

/** Table and timeline of the rounds as a separate widget; on a phone they are part of the tool's panel. */
export function TimelinePart(props: AnalysisPartProps<Settings>) {
  const { toolId, config, folderUrl } = props;
  const { serverUrl } = config;
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(toolId, PICKUP_ROUNDS);
  const plan = getShownPlan(state);
  if (small) return null;
  return (
    <Fit>
      {/* The tool in a rail is on the page only once it was opened; a link is to show its plan before. */}
      <RoundsKeeper toolId={toolId} serverUrl={serverUrl} folderUrl={folderUrl} />
      <RoundsOnMap {...props} serverUrl={serverUrl} />
      {plan && <RoundsPanel plan={plan} openRound={state.openRound} change={change} />}
    </Fit>
  );
}
