import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { METRES_PER_KILOMETER } from 'widgets/shared-code/site-base';
import { buildGeodesicCircle } from 'widgets/shared-code/site-domain';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addDrawnLayer, createBufferGraphics } from 'widgets/shared-code/site-map';
import type { OfftakePlace } from './state';

/** Draws the circles of the analysed places, `radius` in km, `opacity` 0 to 1. */
export function useCircles(
  view: JimuMapView | null,
  places: readonly (OfftakePlace | null)[],
  { radius, opacity }: { readonly radius: number; readonly opacity: number },
  title: string
): void {
  const layer = useMapDrawing(view, title, addDrawnLayer);
  // Compared as text, since each render creates a new list.
  const drawn = JSON.stringify(places.filter((place) => place !== null));
  React.useEffect(() => {
    const centres = JSON.parse(drawn) as OfftakePlace[];
    layer?.show(
      createBufferGraphics(
        centres.map((centre) => ({
          ...centre,
          rings: [buildGeodesicCircle(centre, radius * METRES_PER_KILOMETER)]
        })),
        opacity
      )
    );
  }, [layer, drawn, radius, opacity]);
}
