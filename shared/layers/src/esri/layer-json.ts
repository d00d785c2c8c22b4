import { LAYER_OPACITY } from '@site/domain';
import type { Locale } from '@site/domain';
import { isRaster } from '../catalogue';
import type { CatalogueLayer, LayerDefinition } from '../catalogue';
import type { ClusterOptions } from '../page';
import type { RasterPage } from '../raster-page';
import { getLayerText, formatWithUnit } from '../texts';
import { createClusters } from './clusters';
import type {
  ClusterJson,
  FeatureLayerJson,
  OperationalLayerJson,
  PopupJson,
  RendererJson,
  Rgba
} from './json';
import { createNumberLine, createFeaturePopup, createPopup } from './popups';
import { shrinkAtSmallScales, createRenderer } from './renderers';

/** Placeholder of the server's address in a checked-in map. */
export const SERVER_PLACEHOLDER = '{{SITE_SERVER}}';

/**
 * Refresh interval of one day, in minutes, since figures such as days since a purchase change daily. The Maps
 * SDK does not count the rows of a hidden layer that refreshes, but does count the rows of other hidden point layers
 * (decision 23).
 */
const DAY_MINUTES = 24 * 60;

type LayerDrawing = FeatureLayerJson['layerDefinition'];

/** Returns the renderer with the opacity of the layer multiplied into all its colours. */
const applyOpacity = <Renderer extends RendererJson>(renderer: Renderer, opacity: number): Renderer =>
  JSON.parse(JSON.stringify(renderer), (key, value: unknown) => {
    if (key !== 'color') return value;
    const [red, green, blue, alpha] = value as Rgba;
    return [red, green, blue, Math.round(alpha * opacity)];
  }) as Renderer;

const applyClusterOpacity = (clusters: ClusterJson, opacity: number): ClusterJson => ({
  ...clusters,
  drawingInfo: { ...clusters.drawingInfo, renderer: applyOpacity(clusters.drawingInfo.renderer, opacity) }
});

/**
 * Returns the drawing of a layer that is visible by default: small points, and the opacity in the symbols'
 * colours.
 */
const createDefaultDrawing = (
  { drawingInfo, featureReduction, ...rest }: LayerDrawing,
  opacity: number
): LayerDrawing => ({
  ...rest,
  drawingInfo: { ...drawingInfo, renderer: applyOpacity(shrinkAtSmallScales(drawingInfo.renderer), opacity) },
  ...(featureReduction ? { featureReduction: applyClusterOpacity(featureReduction, opacity) } : {})
});

/** Adds the layer's title as words beside the only symbol of a layer without classes. */
const nameSymbol = (renderer: RendererJson, title: string): RendererJson =>
  renderer.type === 'simple' && renderer.visualVariables === undefined
    ? { ...renderer, label: title }
    : renderer;

/** Returns the drawing of a feature layer with its own opacity, with texts in a language. */
export function createLayerDrawing(
  { page, layer }: LayerDefinition,
  locale: Locale,
  look?: ClusterOptions
): LayerDrawing {
  const { only, minScale, draws, clusters } = layer;
  return {
    ...(only === undefined ? {} : { definitionExpression: only }),
    ...(minScale === undefined ? {} : { minScale }),
    drawingInfo: {
      renderer: nameSymbol(createRenderer(draws, page.fields, locale), getLayerText(layer.title, locale))
    },
    ...(clusters === undefined ? {} : { featureReduction: createClusters(clusters, draws, locale, look) })
  };
}

/** Returns the clustering of a layer on the map; undefined when each point is drawn separately. */
export function createShownClusters(
  definition: LayerDefinition,
  locale: Locale,
  look?: ClusterOptions
): ClusterJson | undefined {
  const drawn = createLayerDrawing(definition, locale, look);
  return (definition.visibility ? createDefaultDrawing(drawn, LAYER_OPACITY) : drawn).featureReduction;
}

/** Returns the popup of a raster, which shows the value at the clicked position. */
const createRasterPopup = (
  { title, value: { label, unit, decimals } }: RasterPage,
  locale: Locale
): PopupJson =>
  createPopup(getLayerText(title, locale), [
    createNumberLine('Raster.ServicePixelValue', formatWithUnit(label, unit, locale), decimals)
  ]);

/**
 * Returns the layer in the format of web maps, on the server at `server`, with texts in a language. A feature
 * layer that is visible by default has its opacity in the colours of its symbols: the layer's own opacity would
 * need a pass over the whole picture in each frame (decision 23).
 */
export function createOperationalLayer(
  definition: CatalogueLayer,
  server = SERVER_PLACEHOLDER,
  locale: Locale = 'en'
): OperationalLayerJson {
  const { id, service, visibility } = definition;
  const services = `${server}/arcgis/rest/services/${service}`;
  const title = getLayerText(isRaster(definition) ? definition.raster.title : definition.layer.title, locale);
  const common = { id, title, visibility, opacity: LAYER_OPACITY };
  if (isRaster(definition))
    return {
      ...common,
      popupInfo: createRasterPopup(definition.raster, locale),
      layerType: 'ArcGISImageServiceLayer',
      url: `${services}/ImageServer`,
      renderingRule: { rasterFunction: 'Legend' },
      // Without it the picture shows the squares of the cells, and ends in their corners at the coast.
      interpolation: 'RSP_BilinearInterpolation'
    };
  const layerDefinition = createLayerDrawing(definition, locale);
  return {
    ...common,
    popupInfo: createFeaturePopup(definition.layer.popup, definition.page, locale),
    layerType: 'ArcGISFeatureLayer',
    url: `${services}/FeatureServer/0`,
    ...(visibility
      ? { opacity: 1, layerDefinition: createDefaultDrawing(layerDefinition, LAYER_OPACITY) }
      : { refreshInterval: DAY_MINUTES, layerDefinition })
  };
}
