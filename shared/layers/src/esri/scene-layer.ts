import { LAYER_OPACITY } from '@site/domain';
import type { Locale } from '@site/domain';
import type { LayerDefinition } from '../catalogue';
import type { LayerHeight } from '../page';
import type { Style } from '../style';
import type { AreaSymbol } from '../symbols';
import { layerText } from '../texts';
import type { TextKey } from '../texts';
import { unitText } from '../units';
import { operationalLayer, SERVER_PLACEHOLDER } from './layer-json';
import { rendererBy } from './renderers';
import type { SceneLayerJson, SceneRendererJson } from './scene-json';
import { blockJson, symbol3DJson } from './scene-symbols';

function symbolOf(style: Style): AreaSymbol {
  if (style.by !== 'nothing' || style.symbol.kind !== 'area')
    throw new TypeError('What has a height is an area, and drawn alike.');
  return style.symbol;
}

/**
 * Returns the renderer of blocks whose height is a field's value. The legend explains the height, which cannot
 * be read off a scene.
 */
function blocks(
  { page, layer }: LayerDefinition,
  { field, metres }: LayerHeight,
  locale: Locale
): SceneRendererJson {
  const { label, unit } = page.fields[field]!;
  return {
    type: 'simple',
    label: layerText('legend.height', locale)
      .replace('{figure}', layerText(label, locale))
      .replace('{metres}', String(metres))
      .replace('{unit}', unit === undefined ? '1' : unitText(unit, locale)),
    symbol: blockJson(symbolOf(layer.draws)),
    visualVariables: [
      {
        type: 'sizeInfo',
        axis: 'height',
        valueExpression: `$feature.${field} * ${metres}`,
        valueUnit: 'meters'
      }
    ]
  };
}

interface InScene {
  readonly visibility?: boolean;
  /** Title in the scene, when it differs from the title in maps. */
  readonly title?: TextKey;
  readonly locale?: Locale;
}

/**
 * Returns the layer in the format of web scenes, on the server that replaces the placeholder. It is the layer
 * of web maps with symbols for scenes: areas are on the ground or have the height of the page, and points that
 * maps cluster are thinned out.
 * @throws TypeError for a layer with a height that is not of areas with one symbol.
 */
export function sceneLayer(
  definition: LayerDefinition,
  { visibility = definition.visibility, title, locale = 'en' }: InScene = {}
): SceneLayerJson {
  const { page, layer } = definition;
  const flat = operationalLayer({ ...definition, visibility }, SERVER_PLACEHOLDER, locale);
  if (flat.layerType !== 'ArcGISFeatureLayer') throw new TypeError(`${definition.id} is a picture.`);
  const { only, minScale, height, draws, clusters } = layer;
  const liesFlat = page.geometry !== 'point' && height === undefined;
  return {
    ...flat,
    ...(title && { title: layerText(title, locale) }),
    opacity: LAYER_OPACITY,
    layerDefinition: {
      ...(only === undefined ? {} : { definitionExpression: only }),
      ...(minScale === undefined ? {} : { minScale }),
      // The scene has no relief, so features that are not on the ground are at sea level, which needs no ground
      // queries.
      elevationInfo: { mode: liesFlat ? 'onTheGround' : 'absoluteHeight' },
      drawingInfo: {
        renderer: height
          ? blocks(definition, height, locale)
          : rendererBy(draws, page.fields, locale, symbol3DJson)
      },
      ...(clusters && { featureReduction: { type: 'selection' } })
    }
  };
}
