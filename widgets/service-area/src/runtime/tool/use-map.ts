import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { useMapClick, useMapDrawing } from 'widgets/shared-code/site-tools';
import {
  addAreaLayer,
  findAreaAt,
  findWidestPolygon,
  goToArea,
  openPointPopup,
  revealArea,
  useEarlierView
} from 'widgets/shared-code/site-map';
import { getRainStatus, isRainyArea } from '../rainy-season';
import type { AreaStart, ServiceAreaState } from '../state';
import { getRgb, selectedArea, getTogetherAnswer } from '../state';

/**
 * Keeps the map in step with the state as shown: the areas, also in the rainy season, the circles in which
 * several areas count their mills, and the overlap. The selected area is emphasised.
 * @param opacity opacity of the areas, 0 to 1; undefined for the specification's value.
 */
export function useAreaLayer(
  view: JimuMapView | null,
  state: ServiceAreaState,
  title: string,
  opacity: number | undefined
): void {
  const { areas, rainy, selectedId } = state;
  const { mode } = useThemeStyles().sys.color;
  const overlap = getTogetherAnswer(state)?.overlap.rings;
  const layer = useMapDrawing(view, title, addAreaLayer);
  React.useEffect(() => {
    const drawn = areas.map((area) => {
      const answer = getRainStatus({ rainy }, area)?.answer ?? null;
      const wet = isRainyArea(answer) ? answer.polygons : undefined;
      const { millScope, extentWidth } = area.summary;
      return {
        ...area,
        rgb: getRgb(area.colour),
        opacity,
        rainy: wet,
        // The circle of a single area shows nothing that its scope line does not contain.
        ...(areas.length > 1 && millScope === 'extentWidth' && { millRadius: extentWidth })
      };
    });
    const hero = drawn.find(({ id }) => id === selectedId);
    layer?.show(drawn, overlap, hero ? { area: hero, appearance: mode } : null);
  }, [layer, areas, rainy, overlap, selectedId, mode, opacity]);
}

/**
 * Moves the map to a new area, to a selected area that is not fully visible, and back when the last is removed;
 * does nothing while a link is restored.
 */
export function useAreaInView(view: JimuMapView | null, state: ServiceAreaState): void {
  const area = selectedArea(state);
  const before = hooks.usePrevious(state);
  useEarlierView(view, state.areas.length > 0);
  React.useEffect(() => {
    const ground = area && findWidestPolygon(area);
    if (!view || !ground || !before || before.restoring || before.selectedId === area.id) return;
    void (before.drawing?.id === area.id ? goToArea : revealArea)(getMapView(view), ground);
  }, [view, area, before]);
}

interface ClickHandlers {
  /** True while another widget's tool owns the clicks. */
  readonly taken: boolean;
  onStart(place: AreaStart): void;
  onSelect(id: number): void;
}

/**
 * Handles clicks on the map. While the toggle is on, a click sets a start; while it is off, it opens the area
 * at that point, unless a point feature is there: then its popup opens. Other clicks are not handled.
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
    const area = findAreaAt(areas, place.longitude, place.latitude);
    if (!area || !view) return false;
    void openPointPopup(view, at).then((isPoint) => {
      if (!isPoint) onSelect(area.id);
    });
    return true;
  });
}
