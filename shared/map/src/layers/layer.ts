import { LAYER_OPACITY } from '@site/domain';
import type { LayerPanel } from './panel';
import type {
  ClusterJson,
  FeatureLayerJson,
  ImageLayerJson,
  OperationalLayerJson,
  RendererJson,
  Rgba
} from '../web-map-json';

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

type Drawn = FeatureLayerJson['layerDefinition'];

/** The renderer, each of its colours as much more see-through as a layer of `opacity` would be. */
const seeThrough = <Renderer extends RendererJson>(renderer: Renderer, opacity: number): Renderer =>
  JSON.parse(JSON.stringify(renderer), (key, value: unknown) => {
    if (key !== 'color') return value;
    const [red, green, blue, alpha] = value as Rgba;
    return [red, green, blue, Math.round(alpha * opacity)];
  }) as Renderer;

const seeThroughClusters = (clusters: ClusterJson, opacity: number): ClusterJson => ({
  ...clusters,
  drawingInfo: {
    ...clusters.drawingInfo,
    renderer: seeThrough(clusters.drawingInfo.renderer, opacity)
  }
});

/** How a layer is drawn, with its opacity in the colours of its symbols. */
const withOpacity = ({ drawingInfo, featureReduction, ...rest }: Drawn, opacity: number): Drawn => ({
  ...rest,
  drawingInfo: { ...drawingInfo, renderer: seeThrough(drawingInfo.renderer, opacity) },
  ...(featureReduction ? { featureReduction: seeThroughClusters(featureReduction, opacity) } : {})
});

/**
 * The layer as a web map writes it, on the server at `server`. A layer of records that is shown from the start has its
 * opacity in the colours of its symbols: with the layer's own, each frame takes a pass over the whole picture (decision
 * 0023).
 */
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
    ...(showLabels === undefined ? {} : { showLabels }),
    ...(visibility
      ? { opacity: 1, layerDefinition: withOpacity(layerDefinition, opacity) }
      : { refreshInterval: DAY_MINUTES, layerDefinition })
  };
}
