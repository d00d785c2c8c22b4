import { appActions, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
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
  { onStart, onSelect }: ClickHandlers
): void {
  const onClick = hooks.useEventCallback((click: MapClick) => {
    const { latitude, longitude } = click.mapPoint ?? {};
    if (latitude == null || longitude == null) return;
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

interface MapControl {
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  readonly on: boolean;
  /** Another widget has taken the map over. */
  onTakenOver(): void;
}

/** Asks for the map while the toggle is on, closes its popup to clicks, and steps back when another widget takes it. */
export function useMapControl(view: JimuMapView | null, control: MapControl): void {
  const { widgetId, mapWidgetId, on, onTakenOver } = control;
  const dispatch = ReactRedux.useDispatch();
  const takenOver = hooks.useEventCallback(onTakenOver);
  const holder = ReactRedux.useSelector(
    ({ mapWidgetsInfo }: IMState) =>
      (mapWidgetId && mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId) || null
  );
  React.useEffect(() => {
    if (!on || mapWidgetId === undefined) return undefined;
    dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
    return () => {
      dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId, widgetId));
    };
  }, [dispatch, on, mapWidgetId, widgetId]);

  React.useEffect(() => {
    if (on && holder !== null && holder !== widgetId) takenOver();
  }, [on, holder, widgetId, takenOver]);

  React.useEffect(() => {
    if (!on || !view) return undefined;
    view.disableClickOpenPopup();
    return () => {
      view.enableClickOpenPopup();
    };
  }, [on, view]);
}
