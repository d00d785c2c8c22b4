import { swatchOfSymbols } from '@site/layers';
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
interface Drawn {
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

/** A symbol in one colour; none for pictures and hatchings, whose colour is not one. */
function swatchSymbols({ type, style, color, outline }: EsriSymbol): SwatchSymbol[] {
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

/** The sign of a layer that the catalogue does not know, read from how it is drawn; null while or where that says no colour. */
export function ownSwatch(layer: object): Swatch | null {
  const { symbol, uniqueValueInfos, classBreakInfos } = (layer as Drawn).renderer ?? {};
  const classes = [...(uniqueValueInfos ?? []), ...(classBreakInfos ?? [])].map((one) => one.symbol);
  const symbols = [symbol, ...classes].flatMap((one) => (one ? swatchSymbols(one) : []));
  return symbols.length === 0 ? null : swatchOfSymbols(symbols);
}
