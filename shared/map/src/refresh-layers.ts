import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { getServiceName } from './panels/find-layers';

type RefreshableLayer = Layer & { refresh?(): void };

/** Refreshes every visible layer of a map: failed parts are drawn, drawn parts stay until then. */
export function refreshLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? [])
    if (layer.visible) (layer as RefreshableLayer).refresh?.();
}

/** Refreshes every layer of a map that is on a service, also a hidden one: its data has changed. */
export function refreshServiceLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? [])
    if (getServiceName(layer) !== null) (layer as RefreshableLayer).refresh?.();
}
