import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { VERSION_PARAMETER } from '@site/layers';
import { getServiceName } from './panels/find-layers';

type RefreshableLayer = Layer & {
  refresh?(): void;
  /** Parameters that the layer adds to each of its calls. */
  customParameters?: Readonly<Record<string, unknown>> | null;
};

/** Refreshes every visible layer of a map: failed parts are drawn, drawn parts stay until then. */
export function refreshLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? [])
    if (layer.visible) (layer as RefreshableLayer).refresh?.();
}

/** Lets a layer ask for its newest data: its calls name no version any more. */
function forgetVersion(layer: RefreshableLayer): void {
  if (layer.customParameters?.[VERSION_PARAMETER] === undefined) return;
  const { [VERSION_PARAMETER]: _version, ...others } = layer.customParameters;
  layer.customParameters = others;
}

/** Refreshes every layer of a map that is on a service, also a hidden one: its data has changed. */
export function refreshServiceLayers({ view }: JimuMapView): void {
  for (const layer of view.map?.allLayers.toArray() ?? []) {
    if (getServiceName(layer) === null) continue;
    forgetVersion(layer);
    (layer as RefreshableLayer).refresh?.();
  }
}
