import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';

/** Has every layer that a map shows asked again: what could not be drawn is drawn, what is drawn stays until then. */
export function refreshLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? [])
    if (layer.visible) (layer as Layer & { refresh?(): void }).refresh?.();
}
