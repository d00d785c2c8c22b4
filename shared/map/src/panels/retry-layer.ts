import type Collection from 'esri/core/Collection';
import type Layer from 'esri/layers/Layer';

interface LayerParent {
  readonly layers?: Collection<Layer>;
}

/**
 * Loads a failed layer again. The Maps SDK keeps a failure for good, even when its service recovers: an equal
 * new layer replaces it in the map or in its group, and listeners of the map's layers find it there
 * (`watchMapLayers`). A layer that is in neither is unchanged.
 */
export function retryLayer(layer: Layer): void {
  const holder = (layer.parent as LayerParent | null | undefined)?.layers;
  const at = holder?.indexOf(layer) ?? -1;
  if (!holder || at < 0) return;
  const anew = (layer as Layer & { clone(): Layer }).clone();
  // A clone has an id of its own; filters, popups and links know the layer by the previous one.
  anew.id = layer.id;
  holder.splice(at, 1, anew);
}
