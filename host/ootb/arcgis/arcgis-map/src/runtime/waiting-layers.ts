import type Layer from '@arcgis/core/layers/Layer';
import type Map from '@arcgis/core/Map';
import type { Engine } from './engine-type';

/** Layers of a web map that are not in the map yet. */
export interface WaitingLayers {
  /** Lists the layers that still wait, the lowest first. */
  all(): readonly Layer[];
}

/** Returns the index of a layer among the layers in the map, by the web map's drawing order. */
function computeLayerIndex(map: Map, id: string, order: readonly string[]): number {
  const filterPresent = (ids: readonly string[]) => ids.filter((one) => map.findLayerById(one));
  const [above] = filterPresent(order.slice(order.indexOf(id) + 1));
  if (above !== undefined) return map.layers.findIndex((layer) => layer.id === above);
  const below = filterPresent(order.slice(0, order.indexOf(id))).at(-1);
  return map.layers.findIndex((layer) => layer.id === below) + 1;
}

/**
 * Removes the hidden layers from a loaded web map until one is shown or loaded, because the SDK fetches the
 * metadata of every layer in a map. Layers in groups stay, because their group lists them.
 */
export function deferHiddenLayers(map: Map, { whenOnce }: Engine): WaitingLayers {
  const order = map.layers.toArray().map(({ id }) => id);
  const hidden = map.layers.toArray().filter((layer) => !layer.visible && !('layers' in layer));
  const waiting = new Set<Layer>(hidden);
  map.removeMany(hidden);
  for (const layer of hidden)
    void whenOnce(() => layer.visible || layer.loadStatus !== 'not-loaded').then(() => {
      waiting.delete(layer);
      map.add(layer, computeLayerIndex(map, layer.id, order));
    });
  return { all: () => [...waiting] };
}
