import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { METRES_PER_KILOMETER, useThemeStyles } from 'widgets/shared-code/site-base';
import { buildGeodesicCircle } from 'widgets/shared-code/site-domain';
import type { OfftakeSummary } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapDrawing } from 'widgets/shared-code/site-tools';
import { addBufferLayer, revealArea, useEarlierView } from 'widgets/shared-code/site-map';
import type { OfftakePlace } from './state';

/** A place to draw, with the farms that its result counts once they are known. */
interface DrawnPlace extends OfftakePlace {
  readonly counted?: OfftakeSummary['farmPlaces'];
}

const createArea = (centre: DrawnPlace, radius: number) => ({
  ...centre,
  rings: [buildGeodesicCircle(centre, radius * METRES_PER_KILOMETER)]
});

/**
 * Draws the circles of the analysed places with the farms counted in them, `radius` in km, `opacity` 0 to 1. The
 * first one is the result: everything outside it fades, and the map moves to it.
 */
export function useCircles(
  view: JimuMapView | null,
  places: readonly (DrawnPlace | null)[],
  { radius, opacity }: { readonly radius: number; readonly opacity: number },
  title: string
): void {
  const { mode } = useThemeStyles().sys.color;
  const layer = useMapDrawing(view, title, addBufferLayer);
  // Compared as text, since each render creates a new list.
  const drawn = JSON.stringify(places);
  React.useEffect(() => {
    const [result = null, ...others] = JSON.parse(drawn) as readonly (DrawnPlace | null)[];
    const hero = result && createArea(result, radius);
    const beside = others.flatMap((place) => (place ? [createArea(place, radius)] : []));
    layer?.show([...(hero ? [hero] : []), ...beside], { opacity, hero, appearance: mode });
  }, [layer, drawn, radius, opacity, mode]);
  const [result = null] = places;
  const { latitude, longitude } = result ?? {};
  useEarlierView(view, result !== null);
  React.useEffect(() => {
    if (!view || latitude === undefined || longitude === undefined) return;
    void revealArea(getMapView(view), createArea({ latitude, longitude }, radius));
  }, [view, latitude, longitude, radius]);
}
