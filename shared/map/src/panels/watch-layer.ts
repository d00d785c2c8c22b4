import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import type MapView from 'esri/views/MapView';

/** Status of a layer: its visibility and its load status. */
export interface LayerStatus {
  readonly visible: boolean;
  readonly loadStatus: Layer['loadStatus'];
  /** The view is zoomed out beyond the layer's minimum scale. */
  readonly isTooFar: boolean;
}

type ScaleView = Pick<MapView, 'scale'>;

/** Returns the status of a layer. @param view the view that shows it. */
export function getLayerStatus(layer: Layer, view: ScaleView): LayerStatus {
  const { minScale = 0 } = layer as { minScale?: number };
  const { visible, loadStatus } = layer;
  return { visible, loadStatus, isTooFar: minScale > 0 && view.scale > minScale };
}

/**
 * Calls the listener whenever the layer is shown, hidden, loaded, fails or passes its minimum scale. @returns a
 * function that ends it.
 */
export function watchLayer(layer: Layer, view: ScaleView, tell: () => void): () => void {
  const handle = watch(() => Object.values(getLayerStatus(layer, view)).join(), tell);
  return () => handle.remove();
}

/**
 * Calls the listener whenever layers are added to a map or removed: a failed layer is replaced on a retry.
 * @returns a function that ends it.
 */
export function watchMapLayers(map: Map | null | undefined, tell: () => void): () => void {
  const handle = map?.allLayers.on('change', tell);
  return () => handle?.remove();
}
