import type { Band, Locale } from '@site/domain';
import { isRaster, layerOf } from '../catalogue';
import { rising } from '../style';
import type { Rgba } from './json';
import { operationalLayer } from './layer-json';

/** A class of a legend as the map draws it. */
export interface DrawnClass {
  readonly band: Band;
  readonly label: string;
  /** A colour of CSS, as much see-through as on the map. */
  readonly color: string;
}

/** How a layer drawn by classes looks on a map that is checked in. */
export interface DrawnClasses {
  /** With the unit in brackets. */
  readonly title: string;
  /** From the lowest class up. */
  readonly classes: readonly DrawnClass[];
  /** What has no value, and no class. */
  readonly without: Pick<DrawnClass, 'label' | 'color'>;
}

const css = ([red, green, blue, alpha]: Rgba): string =>
  `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;

/**
 * What a legend of a layer says and shows, from the same renderer that web maps are written with.
 * @param id of the layer in the catalogue. @throws TypeError for a layer that is not drawn by classes.
 */
export function drawnClasses(id: string, locale: Locale): DrawnClasses {
  const layer = layerOf(id);
  const written = operationalLayer(layer, '', locale);
  const renderer = 'layerDefinition' in written ? written.layerDefinition.drawingInfo.renderer : null;
  if (isRaster(layer) || layer.layer.draws.by !== 'classes' || renderer?.type !== 'classBreaks')
    throw new TypeError(`The layer ${id} is not drawn by classes.`);
  const bands = rising(layer.layer.draws.legend);
  return {
    title: renderer.legendOptions.title,
    classes: renderer.classBreakInfos.map(({ label, symbol }, at) => ({
      band: bands[at]!,
      label,
      color: css(symbol.color)
    })),
    without: { label: renderer.defaultLabel, color: css(renderer.defaultSymbol.color) }
  };
}
