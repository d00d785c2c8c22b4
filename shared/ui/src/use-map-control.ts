import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';

export interface MapControl {
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  /** The tool is on: a click on the map belongs to it. */
  readonly on: boolean;
  /** Another tool has been turned on: show this one as off. */
  onStepBack(): void;
}

const ownerIn = ({ mapWidgetsInfo }: IMState, mapWidgetId: string | undefined): string | null =>
  (mapWidgetId !== undefined && mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId) || null;

/** The store as it is now: another tool may have changed it since this one was drawn. */
const ownerNow = (mapWidgetId: string | undefined) => ownerIn(getAppStore().getState(), mapWidgetId);

/**
 * One owner of the map's clicks at a time, by the framework's own record of who controls a map: a tool that is turned
 * on takes the clicks and closes the map to popups, the one that had them steps back, and popups open again once no
 * tool is on. Answers the widget whose tool owns the clicks, null when a click opens popups.
 */
export function useMapControl(view: JimuMapView | null, control: MapControl): string | null {
  const { widgetId, mapWidgetId, on, onStepBack } = control;
  const dispatch = ReactRedux.useDispatch();
  const stepBack = hooks.useEventCallback(onStepBack);
  const owner = ReactRedux.useSelector((state: IMState) => ownerIn(state, mapWidgetId));

  React.useEffect(() => {
    if (!on || mapWidgetId === undefined) return undefined;
    dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
    return () => {
      // Released by whom it does not belong to, it would be taken from the tool that has it now.
      if (ownerNow(mapWidgetId) === widgetId) dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
    };
  }, [dispatch, on, mapWidgetId, widgetId]);

  React.useEffect(() => {
    const now = ownerNow(mapWidgetId);
    if (on && now !== null && now !== widgetId) stepBack();
  }, [on, owner, mapWidgetId, widgetId, stepBack]);

  React.useEffect(() => {
    if (!on || !view) return undefined;
    view.disableClickOpenPopup();
    return () => {
      if (ownerNow(mapWidgetId) === null) view.enableClickOpenPopup();
    };
  }, [on, view, mapWidgetId]);
  return owner;
}
