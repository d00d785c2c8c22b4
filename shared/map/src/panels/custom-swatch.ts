import { createSymbolSwatch } from '@site/layers';
import type { Swatch, SwatchSymbol } from '@site/layers';

interface EsriColor {
  toHex(options?: { readonly capitalize?: boolean }): string;
}
interface EsriSymbol {
  readonly type: string;
  readonly style?: string;
  readonly color?: EsriColor | null;
  readonly outline?: { readonly color?: EsriColor | null } | null;
}
interface RenderedLayer {
  readonly renderer?: {
    readonly symbol?: EsriSymbol | null;
    readonly uniqueValueInfos?: readonly { readonly symbol?: EsriSymbol | null }[] | null;
    readonly classBreakInfos?: readonly { readonly symbol?: EsriSymbol | null }[] | null;
  } | null;
}

const KINDS: Readonly<Record<string, SwatchSymbol['kind']>> = {
  'simple-marker': 'point',
  'simple-line': 'line',
  'simple-fill': 'area'
};
const SHAPES = ['circle', 'square', 'diamond', 'triangle'] as const;

/** Returns a symbol in one colour; empty for pictures and hatchings, which have no single colour. */
function toSwatchSymbols({ type, style, color, outline }: EsriSymbol): SwatchSymbol[] {
  const kind = KINDS[type];
  if (kind === undefined || !color) return [];
  const shape = SHAPES.find((one) => one === style);
  return [
    {
      kind,
      color: color.toHex(),
      ...(outline?.color && { edge: outline.color.toHex() }),
      ...(shape && { shape })
    }
  ];
}

/**
 * Returns the swatch of a layer that the catalogue does not know, from its renderer; null without a colour,
 * also before the layer has loaded.
 */
export function readCustomSwatch(layer: object): Swatch | null {
  const { symbol, uniqueValueInfos, classBreakInfos } = (layer as RenderedLayer).renderer ?? {};
  const classes = [...(uniqueValueInfos ?? []), ...(classBreakInfos ?? [])].map((one) => one.symbol);
  const symbols = [symbol, ...classes].flatMap((one) => (one ? toSwatchSymbols(one) : []));
  return symbols.length === 0 ? null : createSymbolSwatch(symbols);
}
