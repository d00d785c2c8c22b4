import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useMapClick, useMapDrawing } from 'widgets/shared-code/site-core';
import { addAreaLayer, areaAt } from 'widgets/shared-code/site-map';
import { inRain, isRainyArea } from '../rainy';
import type { Place, ServiceAreaState } from '../state';
import { rgbOf, togetherAnswer } from '../state';

/** Keeps the drawn areas, in the rain too, and the ground that they share in step with the state. */
export function useAreaLayer(view: JimuMapView | null, state: ServiceAreaState, title: string): void {
  const { areas, rainy } = state;
  const overlap = togetherAnswer(state)?.overlap.rings;
  const layer = useMapDrawing(view, title, addAreaLayer);
  React.useEffect(() => {
    const drawn = areas.map((area) => {
      const answer = inRain({ rainy }, area)?.answer ?? null;
      const wet = isRainyArea(answer) ? answer.polygons : undefined;
      return { ...area, rgb: rgbOf(area.colour), rainy: wet };
    });
    layer?.show(drawn, overlap);
  }, [layer, areas, rainy, overlap]);
}

interface ClickHandlers {
  /** Another widget's tool owns the clicks. */
  readonly taken: boolean;
  onStart(place: Place): void;
  onSelect(id: number): void;
}

/**
 * A click on the map: while the toggle is on it sets a start, while it is off it opens the area it lies in. Both keep
 * the click from the popup; any other click is not ours.
 */
export function useMapClicks(
  view: JimuMapView | null,
  { on, areas }: Pick<ServiceAreaState, 'on' | 'areas'>,
  { taken, onStart, onSelect }: ClickHandlers
): void {
  useMapClick(view, (place) => {
    if (taken) return false;
    if (on) {
      onStart(place);
      return true;
    }
    const area = areaAt(areas, place.longitude, place.latitude);
    if (area) onSelect(area.id);
    return area !== null;
  });
}
