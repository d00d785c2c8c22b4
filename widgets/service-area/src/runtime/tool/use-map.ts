import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView, useLook, useMapClick, useMapDrawing } from 'widgets/shared-code/site-core';
import {
  addAreaLayer,
  areaAt,
  bringGroundIn,
  goToGround,
  openPointAt,
  widestOf
} from 'widgets/shared-code/site-map';
import { inRain, isRainyArea } from '../rainy';
import type { Place, ServiceAreaState } from '../state';
import { rgbOf, selectedArea, togetherAnswer } from '../state';

/**
 * Keeps the drawn areas, in the rain too, the circles in which several count their mills, and the ground that they share in
 * step with the state as it is shown; the picked one is the hero.
 * @param opacity of the areas, 0 to 1; undefined for the specification's.
 */
export function useAreaLayer(
  view: JimuMapView | null,
  state: ServiceAreaState,
  title: string,
  opacity: number | undefined
): void {
  const { areas, rainy, selectedId } = state;
  const { mode } = useLook().sys.color;
  const overlap = togetherAnswer(state)?.overlap.rings;
  const layer = useMapDrawing(view, title, addAreaLayer);
  React.useEffect(() => {
    const drawn = areas.map((area) => {
      const answer = inRain({ rainy }, area)?.answer ?? null;
      const wet = isRainyArea(answer) ? answer.polygons : undefined;
      const { millScope, extentWidth } = area.summary;
      return {
        ...area,
        rgb: rgbOf(area.colour),
        opacity,
        rainy: wet,
        // Of one area alone the circle shows nothing that its scope line does not say.
        ...(areas.length > 1 && millScope === 'extentWidth' && { millRadius: extentWidth })
      };
    });
    const hero = drawn.find(({ id }) => id === selectedId);
    layer?.show(drawn, overlap, hero ? { area: hero, appearance: mode } : null);
  }, [layer, areas, rainy, overlap, selectedId, mode, opacity]);
}

/** Moves the map to an area that was just drawn, and to one that is picked where it is not all seen; never for a link. */
export function useAreaInView(view: JimuMapView | null, state: ServiceAreaState): void {
  const area = selectedArea(state);
  const before = hooks.usePrevious(state);
  React.useEffect(() => {
    const ground = area && widestOf(area);
    if (!view || !ground || !before || before.restoring || before.selectedId === area.id) return;
    void (before.drawing?.id === area.id ? goToGround : bringGroundIn)(getMapView(view), ground);
  }, [view, area, before]);
}

interface ClickHandlers {
  /** Another widget's tool owns the clicks. */
  readonly taken: boolean;
  onStart(place: Place): void;
  onSelect(id: number): void;
}

/**
 * A click on the map: while the toggle is on it sets a start, while it is off it opens the area it lies in, unless a point
 * is there: then its popup. Any other click is not ours.
 */
export function useMapClicks(
  view: JimuMapView | null,
  { on, areas }: Pick<ServiceAreaState, 'on' | 'areas'>,
  { taken, onStart, onSelect }: ClickHandlers
): void {
  useMapClick(view, (place, at) => {
    if (taken) return false;
    if (on) {
      onStart(place);
      return true;
    }
    const area = areaAt(areas, place.longitude, place.latitude);
    if (!area || !view) return false;
    void openPointAt(view, at).then((isPoint) => {
      if (!isPoint) onSelect(area.id);
    });
    return true;
  });
}
