import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';

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
