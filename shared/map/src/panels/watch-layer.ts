import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import type MapView from 'esri/views/MapView';

/** How a layer stands: whether it is shown, and how far it has been loaded. */
export interface LayerStatus {
  readonly visible: boolean;
  readonly loadStatus: Layer['loadStatus'];
  /** The view is farther away than the layer is drawn from. */
  readonly isTooFar: boolean;
}

type WithScale = Pick<MapView, 'scale'>;

/** @param view what the layer is looked at with. */
export function layerStatus(layer: Layer, view: WithScale): LayerStatus {
  const { minScale = 0 } = layer as { minScale?: number };
  const { visible, loadStatus } = layer;
  return { visible, loadStatus, isTooFar: minScale > 0 && view.scale > minScale };
}

/** Tells whenever the layer is shown, hidden, loaded, has failed or gets in or out of reach. @returns ends it. */
export function watchLayer(layer: Layer, view: WithScale, tell: () => void): () => void {
  const handle = watch(() => Object.values(layerStatus(layer, view)).join(), tell);
  return () => handle.remove();
}

/** Tells whenever layers come to a map or go: one that failed is replaced when it is tried again. @returns ends it. */
export function watchMapLayers(map: Map | null | undefined, tell: () => void): () => void {
  const handle = map?.allLayers.on('change', tell);
  return () => handle?.remove();
}
