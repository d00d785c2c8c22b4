import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { OWNER_PROMPT, readMapOwner } from './active-tool/active-tool-state';
import { isPanelClosed } from '../panel-state';
import type { ToolPrompt } from './active-tool/active-tool-state';
import { changeWidgetState } from '../../base/widget-state';

export interface MapControl {
  readonly widgetId: string;
  readonly mapWidgetId: string | undefined;
  /** The tool is on and owns clicks on the map. */
  readonly on: boolean;
  /** Text of the chip on the map; null for a widget that always handles the clicks, which is not a tool. */
  readonly tool: ToolPrompt | null;
  /** Called when the tool has lost the clicks or its panel was closed: show it as off. */
  onStepBack(): void;
}

/** Reads the store directly: another tool may have changed it since the last render. */
const readCurrentOwner = (mapWidgetId: string | undefined) =>
  readMapOwner(getAppStore().getState(), mapWidgetId);

/**
 * Calls the listener when the widget's panel closes. A panel that has not been open yet does not count: a
 * controller closes all its widgets once at the start.
 */
function useOnPanelClosed(widgetId: string, onClosed: () => void): void {
  const isClosed = ReactRedux.useSelector(({ widgetsRuntimeInfo }: IMState) =>
    isPanelClosed(widgetsRuntimeInfo?.[widgetId]?.state)
  );
  const wasClosed = hooks.usePrevious(isClosed);
  const handleClosed = hooks.useEventCallback(onClosed);
  React.useEffect(() => {
    if (isClosed && wasClosed === false) handleClosed();
  }, [isClosed, wasClosed, handleClosed]);
}

/** Stores the text of the map's chip while this widget owns the clicks. */
function useOwnerPrompt({ widgetId, mapWidgetId, tool }: MapControl, isOwner: boolean): void {
  const { label, prompt } = tool ?? {};
  React.useEffect(() => {
    if (!isOwner || mapWidgetId === undefined) return;
    const own = prompt === undefined ? null : { label, prompt };
    changeWidgetState(mapWidgetId, OWNER_PROMPT, () => ({ widgetId, tool: own }));
  }, [isOwner, mapWidgetId, widgetId, label, prompt]);
}

/**
 * Gives the map's clicks one owner at a time, with the framework's own record of which widget controls a map: a
 * tool that is turned on takes the clicks and disables popups, the previous owner steps back, and popups are
 * enabled again once no tool is on. A tool also steps back when its clicks are released by another module, such
 * as the chip on the map, and when its panel closes. Returns the id of the widget that owns the clicks, null
 * when a click opens popups.
 */
export function useMapControl(view: JimuMapView | null, control: MapControl): string | null {
  const { widgetId, mapWidgetId, on, onStepBack } = control;
  const dispatch = ReactRedux.useDispatch();
  const stepBack = hooks.useEventCallback(onStepBack);
  const owner = ReactRedux.useSelector((state: IMState) => readMapOwner(state, mapWidgetId));
  const hasOwned = React.useRef(false);

  React.useEffect(() => {
    if (!on || mapWidgetId === undefined) return undefined;
    dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
    hasOwned.current = true;
    return () => {
      hasOwned.current = false;
      // Only the owner may release the clicks; otherwise they would be taken from the tool that has them now.
      if (readCurrentOwner(mapWidgetId) === widgetId)
        dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
    };
  }, [dispatch, on, mapWidgetId, widgetId]);

  React.useEffect(() => {
    if (on && hasOwned.current && readCurrentOwner(mapWidgetId) !== widgetId) stepBack();
  }, [on, owner, mapWidgetId, widgetId, stepBack]);
  useOnPanelClosed(widgetId, () => {
    if (on) onStepBack();
  });
  useOwnerPrompt(control, on && owner === widgetId);

  React.useEffect(() => {
    if (!on || !view) return undefined;
    view.disableClickOpenPopup();
    return () => {
      if (readCurrentOwner(mapWidgetId) === null) view.enableClickOpenPopup();
    };
  }, [on, view, mapWidgetId]);
  return owner;
}
