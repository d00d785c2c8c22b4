import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useMapDrawing } from 'widgets/shared-code/site-core';
import { addTripLayer } from 'widgets/shared-code/site-map';
import type { PlanFigures } from '../plan-view';
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
