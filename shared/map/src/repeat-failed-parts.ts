import esriConfig from 'esri/config';
import type EsriError from 'esri/core/Error';
import { whenOnce } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { getServiceName } from './panels/find-layers';

/** Pause before a layer with a missing part is read again, ms; each pause doubles, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 30_000;
/** Time in which a refreshed layer begins to update, ms. */
const BEGIN_MS = 500;

/** Error of the SDK for a request. */
interface RequestFault {
  readonly name?: string;
  readonly details?: { readonly url?: string; readonly httpStatus?: number };
}

/** A layer of which a part is missing. */
interface Trouble {
  pause: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Returns whether a request got no answer, or one that a later request need not get. A refused or cancelled request
 * is not repeated.
 */
const isPassing = ({ name, details }: RequestFault): boolean =>
  name !== 'AbortError' && (!details?.httpStatus || details.httpStatus >= 500);

const findLayer = ({ view }: JimuMapView, url: string): Layer | undefined => {
  const service = getServiceName({ url });
  return service === null
    ? undefined
    : view.map?.allLayers.find((layer) => layer.visible && getServiceName(layer) === service);
};

/**
 * Refreshes a layer of which a part could not be read, until it is whole: the SDK leaves a hole where a part is
 * missing and does not request it again.
 * @param onChange is called with the titles of the layers of which a part is missing, none when all are whole.
 * @returns a handle that stops it.
 */
export function repeatFailedParts(
  mapView: JimuMapView,
  onChange: (titles: readonly string[]) => void
): { remove(): void } {
  const troubles = new Map<Layer, Trouble>();
  let isRemoved = false;
  const announce = () => onChange([...troubles.keys()].map(({ title, id }) => title ?? id));
  const finish = (layer: Layer) => {
    if (!isRemoved && troubles.get(layer)?.timer === undefined && troubles.delete(layer)) announce();
  };
  const refresh = (layer: Layer, trouble: Trouble) => {
    trouble.timer = undefined;
    trouble.pause = Math.min(2 * trouble.pause, MAX_PAUSE_MS);
    (layer as Layer & { refresh?(): void }).refresh?.();
    setTimeout(() => void whenOnce(() => !mapView.view.updating).then(() => finish(layer)), BEGIN_MS);
  };
  const handleFault = (error: EsriError) => {
    const fault = error as RequestFault;
    const layer = isPassing(fault) ? findLayer(mapView, fault.details?.url ?? '') : undefined;
    if (!layer) return;
    const trouble = troubles.get(layer) ?? { pause: FIRST_PAUSE_MS, timer: undefined };
    if (trouble.timer !== undefined) return;
    trouble.timer = setTimeout(() => refresh(layer, trouble), trouble.pause);
    if (troubles.has(layer)) return;
    troubles.set(layer, trouble);
    announce();
  };
  const interceptor = { urls: /\/(?:Feature|Map|Image)Server\//i, error: handleFault };
  esriConfig.request.interceptors.push(interceptor);
  return {
    remove: () => {
      isRemoved = true;
      esriConfig.request.interceptors.splice(esriConfig.request.interceptors.indexOf(interceptor), 1);
      for (const { timer } of troubles.values()) clearTimeout(timer);
    }
  };
}
