import type { Band, Locale } from '@site/domain';
import { isRaster, getLayer } from '../catalogue';
import { sortBands } from '../style';
import type { Rgba } from './json';
import { createOperationalLayer } from './layer-json';

/** A class of a legend as drawn on the map. */
export interface DrawnClass {
  readonly band: Band;
  readonly label: string;
  /** CSS colour with the opacity of the map. */
  readonly color: string;
}

/** Classes of a layer as drawn on a checked-in map. */
export interface DrawnClasses {
  /** Title with the unit in brackets. */
  readonly title: string;
  /** Classes from the lowest up. */
  readonly classes: readonly DrawnClass[];
  /** Symbol of features without a value or class. */
  readonly without: Pick<DrawnClass, 'label' | 'color'>;
}

const toCssColor = ([red, green, blue, alpha]: Rgba): string =>
  `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;

/**
 * Returns the texts and colours of a layer's legend, from the same renderer as in web maps.
 * @param id id of the layer in the catalogue
 * @throws TypeError for a layer that is not drawn by classes.
 */
export function listDrawnClasses(id: string, locale: Locale): DrawnClasses {
  const layer = getLayer(id);
  const written = createOperationalLayer(layer, '', locale);
  const renderer = 'layerDefinition' in written ? written.layerDefinition.drawingInfo.renderer : null;
  if (isRaster(layer) || layer.layer.draws.by !== 'classes' || renderer?.type !== 'classBreaks')
    throw new TypeError(`The layer ${id} is not drawn by classes.`);
  const bands = sortBands(layer.layer.draws.legend);
  return {
    title: renderer.legendOptions.title,
    classes: renderer.classBreakInfos.map(({ label, symbol }, at) => ({
      band: bands[at]!,
      label,
      color: toCssColor(symbol.color)
    })),
    without: { label: renderer.defaultLabel, color: toCssColor(renderer.defaultSymbol.color) }
  };
}
