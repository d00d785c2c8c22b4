import { watch } from '@arcgis/core/core/reactiveUtils';
import { appActions, getAppStore, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';

/** The SDK's active tool, which receives the input. The view has this property, but its type does not. */
interface WithActiveTool {
  activeTool: object | null;
}

export interface PickingOptions {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly view: JimuMapView;
  readonly element: RefObject<HTMLElement | null>;
}

const getMapOwner = ({ mapWidgetsInfo }: IMState, mapWidgetId: string) =>
  mapWidgetsInfo[mapWidgetId]?.autoControlWidgetId ?? null;

/** Checks whether the user's last action was inside the element. */
function useLastInside(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const inside = useRef(false);
  useEffect(() => {
    const trackInput = (event: Event) => {
      inside.current = element.current !== null && event.composedPath().includes(element.current);
    };
    const kinds = ['pointerdown', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, trackInput, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, trackInput, true);
    };
  }, [element]);
  return inside;
}

const isPanelClosed = ({ widgetsRuntimeInfo }: IMState, widgetId: string) =>
  widgetsRuntimeInfo[widgetId]?.state === WidgetState.Closed;

/**
 * Takes control of the map's clicks while the directions wait for a click on the map or the route is edited.
 * When another widget takes control or releases the map, or the panel closes, the directions' tool ends and its
 * button shows it. A tool of the SDK has no owner: one that starts with a press inside the directions counts as
 * theirs.
 */
export function usePicking({ widgetId, mapWidgetId, view, element }: PickingOptions): void {
  const inside = useLastInside(element);
  const owner = useSelector((state: IMState) => getMapOwner(state, mapWidgetId));
  const hasOwned = useRef(false);
  useEffect(() => {
    const { dispatch, getState } = getAppStore();
    const tools = view.view as unknown as WithActiveTool;
    const isOwner = () => getMapOwner(getState(), mapWidgetId) === widgetId;
    const releaseMap = () => {
      if (!isOwner()) return;
      hasOwned.current = false;
      dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
      view.enableClickOpenPopup();
    };
    const handle = watch(
      () => tools.activeTool,
      (tool) => {
        if (!tool) releaseMap();
        else if (inside.current && !isOwner()) {
          dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
          hasOwned.current = true;
          view.disableClickOpenPopup();
        }
      }
    );
    return () => {
      handle.remove();
      releaseMap();
    };
  }, [widgetId, mapWidgetId, view, inside]);

  const isClosed = useSelector((state: IMState) => isPanelClosed(state, widgetId));
  useEffect(() => {
    if (owner === widgetId ? !isClosed : owner === null && !hasOwned.current) return;
    hasOwned.current = false;
    (view.view as unknown as WithActiveTool).activeTool = null;
    if (owner === null) view.enableClickOpenPopup();
  }, [owner, isClosed, widgetId, view]);
}
