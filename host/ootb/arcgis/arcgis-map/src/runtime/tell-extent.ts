import type { JimuMapView } from 'jimu-arcgis';
import { ExtentChangeMessage, MessageManager } from 'jimu-core';
import type { Engine } from './engine-type';

/** Says what a map shows each time that it has come to rest elsewhere. @returns ends it. */
export function tellExtent({ view, mapWidgetId }: JimuMapView, { watch }: Engine): { remove(): void } {
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
