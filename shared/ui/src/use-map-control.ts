import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';

export interface MapControl {
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  /** The tool is on and owns clicks on the map. */
  readonly on: boolean;
  /** Called when another tool has been turned on: show this one as off. */
  onStepBack(): void;
}

const readOwner = ({ mapWidgetsInfo }: IMState, mapWidgetId: string | undefined): string | null =>
  (mapWidgetId !== undefined && mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId) || null;

/** Reads the store directly: another tool may have changed it since the last render. */
const readCurrentOwner = (mapWidgetId: string | undefined) =>
  readOwner(getAppStore().getState(), mapWidgetId);

/**
 * Gives the map's clicks one owner at a time, with the framework's own record of which widget controls a map: a
 * tool that is turned on takes the clicks and disables popups, the previous owner steps back, and popups are
 * enabled again once no tool is on. Returns the id of the widget that owns the clicks, null when a click opens
 * popups.
 */
export function useMapControl(view: JimuMapView | null, control: MapControl): string | null {
  const { widgetId, mapWidgetId, on, onStepBack } = control;
  const dispatch = ReactRedux.useDispatch();
  const stepBack = hooks.useEventCallback(onStepBack);
  const owner = ReactRedux.useSelector((state: IMState) => readOwner(state, mapWidgetId));

  React.useEffect(() => {
    if (!on || mapWidgetId === undefined) return undefined;
    dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
    return () => {
      // Only the owner may release the clicks; otherwise they would be taken from the tool that has them now.
      if (readCurrentOwner(mapWidgetId) === widgetId)
        dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
    };
  }, [dispatch, on, mapWidgetId, widgetId]);

  React.useEffect(() => {
    const now = readCurrentOwner(mapWidgetId);
    if (on && now !== null && now !== widgetId) stepBack();
  }, [on, owner, mapWidgetId, widgetId, stepBack]);

  React.useEffect(() => {
    if (!on || !view) return undefined;
    view.disableClickOpenPopup();
    return () => {
      if (readCurrentOwner(mapWidgetId) === null) view.enableClickOpenPopup();
    };
  }, [on, view, mapWidgetId]);
  return owner;
}
