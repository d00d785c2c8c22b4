import type Collection from 'esri/core/Collection';
import type Layer from 'esri/layers/Layer';

interface Holder {
  readonly layers?: Collection<Layer>;
}

/**
 * Asks again for a layer whose load has failed. The Maps SDK keeps a failure for good, whatever its service does later:
 * an equal new layer takes its place in the map or in its group, and whoever watches the map's layers finds it there
 * (`watchMapLayers`). A layer that stands in neither is left as it is.
 */
export function retryLayer(layer: Layer): void {
  const holder = (layer.parent as Holder | null | undefined)?.layers;
  const at = holder?.indexOf(layer) ?? -1;
  if (!holder || at < 0) return;
  const anew = (layer as Layer & { clone(): Layer }).clone();
  // A clone has an id of its own; filters, popups and links know the layer by the one it had.
  anew.id = layer.id;
  holder.splice(at, 1, anew);
}
