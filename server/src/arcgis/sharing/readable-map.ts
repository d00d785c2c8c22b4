import type { Caller } from '../../ground/roles';
import { mayRead } from '../../ground/roles';
import type { Guarded } from '../dialect/access';
import { DATASETS } from '../../layers';
import { RASTERS } from '../../layers/rasters';

interface LayerJson {
  readonly url?: string;
  /** Of a group layer. */
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

/** Layers of services that are not this server's own are theirs to guard. */
function isReadable({ url }: LayerJson, caller: Caller): boolean {
  const service = SERVICE.exec(url ?? '')?.[1];
  const access = service && accessOf.get(service.toLowerCase());
  return !access || mayRead(caller, access);
}

/** A group of which nothing is left goes too. */
function readableLayers(layers: readonly LayerJson[], caller: Caller): LayerJson[] {
  return layers.flatMap((layer): LayerJson[] => {
    if (!layer.layers) return isReadable(layer, caller) ? [layer] : [];
    const inside = readableLayers(layer.layers, caller);
    return inside.length > 0 ? [{ ...layer, layers: inside }] : [];
  });
}

/** A web map or scene without the layers, in groups too, whose service refuses the caller: they could only fail. */
export function readableMap(map: MapJson, caller: Caller): MapJson {
  const { operationalLayers } = map;
  return operationalLayers ? { ...map, operationalLayers: readableLayers(operationalLayers, caller) } : map;
}
