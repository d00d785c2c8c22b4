import type { Caller } from '../../ground/roles';
import { mayRead } from '../../ground/roles';
import type { Guarded } from '../dialect/access';
import { DATASETS } from '../../layers';
import { RASTERS } from '../../layers/rasters';

interface LayerJson {
  readonly url?: string;
  /** Layers of a group layer. */
  readonly layers?: readonly LayerJson[];
}

export interface MapJson {
  readonly operationalLayers?: readonly LayerJson[];
}

const SERVED: readonly (readonly [type: string, services: readonly Guarded[]])[] = [
  ['FeatureServer', DATASETS],
  ['ImageServer', RASTERS]
];
const accessOf = new Map(
  SERVED.flatMap(([type, services]) =>
    services.map(({ service, access }) => [`${service}/${type}`.toLowerCase(), access] as const)
  )
);
const SERVICE = /\/arcgis\/rest\/services\/([^/]+\/(?:Feature|Image)Server)(?:\/|$)/i;

/** Returns whether the caller may read a layer; layers of other servers are guarded there. */
function isReadable({ url }: LayerJson, caller: Caller): boolean {
  const service = SERVICE.exec(url ?? '')?.[1];
  const access = service && accessOf.get(service.toLowerCase());
  return !access || mayRead(caller, access);
}

/** Returns the readable layers; an empty group is removed. */
function readableLayers(layers: readonly LayerJson[], caller: Caller): LayerJson[] {
  return layers.flatMap((layer): LayerJson[] => {
    if (!layer.layers) return isReadable(layer, caller) ? [layer] : [];
    const inside = readableLayers(layer.layers, caller);
    return inside.length > 0 ? [{ ...layer, layers: inside }] : [];
  });
}

/**
 * Returns a web map or scene without the layers, also in groups, whose service refuses the caller and which
 * could only fail.
 */
export function readableMap(map: MapJson, caller: Caller): MapJson {
  const { operationalLayers } = map;
  return operationalLayers ? { ...map, operationalLayers: readableLayers(operationalLayers, caller) } : map;
}
