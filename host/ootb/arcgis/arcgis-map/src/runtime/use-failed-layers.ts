import type Layer from '@arcgis/core/layers/Layer';
import { useCallback, useEffect, useState } from 'react';
import { isUnanswered, useRetries } from '../../../../../shell/schedule-retries';
import type { LoadedMap } from './use-web-map';

type FailedLayer = Layer & {
  clone?(): Layer;
  readonly url?: string;
  readonly constructor: new (properties: object) => Layer;
};

/** Returns a copy of a layer; vector tile layers have no `clone`. */
function copyLayer(layer: FailedLayer): Layer {
  const { title, url, opacity, visible } = layer;
  return layer.clone?.() ?? new layer.constructor({ title, url, opacity, visible });
}

/** Returns the map's layers whose service failed, and a function that retries them. */
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
  /** Replaces each failed layer by an equal new one, because a failed layer stays failed. */
  const retry = useCallback(() => {
    const holders = [map.layers, map.basemap?.baseLayers, map.basemap?.referenceLayers];
    for (const layer of failed) {
      const holder = holders.find((layers) => (layers?.indexOf(layer as never) ?? -1) >= 0);
      const anew = copyLayer(layer as FailedLayer);
      // A copy gets a new id; widgets and data sources know the layer by its old one.
      anew.id = layer.id;
      holder?.splice(holder.indexOf(layer as never), 1, anew as never);
    }
  }, [failed, map]);
  // A lost connection may have caused the failure.
  useRetries(
    failed.some(({ loadError }) => isUnanswered(loadError)),
    retry
  );
  return { failed, retry };
}
