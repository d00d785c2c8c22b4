import type { Caller } from '../../common/roles';
import { mayRead } from '../../common/roles';
import type { GuardedService } from '../dialect/access';
import { VERSION_PARAMETER } from '@site/layers';
import { DATASETS } from '../../layers';
import { RASTERS } from '../../layers/rasters';

interface LayerJson {
  readonly url?: string;
  /** Parameters that a client of the layer adds to each of its calls. */
  readonly customParameters?: Readonly<Record<string, string>>;
  /** Layers of a group layer. */
  readonly layers?: readonly LayerJson[];
}

/** A layer of a basemap; reference layers contain the place names above it. */
export interface BasemapLayer {
  readonly id: string;
  readonly layerType: string;
  readonly isReference?: boolean;
  readonly url?: string;
  /** Address of tiles, with {level}, {col} and {row}. */
  readonly templateUrl?: string;
  /** Address of the style of vector tiles. */
  readonly styleUrl?: string;
  readonly copyright?: string;
}

export interface MapJson {
  readonly operationalLayers?: readonly LayerJson[];
  readonly baseMap?: { readonly title: string; readonly baseMapLayers: readonly BasemapLayer[] };
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

/** Returns the service of a feature layer of this server; undefined for any other layer. */
const parseFeatureService = ({ url }: LayerJson): string | undefined =>
  /\/arcgis\/rest\/services\/([^/]+)\/FeatureServer\/0$/.exec(url ?? '')?.[1];

const listLayers = (layers: readonly LayerJson[]): LayerJson[] =>
  layers.flatMap((layer) => (layer.layers ? listLayers(layer.layers) : [layer]));

/** Returns the services of the feature layers of a map, also in groups. */
export const listFeatureServices = ({ operationalLayers = [] }: MapJson): ReadonlySet<string> =>
  new Set(listLayers(operationalLayers).flatMap((layer) => parseFeatureService(layer) ?? []));

function addVersions(layers: readonly LayerJson[], versions: ReadonlyMap<string, string>): LayerJson[] {
  return layers.map((layer) => {
    if (layer.layers) return { ...layer, layers: addVersions(layer.layers, versions) };
    const version = versions.get(parseFeatureService(layer) ?? '');
    if (version === undefined) return layer;
    return { ...layer, customParameters: { ...layer.customParameters, [VERSION_PARAMETER]: version } };
  });
}

/** Versions of the data behind a map, as calls name them. */
export interface MapVersions {
  /** By service; layers of other services stay as they are. */
  readonly layers: ReadonlyMap<string, string>;
  readonly basemap: string;
}

const OWN_STYLE =
  /\/arcgis\/rest\/services\/Basemap\/VectorTileServer\/resources\/styles\/[\w-]+\/root\.json$/;

/**
 * Returns a web map or scene whose layers name the version of their data in each call, so that browsers keep the answers
 * until an import.
 */
export function nameVersions(map: MapJson, { layers, basemap }: MapVersions): MapJson {
  const { operationalLayers, baseMap } = map;
  const nameStyle = (layer: BasemapLayer): BasemapLayer =>
    layer.styleUrl && OWN_STYLE.test(layer.styleUrl)
      ? { ...layer, styleUrl: `${layer.styleUrl}?${VERSION_PARAMETER}=${basemap}` }
      : layer;
  return {
    ...map,
    ...(operationalLayers && { operationalLayers: addVersions(operationalLayers, layers) }),
    ...(baseMap && { baseMap: { ...baseMap, baseMapLayers: baseMap.baseMapLayers.map(nameStyle) } })
  };
}
