import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { geodesicCircle, METRES_PER_KILOMETER } from 'widgets/shared-code/site-core';
import type { DrawnLayer } from 'widgets/shared-code/site-map';
import { addDrawnLayer, bufferGraphics } from 'widgets/shared-code/site-map';
import type { Place } from './state';

/** Draws the circles that are told of, `radius` in km. */
export function useCircles(
  view: JimuMapView | null,
  places: readonly (Place | null)[],
  radius: number,
  title: string
): void {
  const [layer, setLayer] = React.useState<DrawnLayer | null>(null);
  React.useEffect(() => {
    const map = view?.view.map;
    if (!map) return undefined;
    const added = addDrawnLayer(map, title);
    setLayer(added);
    return () => {
      setLayer(null);
      added.remove();
    };
  }, [view, title]);
  // Compared as text: the list is made anew with each drawing.
  const drawn = JSON.stringify(places.filter((place) => place !== null));
  React.useEffect(() => {
    const centres = JSON.parse(drawn) as Place[];
    layer?.show(
      bufferGraphics(
        centres.map((centre) => ({
          ...centre,
          rings: [geodesicCircle(centre, radius * METRES_PER_KILOMETER)]
        }))
      )
    );
  }, [layer, drawn, radius]);
}
