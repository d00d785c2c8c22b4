import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import type { AreaLayer } from 'widgets/shared-code/site-map';
import { addAreaLayer, areaAt } from 'widgets/shared-code/site-map';
import type { Area, Place, ServiceAreaState } from '../state';
import { rgbOf } from '../state';

interface MapClick {
  readonly mapPoint?: { readonly latitude?: number | null; readonly longitude?: number | null } | null;
  stopPropagation(): void;
}

/** Keeps the drawn areas in step with the state. */
export function useAreaLayer(view: JimuMapView | null, areas: readonly Area[], title: string): void {
  const [layer, setLayer] = React.useState<AreaLayer | null>(null);
  React.useEffect(() => {
    const map = view?.view.map;
    if (!map) return undefined;
    const added = addAreaLayer(map, title);
    setLayer(added);
    return () => {
      setLayer(null);
      added.remove();
    };
  }, [view, title]);
  React.useEffect(() => {
    layer?.show(areas.map((area) => ({ ...area, rgb: rgbOf(area.colour) })));
  }, [layer, areas]);
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
  const onClick = hooks.useEventCallback((click: MapClick) => {
    const { latitude, longitude } = click.mapPoint ?? {};
    if (latitude == null || longitude == null || taken) return;
    if (on) {
      click.stopPropagation();
      onStart({ latitude, longitude });
      return;
    }
    const area = areaAt(areas, longitude, latitude);
    if (!area) return;
    click.stopPropagation();
    onSelect(area.id);
  });
  React.useEffect(() => {
    const handle = view?.view.on('click', (click: MapClick) => onClick(click));
    return () => handle?.remove();
  }, [view, onClick]);
}
