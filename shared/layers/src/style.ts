import type { Band, Legend } from '@site/domain';
import type { Color, LayerSymbol } from './symbols';
import type { TextKey } from './texts';

/** A symbol and its label in the legend. */
export interface Entry {
  readonly label: TextKey;
  readonly symbol: LayerSymbol;
}

/** Style with one symbol for all features. */
interface Alike {
  readonly by: 'nothing';
  readonly symbol: LayerSymbol;
}
/** Style by the classes of a legend of the domain, from the lowest class up. */
export interface ByClasses<Field extends string> {
  readonly by: 'classes';
  readonly field: Field;
  /** Heading; the field's label by default. */
  readonly title?: TextKey;
  readonly legend: Legend;
  readonly symbols: readonly LayerSymbol[];
  /** Symbol of features without a value. */
  readonly without: Entry;
}
/** Style by the values of a text field. */
interface ByValues<Field extends string> {
  readonly by: 'values';
  readonly field: Field;
  /** Heading; the field's label by default, null without a heading. */
  readonly title?: TextKey | null;
  readonly values: readonly {
    readonly value: string;
    readonly label?: TextKey;
    readonly symbol: LayerSymbol;
  }[];
  readonly otherwise: Entry;
}
/**
 * Style with a colour interpolated between stops by a field's value; rows without a value have the plain
 * symbol.
 */
interface ByRamp<Field extends string> {
  readonly by: 'ramp';
  readonly field: Field;
  readonly symbol: LayerSymbol;
  readonly stops: readonly { readonly value: number; readonly color: Color; readonly andMore?: true }[];
}

/** Drawing of a layer, in a form independent of map engines. */
export type Style<Field extends string = string> = Alike | ByClasses<Field> | ByValues<Field> | ByRamp<Field>;

export const alike = (symbol: LayerSymbol): Alike => ({ by: 'nothing', symbol });

/** Returns the classes of a legend from the lowest up. */
export const rising = ({ bands }: Legend): readonly Band[] =>
  [...bands].sort((a, b) => (a.min ?? 0) - (b.min ?? 0));

export const byClasses = <Field extends string>(
  field: Field,
  legend: Legend,
  symbol: (color: Color, index: number) => LayerSymbol,
  without: Entry,
  title?: TextKey
): ByClasses<Field> => ({
  by: 'classes',
  field,
  ...(title === undefined ? {} : { title }),
  legend,
  symbols: rising(legend).map(({ color }, index) => symbol(color, index)),
  without
});

/** Returns a style by the values of a list, each with the symbol of its index. */
export const byKinds = <Field extends string>(
  field: Field,
  values: readonly string[],
  symbol: (index: number) => LayerSymbol,
  otherwise: Entry,
  title?: TextKey
): ByValues<Field> => ({
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
export const byRamp = <Field extends string>(
  field: Field,
  symbol: LayerSymbol,
  stops: readonly (readonly [value: number, color: Color])[],
  open = true
): ByRamp<Field> => ({
  by: 'ramp',
  field,
  symbol,
  stops: stops.map(([value, color], at) => ({
    value,
    color,
    ...(open && at === stops.length - 1 ? { andMore: true } : {})
  }))
});
