import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';

/** Refreshes every visible layer of a map: failed parts are drawn, drawn parts stay until then. */
export function refreshLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? [])
    if (layer.visible) (layer as Layer & { refresh?(): void }).refresh?.();
}
