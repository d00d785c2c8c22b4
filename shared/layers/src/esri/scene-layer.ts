import { LAYER_OPACITY, getUnitText } from '@site/domain';
import type { Locale } from '@site/domain';
import type { LayerDefinition } from '../catalogue';
import type { LayerHeight } from '../page';
import type { Style } from '../style';
import type { AreaSymbol } from '../symbols';
import { getLayerText } from '../texts';
import type { LayerTextKey } from '../texts';
import { createOperationalLayer, SERVER_PLACEHOLDER } from './layer-json';
import { createRendererWith } from './renderers';
import type { SceneLayerJson, SceneRendererJson } from './scene-json';
import { createBlock, createColumn, createSymbol3D } from './scene-symbols';

function getAreaSymbol(style: Style): AreaSymbol {
  if (style.by !== 'nothing' || style.symbol.kind !== 'area')
    throw new TypeError('A layer with heights must be of areas with one symbol.');
  return style.symbol;
}

/** Value up to which heights are proportional, far above any: beyond it the SDK draws the same height. */
const HIGHEST = 10_000_000;

/**
 * Returns the renderer of blocks whose height is a field's value. The legend explains the height, which cannot
 * be read off a scene.
 */
function createBlockRenderer(
  { page, layer }: LayerDefinition,
  { field, metres }: LayerHeight,
  locale: Locale
): SceneRendererJson {
  const { label, unit } = page.fields[field]!;
  return {
    type: 'simple',
    label: getLayerText('legend.height', locale)
      .replace('{figure}', getLayerText(label, locale))
      .replace('{metres}', String(metres))
      .replace('{unit}', unit === undefined ? '1' : getUnitText(unit, locale)),
    symbol: createBlock(getAreaSymbol(layer.draws)),
    visualVariables: [
      {
        type: 'sizeInfo',
        axis: 'height',
        field,
        minDataValue: 0,
        maxDataValue: HIGHEST,
        minSize: 0,
        maxSize: HIGHEST * metres,
        valueUnit: 'unknown',
        legendOptions: { showLegend: false }
      }
    ]
  };
}

interface SceneOptions {
  readonly visibility?: boolean;
  /** Title in the scene, when it differs from the title in maps. */
  readonly title?: LayerTextKey;
  readonly locale?: Locale;
}

/**
 * Returns the layer in the format of web scenes, on the server that replaces the placeholder. It is the layer
 * of web maps with symbols for scenes: areas are on the ground or have the height of the page, points are icons or
 * the columns of the page, and icons that maps cluster are thinned out.
 * @throws TypeError for a layer with a height that is not of areas with one symbol.
 */
export function createSceneLayer(
  definition: LayerDefinition,
  { visibility = definition.visibility, title, locale = 'en' }: SceneOptions = {}
): SceneLayerJson {
  const { page, layer } = definition;
  const flat = createOperationalLayer({ ...definition, visibility }, SERVER_PLACEHOLDER, locale);
  if (flat.layerType !== 'ArcGISFeatureLayer') throw new TypeError(`${definition.id} is a raster layer.`);
  const { only, minScale, height, column, draws, clusters } = layer;
  const liesFlat = page.geometry !== 'point' && height === undefined;
  return {
    ...flat,
    ...(title && { title: getLayerText(title, locale) }),
    opacity: LAYER_OPACITY,
    layerDefinition: {
      ...(only === undefined ? {} : { definitionExpression: only }),
      ...(minScale === undefined ? {} : { minScale }),
      // The scene has no relief, so features that are not on the ground are at sea level, which needs no ground
      // queries.
      elevationInfo: { mode: liesFlat ? 'onTheGround' : 'absoluteHeight' },
      drawingInfo: {
        renderer: height
          ? createBlockRenderer(definition, height, locale)
          : createRendererWith(draws, page.fields, locale, (symbol) =>
              column ? createColumn(symbol, column) : createSymbol3D(symbol)
            )
      },
      // Only icons are thinned out.
      ...(clusters && !column && { featureReduction: { type: 'selection' } })
    }
  };
}
