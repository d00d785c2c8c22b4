import { LAYER_OPACITY } from '@site/domain';
import type { LayerPanel } from './panel';
import type { FeatureLayerJson, ImageLayerJson, OperationalLayerJson } from '../web-map-json';

/** Where the server's address stands in a checked-in map. */
export const SERVER_PLACEHOLDER = '{{SITE_SERVER}}';

/** Least role that may read a layer; the server decides, the catalogue only follows it (decision 0012). */
export type LayerRole = 'public' | 'investor' | 'staff';

/** What the layer list gathers layers under, in its order. */
export const LAYER_GROUPS = [
  'mills',
  'purchases',
  'oilPalm',
  'facilities',
  'biochar',
  'maize',
  'land',
  'boundaries'
] as const;
export type LayerGroup = (typeof LAYER_GROUPS)[number];

interface Described {
  /** Name of the service that holds it. */
  readonly service: string;
  readonly role: LayerRole;
  readonly group: LayerGroup;
  readonly opacity?: number;
}

type FromCatalogue<Json> = Omit<Json, 'layerType' | 'url' | 'opacity' | 'refreshInterval'> & Described;

/**
 * A day, in minutes: figures such as days since a purchase change with it. Of a layer that refreshes, the Maps SDK does
 * not count the rows while it is hidden, as it else does of every layer of points (decision 0023).
 */
const DAY_MINUTES = 24 * 60;

/** One feature layer of the catalogue: everything the map needs to know of it. */
export interface LayerDefinition extends FromCatalogue<FeatureLayerJson> {
  readonly panel?: LayerPanel;
}

/** One image layer of the catalogue; its colours and legend are those of the service. */
export type RasterDefinition = FromCatalogue<ImageLayerJson>;

export type CatalogueLayer = LayerDefinition | RasterDefinition;

export const isRaster = (layer: CatalogueLayer): layer is RasterDefinition => 'renderingRule' in layer;

/** The layer as a web map writes it, on the server at `server`. */
export function operationalLayer(layer: CatalogueLayer, server = SERVER_PLACEHOLDER): OperationalLayerJson {
  const services = `${server}/arcgis/rest/services/${layer.service}`;
  const { id, title, visibility, opacity = LAYER_OPACITY, popupInfo } = layer;
  const common = { id, title, visibility, opacity, popupInfo };
  if (isRaster(layer)) {
    const { renderingRule } = layer;
    return { ...common, layerType: 'ArcGISImageServiceLayer', url: `${services}/ImageServer`, renderingRule };
  }
  const { layerDefinition, showLabels } = layer;
  return {
    ...common,
    layerType: 'ArcGISFeatureLayer',
    url: `${services}/FeatureServer/0`,
    ...(visibility ? {} : { refreshInterval: DAY_MINUTES }),
    ...(showLabels === undefined ? {} : { showLabels }),
    layerDefinition
  };
}
