import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';

/** A point in degrees (WGS 84). */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The same position on the screen, in pixels of the view. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

interface MapClick extends ScreenPoint {
  readonly mapPoint?: { readonly latitude?: number | null; readonly longitude?: number | null } | null;
  stopPropagation(): void;
}

/**
 * Listens to clicks on the map. {@link useMapControl} decides which tool owns them.
 * @param onClick returns whether the widget handled the click, which then opens no popup.
 */
export function useMapClick(
  view: JimuMapView | null,
  onClick: (place: MapPoint, at: ScreenPoint) => boolean
): void {
  const tell = hooks.useEventCallback((click: MapClick) => {
    const { latitude, longitude } = click.mapPoint ?? {};
    if (latitude == null || longitude == null) return;
    if (onClick({ latitude, longitude }, { x: click.x, y: click.y })) click.stopPropagation();
  });
  React.useEffect(() => {
    const handle = view && getMapView(view).on('click', (click: MapClick) => tell(click));
    return () => handle?.remove();
  }, [view, tell]);
}
