import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { LatLon } from 'widgets/shared-code/site-core';
import { getMapView, useMapDrawing } from 'widgets/shared-code/site-core';
import { addTripLayer, bringPlacesIn } from 'widgets/shared-code/site-map';
import type { PlanFigures } from '../plan-view';
import type { PlannerState } from '../state';
import { currentPlan } from '../state';
import type { Ways } from '../ways';

/** Keeps what is drawn on the map in step with the plan. */
export function useTripLayer(
  view: JimuMapView | null,
  figures: PlanFigures | null,
  ways: Ways | null,
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

/** Where the trips of a plan lead: its factory and its piles. */
export const placesOf = ({ rules, places }: PlanFigures): readonly LatLon[] => [rules.factory, ...places];

/** Brings a plan that was just made between the panels; one that a link brought leaves the place of the link. */
export function usePlanInView(
  view: JimuMapView | null,
  figures: PlanFigures | null,
  state: PlannerState
): void {
  const before = hooks.usePrevious(state);
  const plan = currentPlan(state);
  React.useEffect(() => {
    if (!view || !figures || !plan || plan.fromLink || before?.queue[0]?.id !== plan.id) return;
    void bringPlacesIn(getMapView(view), placesOf(figures));
  }, [view, figures, plan, before]);
}
