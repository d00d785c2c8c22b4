import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { toFilterGeometry } from 'widgets/shared-code/site-domain';
import type { DrawnShape } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import { listRecordLayers, publishShape, watchMapLayers } from 'widgets/shared-code/site-map';

/**
 * Narrows all layers of the map with records by a shape, also those that are added later; null or unmounting removes
 * the shape.
 */
export function useShapeFilter(view: JimuMapView | null, widgetId: string, shape: DrawnShape | null): void {
  React.useEffect(() => {
    if (!view || !shape) return undefined;
    const geometry = toFilterGeometry(shape);
    const narrowed = new Set<JimuLayerView>();
    const narrowNew = () => {
      const added = listRecordLayers(view).filter((layer) => !narrowed.has(layer));
      for (const layer of added) narrowed.add(layer);
      if (added.length > 0) void publishShape(added, widgetId, geometry);
    };
    narrowNew();
    const stop = watchMapLayers(getMapView(view).map, narrowNew);
    return () => {
      stop();
      void publishShape([...narrowed], widgetId, null);
    };
  }, [view, widgetId, shape]);
}
