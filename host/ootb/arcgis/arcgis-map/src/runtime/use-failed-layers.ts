import type Layer from '@arcgis/core/layers/Layer';
import { useCallback, useEffect, useState } from 'react';
import type { LoadedMap } from './use-web-map';

/** The map's layers whose service failed, and a way to ask for them again. */
export function useFailedLayers({ engine, map }: Pick<LoadedMap, 'engine' | 'map'>) {
  const [failed, setFailed] = useState<readonly Layer[]>([]);
  useEffect(() => {
    const handle = engine.watch(
      () => map.allLayers.filter(({ loadStatus }) => loadStatus === 'failed').toArray(),
      (layers) => setFailed(layers),
      { initial: true, equals: (a, b) => a.length === b?.length && a.every((layer, at) => layer === b[at]) }
    );
    return () => handle.remove();
  }, [engine, map]);
  /** A layer that has failed stays so for good: an equal new one takes its place. */
  const retry = useCallback(() => {
    const holders = [map.layers, map.basemap?.baseLayers, map.basemap?.referenceLayers];
    for (const layer of failed) {
      const holder = holders.find((layers) => (layers?.indexOf(layer as never) ?? -1) >= 0);
      const anew = (layer as Layer & { clone(): Layer }).clone();
      // A clone has an id of its own; widgets and data sources know the layer by the one it had.
      anew.id = layer.id;
      holder?.splice(holder.indexOf(layer as never), 1, anew as never);
    }
  }, [failed, map]);
  useEffect(() => {
    if (failed.length === 0) return undefined;
    // They may have failed for want of a network.
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);
  return { failed, retry };
}
