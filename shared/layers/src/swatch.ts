import { DEFAULT_PARAMETERS } from '@site/domain';
import type { CatalogueLayer } from './catalogue';
import { isRaster } from './catalogue';
import { listRasterClasses } from './raster-classes';
import type { Style } from './style';
import { SHAPE_PATHS } from './symbols';
import type { HexColor, LayerSymbol, MarkerShape } from './symbols';

/** Swatch of a layer in a list: its shape on the map, in the colours of its classes. */
export interface Swatch {
  readonly kind: LayerSymbol['kind'] | 'raster';
  /** Outline of a point in a box of 10 by 10. */
  readonly path?: string;
  /**
   * One colour, or the first, the last and as many between as are distinguishable at this size; '#00000000' for
   * a clear fill.
   */
  readonly colors: readonly HexColor[];
  readonly edge?: HexColor;
}

/** Maximum number of colours in a swatch of 16 px; more would be too thin to see. */
const MAX_SWATCH_COLORS = 4;

/** Outlines of all shapes: the shapes of `SHAPE_PATHS`, and the ones that map engines know by name. */
const PATHS: Partial<Readonly<Record<MarkerShape, string>>> = {
  ...SHAPE_PATHS,
  circle: 'M5 0A5 5 0 0 1 5 10A5 5 0 0 1 5 0Z',
  square: 'M0.5 0.5H9.5V9.5H0.5Z',
  diamond: 'M5 0L10 5L5 10L0 5Z',
  triangle: 'M5 0.5L10 9.5H0Z'
};

/** Returns the first and the last colour, and evenly spaced ones between. */
function pickColors(colors: readonly HexColor[]): readonly HexColor[] {
  const all = [...new Set(colors)];
  if (all.length <= MAX_SWATCH_COLORS) return all;
  return Array.from(
    { length: MAX_SWATCH_COLORS },
    (_, at) => all[Math.round((at * (all.length - 1)) / (MAX_SWATCH_COLORS - 1))]!
  );
}

/**
 * Returns the symbols of a style's classes; the symbol of features without a value only when there is no class.
 */
function listSymbols(style: Style): readonly LayerSymbol[] {
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
 * Returns the swatch of a layer of the catalogue, derived from the style of its page. The swatch of several
 * symbols has the shape of the first and the colours of all.
 */
export function createSwatch(layer: CatalogueLayer): Swatch {
  if (isRaster(layer)) {
    const classes = listRasterClasses(layer.raster, 'en', DEFAULT_PARAMETERS);
    return { kind: 'raster', colors: pickColors(classes.map(({ color }) => color)) };
  }
  return createSymbolSwatch(
    listSymbols(layer.layer.draws).map((symbol) => ({
      kind: symbol.kind,
      color: symbol.color,
      ...(symbol.kind !== 'line' && { edge: symbol.edge.color }),
      ...(symbol.kind === 'point' && { shape: symbol.shape })
    }))
  );
}

/** Symbol for a swatch, independent of the map engine. */
export interface SwatchSymbol {
  readonly kind: LayerSymbol['kind'];
  readonly color: HexColor;
  readonly edge?: HexColor;
  readonly shape?: MarkerShape;
}

/** Returns the swatch of one or more symbols: the shape of the first, the colours of all. */
export function createSymbolSwatch(symbols: readonly SwatchSymbol[]): Swatch {
  const { kind, edge, shape = 'circle' } = symbols[0]!;
  const colors = pickColors(symbols.map(({ color }) => color));
  if (kind === 'line') return { kind, colors };
  if (kind === 'area') return { kind, colors, edge };
  return { kind, path: PATHS[shape], colors, edge };
}
