import type { Band, Legend } from '@site/domain';
import type { HexColor, LayerSymbol } from './symbols';
import type { LayerTextKey } from './texts';

/** A symbol and its label in the legend. */
export interface LabelledSymbol {
  readonly label: LayerTextKey;
  readonly symbol: LayerSymbol;
}

/** Style with one symbol for all features. */
interface UniformStyle {
  readonly by: 'nothing';
  readonly symbol: LayerSymbol;
}
/** Style by the classes of a legend of the domain, from the lowest class up. */
export interface ClassStyle<Field extends string> {
  readonly by: 'classes';
  readonly field: Field;
  /** Heading; the field's label by default. */
  readonly title?: LayerTextKey;
  readonly legend: Legend;
  readonly symbols: readonly LayerSymbol[];
  /** Symbol of features without a value. */
  readonly without: LabelledSymbol;
}
/** Style by the values of a text field. */
interface ValueStyle<Field extends string> {
  readonly by: 'values';
  readonly field: Field;
  /** Heading; the field's label by default, null without a heading. */
  readonly title?: LayerTextKey | null;
  readonly values: readonly {
    readonly value: string;
    readonly label?: LayerTextKey;
    readonly symbol: LayerSymbol;
  }[];
  readonly otherwise: LabelledSymbol;
}
/**
 * Style with a colour interpolated between stops by a field's value; rows without a value have the plain
 * symbol.
 */
interface RampStyle<Field extends string> {
  readonly by: 'ramp';
  readonly field: Field;
  readonly symbol: LayerSymbol;
  readonly stops: readonly { readonly value: number; readonly color: HexColor; readonly andMore?: true }[];
}

/** Drawing of a layer, in a form independent of map engines. */
export type Style<Field extends string = string> =
  | UniformStyle
  | ClassStyle<Field>
  | ValueStyle<Field>
  | RampStyle<Field>;

export const createUniformStyle = (symbol: LayerSymbol): UniformStyle => ({ by: 'nothing', symbol });

/** Returns the classes of a legend from the lowest up. */
export const sortBands = ({ bands }: Legend): readonly Band[] =>
  [...bands].sort((a, b) => (a.min ?? 0) - (b.min ?? 0));

export const createClassStyle = <Field extends string>(
  field: Field,
  legend: Legend,
  symbol: (color: HexColor, index: number) => LayerSymbol,
  without: LabelledSymbol,
  title?: LayerTextKey
): ClassStyle<Field> => ({
  by: 'classes',
  field,
  ...(title === undefined ? {} : { title }),
  legend,
  symbols: sortBands(legend).map(({ color }, index) => symbol(color, index)),
  without
});

/** Returns a style by the values of a list, each with the symbol of its index. */
export const createKindStyle = <Field extends string>(
  field: Field,
  values: readonly string[],
  symbol: (index: number) => LayerSymbol,
  otherwise: LabelledSymbol,
  title?: LayerTextKey
): ValueStyle<Field> => ({
  by: 'values',
  field,
  ...(title === undefined ? {} : { title }),
  values: values.map((value, index) => ({ value, symbol: symbol(index) })),
  otherwise
});

/**
 * Returns a style from the first colour at the lowest value to the last at the highest; `open` when higher
 * values exist.
 */
export const createRampStyle = <Field extends string>(
  field: Field,
  symbol: LayerSymbol,
  stops: readonly (readonly [value: number, color: HexColor])[],
  open = true
): RampStyle<Field> => ({
  by: 'ramp',
  field,
  symbol,
  stops: stops.map(([value, color], at) => ({
    value,
    color,
    ...(open && at === stops.length - 1 ? { andMore: true } : {})
  }))
});
