import { MapViewManager } from 'jimu-arcgis';
import { useEffect, useState } from 'react';
import type { JimuMapView } from 'jimu-arcgis';
import { drawFilters } from './draw-filters';
import type { ViewElement } from './engine-type';
import { publishExtentChanges } from './publish-extent-changes';
import type { LoadedMap } from './use-web-map';

/** `lost`: the browser has taken away the graphics context, for example when it runs out of memory. */
export type ViewPhase = 'starting' | 'drawing' | 'drawn' | 'failed' | 'lost';

/**
 * Registers the component's view for other widgets once it is ready, publishes its extent, and returns the
 * phase of the first drawing.
 */
export function useView(
  element: ViewElement | null,
  loaded: LoadedMap,
  mapWidgetId: string,
  dataSourceId: string
) {
  const [phase, setPhase] = useState<ViewPhase>('starting');
  const [jimuMapView, setJimuMapView] = useState<JimuMapView | null>(null);
  useEffect(() => {
    if (!element) return;
    let wanted = true;
    let registered: string | null = null;
    let endFilters: (() => void) | null = null;
    let faults: { remove(): void } | null = null;
    let extents: { remove(): void } | null = null;
    const manager = MapViewManager.getInstance();
    // The component reports the same error for a view that never loaded and for one whose context the browser
    // took away.
    const handleFailure = () => setPhase((now) => (now === 'starting' ? 'failed' : 'lost'));
    const createView = async () => {
      await element.viewOnReady();
      if (!wanted) return;
      const { view } = element;
      const created = await manager.createJimuMapView({
        mapWidgetId,
        dataSourceId,
        view,
        mapComponent: element,
        isActive: true,
        waitingLayers: loaded.waiting.all
      });
      registered = created.id;
      setJimuMapView(created);
      endFilters = drawFilters(created, loaded.engine);
      extents = publishExtentChanges(created, loaded.engine);
      setPhase('drawing');
      faults = loaded.engine.watch(
        () => view.fatalError,
        (fault) => fault && setPhase('lost')
      );
      void loaded.engine.loadTools();
      await loaded.engine.whenOnce(() => !view.updating);
      if (wanted) setPhase((now) => (now === 'drawing' ? 'drawn' : now));
    };
    element.addEventListener('arcgisViewReadyError', handleFailure);
    createView().catch(() => wanted && handleFailure());
    return () => {
      wanted = false;
      element.removeEventListener('arcgisViewReadyError', handleFailure);
      endFilters?.();
      faults?.remove();
      extents?.remove();
      setJimuMapView(null);
      if (registered !== null) manager.destroyJimuMapView(registered);
    };
  }, [element, loaded, mapWidgetId, dataSourceId]);
  return { phase, jimuMapView };
}
