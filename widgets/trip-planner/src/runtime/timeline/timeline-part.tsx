import { hooks } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { Fit } from 'widgets/shared-code/site-core';
import { PlanKeeper } from '../plan-keeper';
import { useFigures } from '../plan-view';
import { currentPlan } from '../state';
import { usePlanner } from '../use-planner';
import { Timeline } from './timeline';

interface TimelinePartProps {
  readonly toolId: string;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The timeline as a separate widget; on a phone it is part of the tool's panel. */
export function TimelinePart({ toolId, serverUrl, locale }: TimelinePartProps) {
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { state } = usePlanner(toolId);
  const figures = useFigures(currentPlan(state));
  if (small) return null;
  return (
    <Fit>
      {/* The tool in a rail is on the page only once it was opened; a link is to show its plan before. */}
      <PlanKeeper toolId={toolId} serverUrl={serverUrl} />
      {figures?.ok && <Timeline figures={figures.value} shown={state.shown} locale={locale} framed />}
    </Fit>
  );
}
