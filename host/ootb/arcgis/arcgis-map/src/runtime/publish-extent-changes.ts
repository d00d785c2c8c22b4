import type { JimuMapView } from 'jimu-arcgis';
import { ExtentChangeMessage, MessageManager } from 'jimu-core';
import type { Engine } from './engine-type';

/**
 * Publishes EXTENT_CHANGE when the view becomes stationary at another extent. Returns a handle that stops it.
 */
export function publishExtentChanges(
  { view, mapWidgetId }: JimuMapView,
  { watch }: Engine
): { remove(): void } {
  return watch(
    () => (view.stationary ? view.extent : null),
    (extent, before) => {
      if (!extent || before?.equals(extent)) return;
      MessageManager.getInstance().publishMessage(
        new ExtentChangeMessage(mapWidgetId, extent, view.viewpoint, true)
      );
    }
  );
}
