import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addTripLayer, revealPlaces, useEarlierView } from 'widgets/shared-code/site-map';
import type { PlanFigures } from '../plan-view';
import type { PlannerState } from '../state';
import { currentPlan } from '../state';
import { findLine, listDrivenPlaces } from '../way-lines';
import type { WayLines } from '../way-lines';

/** Keeps the map in step with the plan; everything else fades while one is shown. */
export function useTripLayer(
  view: JimuMapView | null,
  figures: PlanFigures | null,
  lines: WayLines | null,
  title: string
): void {
  const { mode } = useThemeStyles().sys.color;
  const layer = useMapDrawing(view, title, addTripLayer);
  React.useEffect(() => {
    layer?.show(
      figures && {
        factory: figures.rules.factory,
        piles: figures.places,
        ways: listDrivenPlaces(figures).flatMap((place) => {
          const line = findLine(figures, lines, place);
          return line ? [line] : [];
        }),
        appearance: mode
      }
    );
  }, [layer, figures, lines, mode]);
}

/** Returns the places of a plan's trips: its factory and its piles. */
export const listPositions = ({ rules, places }: PlanFigures): readonly LatLon[] => [
  rules.factory,
  ...places
];

/**
 * Moves the map so that a new plan is visible between the panels, and back when it is closed; a plan of a link
 * leaves the extent of the link.
 */
export function usePlanInView(
  view: JimuMapView | null,
  figures: PlanFigures | null,
  state: PlannerState
): void {
  const before = hooks.usePrevious(state);
  const plan = currentPlan(state);
  useEarlierView(view, plan !== null);
  // The figures of a new plan follow with its roads.
  const awaited = React.useRef<number | null>(null);
  React.useEffect(() => {
    if (plan && before?.queue[0]?.id === plan.id) awaited.current = plan.id;
    if (!view || !figures || !plan || plan.fromLink || awaited.current !== plan.id) return;
    awaited.current = null;
    void revealPlaces(getMapView(view), listPositions(figures));
  }, [view, figures, plan, before]);
}
