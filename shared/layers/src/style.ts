import type { Band, Legend } from '@site/domain';
import type { Color, LayerSymbol } from './symbols';
import type { TextKey } from './texts';

/** A symbol and what the legend calls it. */
export interface Entry {
  readonly label: TextKey;
  readonly symbol: LayerSymbol;
}

/** All alike. */
interface Alike {
  readonly by: 'nothing';
  readonly symbol: LayerSymbol;
}
/** By the class of a legend of the domain that a field's value falls in, from the lowest class up. */
export interface ByClasses<Field extends string> {
  readonly by: 'classes';
  readonly field: Field;
  /** The field's label when not given. */
  readonly title?: TextKey;
  readonly legend: Legend;
  readonly symbols: readonly LayerSymbol[];
  /** Where there is no value. */
  readonly without: Entry;
}
/** By a text field's values. */
interface ByValues<Field extends string> {
  readonly by: 'values';
  readonly field: Field;
  /** The field's label when not given; null where the classes need no heading. */
  readonly title?: TextKey | null;
  readonly values: readonly {
    readonly value: string;
    readonly label?: TextKey;
    readonly symbol: LayerSymbol;
  }[];
  readonly otherwise: Entry;
}
/** In a colour that goes with a field's value from stop to stop; the symbol is that of rows without a value. */
interface ByRamp<Field extends string> {
  readonly by: 'ramp';
  readonly field: Field;
  readonly symbol: LayerSymbol;
  readonly stops: readonly { readonly value: number; readonly color: Color; readonly andMore?: true }[];
}

/** How a layer is drawn, in a form that no map engine owns. */
export type Style<Field extends string = string> = Alike | ByClasses<Field> | ByValues<Field> | ByRamp<Field>;

export const alike = (symbol: LayerSymbol): Alike => ({ by: 'nothing', symbol });

/** The classes of a legend from the lowest up. */
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

/** By the kinds of a list, each with the symbol of its place in it. */
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

/** From the first colour at the lowest value to the last at the highest; `open` when there are higher ones. */
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
