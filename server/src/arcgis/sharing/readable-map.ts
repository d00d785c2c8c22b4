import type { Caller } from '../../common/roles';
import { mayRead } from '../../common/roles';
import type { GuardedService } from '../dialect/access';
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

const SERVICES_BY_TYPE: readonly (readonly [type: string, services: readonly GuardedService[]])[] = [
  ['FeatureServer', DATASETS],
  ['ImageServer', RASTERS]
];
const ACCESS_BY_SERVICE = new Map(
  SERVICES_BY_TYPE.flatMap(([type, services]) =>
    services.map(({ service, access }) => [`${service}/${type}`.toLowerCase(), access] as const)
  )
);
const SERVICE = /\/arcgis\/rest\/services\/([^/]+\/(?:Feature|Image)Server)(?:\/|$)/i;

/** Returns whether the caller may read a layer; layers of other servers are guarded there. */
function isReadable({ url }: LayerJson, caller: Caller): boolean {
  const service = SERVICE.exec(url ?? '')?.[1];
  const access = service && ACCESS_BY_SERVICE.get(service.toLowerCase());
  return !access || mayRead(caller, access);
}

/** Returns the readable layers; an empty group is removed. */
function filterLayers(layers: readonly LayerJson[], caller: Caller): LayerJson[] {
  return layers.flatMap((layer): LayerJson[] => {
    if (!layer.layers) return isReadable(layer, caller) ? [layer] : [];
    const inside = filterLayers(layer.layers, caller);
    return inside.length > 0 ? [{ ...layer, layers: inside }] : [];
  });
}

/**
 * Returns a web map or scene without the layers, also in groups, whose service refuses the caller and which
 * could only fail.
 */
export function filterMap(map: MapJson, caller: Caller): MapJson {
  const { operationalLayers } = map;
  return operationalLayers ? { ...map, operationalLayers: filterLayers(operationalLayers, caller) } : map;
}
