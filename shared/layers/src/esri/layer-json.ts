import { LAYER_OPACITY } from '@site/domain';
import type { Locale } from '@site/domain';
import { isRaster } from '../catalogue';
import type { CatalogueLayer, LayerDefinition } from '../catalogue';
import type { ClusterLook } from '../page';
import type { RasterPage } from '../raster-page';
import { layerText, withUnit } from '../texts';
import { clustersJson } from './clusters';
import type {
  ClusterJson,
  FeatureLayerJson,
  OperationalLayerJson,
  PopupJson,
  RendererJson,
  Rgba
} from './json';
import { numberLine, popupJson, popupOf } from './popups';
import { quiet, rendererJson } from './renderers';

/** Where the server's address stands in a checked-in map. */
export const SERVER_PLACEHOLDER = '{{SITE_SERVER}}';

/**
 * A day, in minutes: figures such as days since a purchase change with it. Of a layer that refreshes, the Maps SDK does
 * not count the rows while it is hidden, as it else does of every layer of points (decision 0023).
 */
const DAY_MINUTES = 24 * 60;

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
  drawingInfo: { ...clusters.drawingInfo, renderer: seeThrough(clusters.drawingInfo.renderer, opacity) }
});

/** How a layer is drawn that is shown unasked: its points quiet, its opacity in the colours of its symbols. */
const shownUnasked = ({ drawingInfo, featureReduction, ...rest }: Drawn, opacity: number): Drawn => ({
  ...rest,
  drawingInfo: { ...drawingInfo, renderer: seeThrough(quiet(drawingInfo.renderer), opacity) },
  ...(featureReduction ? { featureReduction: seeThroughClusters(featureReduction, opacity) } : {})
});

/** How a layer of records is drawn where its opacity is its own, its words in a language. */
export function definitionJson({ page, layer }: LayerDefinition, locale: Locale, look?: ClusterLook): Drawn {
  const { only, minScale, draws, clusters } = layer;
  return {
    ...(only === undefined ? {} : { definitionExpression: only }),
    ...(minScale === undefined ? {} : { minScale }),
    drawingInfo: { renderer: rendererJson(draws, page.fields, locale) },
    ...(clusters === undefined ? {} : { featureReduction: clustersJson(clusters, draws, locale, look) })
  };
}

/** How a layer's points are drawn together on the map; undefined where each is drawn by itself. */
export function clustersShown(
  definition: LayerDefinition,
  locale: Locale,
  look?: ClusterLook
): ClusterJson | undefined {
  const drawn = definitionJson(definition, locale, look);
  return (definition.visibility ? shownUnasked(drawn, LAYER_OPACITY) : drawn).featureReduction;
}

/** A click on a raster tells the value there. */
const rasterPopup = ({ title, value: { label, unit, decimals } }: RasterPage, locale: Locale): PopupJson =>
  popupOf(layerText(title, locale), [
    numberLine('Raster.ServicePixelValue', withUnit(label, unit, locale), decimals)
  ]);

/**
 * The layer as a web map writes it, on the server at `server`, its words in a language. A layer of records that is shown
 * from the start has its opacity in the colours of its symbols: with the layer's own, each frame takes a pass over the
 * whole picture (decision 0023).
 */
export function operationalLayer(
  definition: CatalogueLayer,
  server = SERVER_PLACEHOLDER,
  locale: Locale = 'en'
): OperationalLayerJson {
  const { id, service, visibility } = definition;
  const services = `${server}/arcgis/rest/services/${service}`;
  const title = layerText(isRaster(definition) ? definition.raster.title : definition.layer.title, locale);
  const common = { id, title, visibility, opacity: LAYER_OPACITY };
  if (isRaster(definition))
    return {
      ...common,
      popupInfo: rasterPopup(definition.raster, locale),
      layerType: 'ArcGISImageServiceLayer',
      url: `${services}/ImageServer`,
      renderingRule: { rasterFunction: 'Legend' }
    };
  const layerDefinition = definitionJson(definition, locale);
  return {
    ...common,
    popupInfo: popupJson(definition.layer.popup, definition.page, locale),
    layerType: 'ArcGISFeatureLayer',
    url: `${services}/FeatureServer/0`,
    ...(visibility
      ? { opacity: 1, layerDefinition: shownUnasked(layerDefinition, LAYER_OPACITY) }
      : { refreshInterval: DAY_MINUTES, layerDefinition })
  };
}
