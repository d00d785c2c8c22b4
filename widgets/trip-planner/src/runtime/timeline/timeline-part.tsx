import { hooks } from 'jimu-core';
import { Fit, useWidgetState } from 'widgets/shared-code/site-base';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import { PlanKeeper } from '../plan-keeper';
import { useCurrentFigures } from '../plan-view';
import { TRIP_PLANNER } from '../state';
import { Timeline } from './timeline';

/** The timeline as a separate widget; on a phone it is part of the tool's panel. */
export function TimelinePart({ toolId, config, locale }: AnalysisPartProps<Settings>) {
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [state, change] = useWidgetState(toolId, TRIP_PLANNER);
  const current = useCurrentFigures(state);
  if (small) return null;
  return (
    <Fit>
      {/* The tool in a rail is on the page only once it was opened; a link is to show its plan before. */}
      <PlanKeeper toolId={toolId} serverUrl={config.serverUrl} />
      {current.plan && <Timeline state={state} current={current} locale={locale} framed change={change} />}
    </Fit>
  );
}
