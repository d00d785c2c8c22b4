import { watch } from '@arcgis/core/core/reactiveUtils';
import { appActions, getAppStore } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';

/** The SDK's record of which of its tools takes the input: of the view, but not in its type. */
interface WithActiveTool {
  activeTool: object | null;
}

export interface Picking {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly view: JimuMapView;
  readonly element: RefObject<HTMLElement | null>;
}

const ownerIn = ({ mapWidgetsInfo }: IMState, mapWidgetId: string) =>
  mapWidgetsInfo[mapWidgetId]?.autoControlWidgetId ?? null;

/** Whether the last thing the user did was in the element. */
function useLastInside(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const inside = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      inside.current = element.current !== null && event.composedPath().includes(element.current);
    };
    const kinds = ['pointerdown', 'keydown'];
    for (const kind of kinds) document.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, true);
    };
  }, [element]);
  return inside;
}

/**
 * While the directions wait for a click on the map or let the route be edited, the map's clicks are theirs; when
 * another widget takes the map, their tool ends and its button shows it. A tool of the SDK says not whose it is: one
 * that starts at a press in the directions is theirs.
 */
export function usePicking({ widgetId, mapWidgetId, view, element }: Picking): void {
  const inside = useLastInside(element);
  const owner = useSelector((state: IMState) => ownerIn(state, mapWidgetId));
  useEffect(() => {
    const { dispatch, getState } = getAppStore();
    const tools = view.view as unknown as WithActiveTool;
    const isOwner = () => ownerIn(getState(), mapWidgetId) === widgetId;
    const release = () => {
      if (!isOwner()) return;
      dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
      view.enableClickOpenPopup();
    };
    const handle = watch(
      () => tools.activeTool,
      (tool) => {
        if (!tool) release();
        else if (inside.current && !isOwner()) {
          dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
          view.disableClickOpenPopup();
        }
      }
    );
    return () => {
      handle.remove();
      release();
    };
  }, [widgetId, mapWidgetId, view, inside]);

  const taken = owner !== null && owner !== widgetId;
  useEffect(() => {
    if (taken) (view.view as unknown as WithActiveTool).activeTool = null;
  }, [taken, view]);
}
