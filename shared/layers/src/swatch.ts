import { DEFAULT_PARAMETERS } from '@site/domain';
import type { CatalogueLayer } from './catalogue';
import { isRaster } from './catalogue';
import { rasterClasses } from './raster-classes';
import type { Style } from './style';
import { SHAPE_PATHS } from './symbols';
import type { Color, LayerSymbol, Shape } from './symbols';

/** The sign of a layer in a list: the shape that the map draws it with, in the colours of its classes. */
export interface Swatch {
  readonly kind: LayerSymbol['kind'] | 'raster';
  /** Of a point: the outline in a box of 10 by 10. */
  readonly path?: string;
  /** One, or the first, the last and as many between as can be told apart at this size; '#00000000' for a clear fill. */
  readonly colors: readonly Color[];
  readonly edge?: Color;
}

/** More colours than these are too thin to see in a sign of 16 px. */
const MOST = 4;

/** The outlines of all shapes: `SHAPE_PATHS` has those that no map engine knows by name. */
const PATHS: Partial<Readonly<Record<Shape, string>>> = {
  ...SHAPE_PATHS,
  circle: 'M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0Z',
  square: 'M0.5 0.5H9.5V9.5H0.5Z',
  diamond: 'M5 0L10 5L5 10L0 5Z',
  triangle: 'M5 0.5L10 9.5H0Z'
};

/** The first and the last, and evenly what lies between them. */
function fewOf(colors: readonly Color[]): readonly Color[] {
  const all = [...new Set(colors)];
  if (all.length <= MOST) return all;
  return Array.from({ length: MOST }, (_, at) => all[Math.round((at * (all.length - 1)) / (MOST - 1))]!);
}

/** The symbols of a style's classes; of those without a value only where there is no other. */
function symbolsOf(style: Style): readonly LayerSymbol[] {
  switch (style.by) {
    case 'nothing':
      return [style.symbol];
    case 'classes':
      return style.symbols;
    case 'values':
      return style.values.length === 0 ? [style.otherwise.symbol] : style.values.map(({ symbol }) => symbol);
    case 'ramp':
      return style.stops.map(({ color }) => ({ ...style.symbol, color }));
  }
}

/**
 * How a layer of the catalogue is marked in a list, read from how its page says that it is drawn. A style of several
 * symbols has the shape of its first and the colours of all.
 */
export function swatchOf(layer: CatalogueLayer): Swatch {
  if (isRaster(layer)) {
    const classes = rasterClasses(layer.raster, 'en', DEFAULT_PARAMETERS);
    return { kind: 'raster', colors: fewOf(classes.map(({ color }) => color)) };
  }
  return swatchOfSymbols(
    symbolsOf(layer.layer.draws).map((symbol) => ({
      kind: symbol.kind,
      color: symbol.color,
      ...(symbol.kind !== 'line' && { edge: symbol.edge.color }),
      ...(symbol.kind === 'point' && { shape: symbol.shape })
    }))
  );
}

/** What a sign is made of: a symbol of whichever engine. */
export interface SwatchSymbol {
  readonly kind: LayerSymbol['kind'];
  readonly color: Color;
  readonly edge?: Color;
  readonly shape?: Shape;
}

/** The sign of symbols, at least one: the shape of the first, the colours of all. */
export function swatchOfSymbols(symbols: readonly SwatchSymbol[]): Swatch {
  const { kind, edge, shape = 'circle' } = symbols[0]!;
  const colors = fewOf(symbols.map(({ color }) => color));
  if (kind === 'line') return { kind, colors };
  if (kind === 'area') return { kind, colors, edge };
  return { kind, path: PATHS[shape], colors, edge };
}
