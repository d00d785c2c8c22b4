import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addTripLayer, revealPlaces, useEarlierView } from 'widgets/shared-code/site-map';
import type { PlanFigures } from '../plan-view';
import type { PlannerState } from '../state';
import { currentPlan } from '../state';
import type { TripWaysByPlace } from '../ways';

/** Keeps the map in step with the plan. */
export function useTripLayer(
  view: JimuMapView | null,
  figures: PlanFigures | null,
  ways: TripWaysByPlace | null,
  title: string
): void {
  const layer = useMapDrawing(view, title, addTripLayer);
  React.useEffect(() => {
    layer?.show(
      figures && {
        factory: figures.rules.factory,
        piles: figures.places,
        ways: figures.places.flatMap(({ key }) => {
          const way = ways?.[key];
          return way && 'line' in way ? [way.line] : [];
        })
      }
    );
  }, [layer, figures, ways]);
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
  useEarlierView(view, figures !== null);
  React.useEffect(() => {
    if (!view || !figures || !plan || plan.fromLink || before?.queue[0]?.id !== plan.id) return;
    void revealPlaces(getMapView(view), listPositions(figures));
  }, [view, figures, plan, before]);
}
