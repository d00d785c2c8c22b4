import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';

/** How a layer stands: whether it is shown, and how far it has been loaded. */
export interface LayerStatus {
  readonly visible: boolean;
  readonly loadStatus: Layer['loadStatus'];
}

export const layerStatus = ({ visible, loadStatus }: Layer): LayerStatus => ({ visible, loadStatus });

/** Tells whenever the layer is shown, hidden, loaded or has failed. @returns ends it. */
export function watchLayer(layer: Layer, tell: () => void): () => void {
  const handle = watch(() => [layer.visible, layer.loadStatus].join(), tell);
  return () => handle.remove();
}

/** Tells whenever layers come to a map or go: one that failed is replaced when it is tried again. @returns ends it. */
export function watchMapLayers(map: Map | null | undefined, tell: () => void): () => void {
  const handle = map?.allLayers.on('change', tell);
  return () => handle?.remove();
}
