import type { ArcgisMap } from '@arcgis/map-components/components/arcgis-map';
import { MapViewManager } from 'jimu-arcgis';
import { useEffect, useState } from 'react';
import { drawFilters } from './draw-filters';
import type { LoadedMap } from './use-web-map';

export type ViewPhase = 'starting' | 'drawing' | 'drawn' | 'failed';

/** Registers the component's view for other widgets once it is ready, and tells how far the first drawing is. */
export function useView(
  element: ArcgisMap | null,
  loaded: LoadedMap,
  mapWidgetId: string,
  dataSourceId: string
) {
  const [phase, setPhase] = useState<ViewPhase>('starting');
  useEffect(() => {
    if (!element) return;
    let wanted = true;
    let registered: string | null = null;
    let endFilters: (() => void) | null = null;
    const manager = MapViewManager.getInstance();
    const failed = () => setPhase('failed');
    const run = async () => {
      await element.viewOnReady();
      if (!wanted) return;
      const { view } = element;
      const jimuMapView = await manager.createJimuMapView({
        mapWidgetId,
        dataSourceId,
        view,
        mapComponent: element,
        isActive: true,
        waitingLayers: loaded.waiting.all
      });
      registered = jimuMapView.id;
      endFilters = drawFilters(jimuMapView, loaded.engine);
      setPhase('drawing');
      void loaded.engine.loadTools();
      await loaded.engine.whenOnce(() => !view.updating);
      if (wanted) setPhase('drawn');
    };
    element.addEventListener('arcgisViewReadyError', failed);
    run().catch(() => wanted && failed());
    return () => {
      wanted = false;
      element.removeEventListener('arcgisViewReadyError', failed);
      endFilters?.();
      if (registered !== null) manager.destroyJimuMapView(registered);
    };
  }, [element, loaded, mapWidgetId, dataSourceId]);
  return phase;
}
