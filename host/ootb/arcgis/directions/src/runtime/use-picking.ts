import { watch } from '@arcgis/core/core/reactiveUtils';
import { appActions, getAppStore } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useSelector } from 'react-redux';

/** The SDK's record of which of its tools takes the input; of the view, but not in its type. */
interface WithActiveTool {
  activeTool: object | null;
}

export interface Picking {
  readonly widgetId: string;
  readonly mapWidgetId: string;
  readonly view: JimuMapView;
  /** The directions: a tool that starts while they have the focus is theirs. */
  readonly element: RefObject<HTMLElement | null>;
}

const ownerIn = ({ mapWidgetsInfo }: IMState, mapWidgetId: string) =>
  mapWidgetsInfo[mapWidgetId]?.autoControlWidgetId ?? null;

/**
 * While the directions wait for a click on the map or let the route be edited, the map's clicks are theirs; when
 * another widget takes the map, their tool ends and its button shows it.
 */
export function usePicking({ widgetId, mapWidgetId, view, element }: Picking): void {
  const owner = useSelector((state: IMState) => ownerIn(state, mapWidgetId));
  useEffect(() => {
    const { dispatch, getState } = getAppStore();
    const tools = view.view as unknown as WithActiveTool;
    const release = () => {
      if (ownerIn(getState(), mapWidgetId) !== widgetId) return;
      dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
      view.enableClickOpenPopup();
    };
    const handle = watch(
      () => tools.activeTool,
      (tool) => {
        if (!tool) release();
        else if (element.current?.contains(document.activeElement)) {
          dispatch(appActions.requestAutoControlMapWidget(mapWidgetId, widgetId));
          view.disableClickOpenPopup();
        }
      }
    );
    return () => {
      handle.remove();
      release();
    };
  }, [widgetId, mapWidgetId, view, element]);

  const taken = owner !== null && owner !== widgetId;
  useEffect(() => {
    if (taken) (view.view as unknown as WithActiveTool).activeTool = null;
  }, [taken, view]);
}
