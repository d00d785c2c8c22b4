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

/** Blocks as high as a field says; the legend tells the measure, which nobody could read off a scene. */
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
  /** What the scene calls it, where that is not what maps do. */
  readonly title?: TextKey;
  readonly locale?: Locale;
}

/**
 * The layer as a web scene writes it, on the server that takes the placeholder's place. It is that of web maps, drawn with
 * symbols for scenes: areas lie on the ground or stand as high as the page says, of points that maps draw
 * together as many are drawn as have room.
 * @throws TypeError for a layer with a height that is not of areas drawn alike.
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
      // There is no relief: what does not lie on the ground stands at sea level, which asks nothing of the ground.
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
