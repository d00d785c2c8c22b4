import type { Band, Legend } from '@site/domain';
import { rgba } from './symbols';
import type {
  ClassBreaksRendererJson,
  ColorVariableJson,
  Rgba,
  SimpleRendererJson,
  SymbolJson,
  UniqueValueRendererJson
} from '../web-map-json';

/** Highest value of the last class of a renderer, which has to name one. */
const NO_UPPER_END = 1e9;
/** A renderer's classes include their upper end: one that does not stops this much before it. */
const JUST_BELOW = 1e-6;

function classMaximum({ max, maxInclusive }: Band): number {
  if (max === null) return NO_UPPER_END;
  return maxInclusive ? max : max - JUST_BELOW;
}

/** A class's symbol from its colour and its place from the lowest class up. */
type ClassSymbol = (color: Rgba, index: number) => SymbolJson;

/** The classes of a legend as a renderer's class breaks, from the lowest up, which is the order a renderer wants. */
const classBreaks = ({ bands }: Legend, symbol: ClassSymbol) =>
  [...bands]
    .sort((a, b) => (a.min ?? 0) - (b.min ?? 0))
    .map((band, index) => ({
      classMaxValue: classMaximum(band),
      label: band.label,
      symbol: symbol(rgba(band.color), index)
    }));

/** What is drawn where there is no value. */
export interface Without {
  readonly symbol: SymbolJson;
  readonly label: string;
}

/** Draws by the classes of a legend that a field's value falls in; the legend's unit stands behind the title. */
export const byBands = (
  legend: Legend,
  field: string,
  title: string,
  symbol: ClassSymbol,
  without: Without
): ClassBreaksRendererJson => ({
  type: 'classBreaks',
  field,
  minValue: 0,
  legendOptions: { title: `${title} (${legend.unit})` },
  classBreakInfos: classBreaks(legend, symbol),
  defaultSymbol: without.symbol,
  defaultLabel: without.label
});

/** Draws by a text field's values, each with the symbol of its place in the list. */
export const byValues = (
  field: string,
  title: string,
  values: readonly string[],
  symbol: (index: number) => SymbolJson,
  otherwise: Without
): UniqueValueRendererJson => ({
  type: 'uniqueValue',
  field1: field,
  legendOptions: { title },
  uniqueValueInfos: values.map((value, index) => ({ value, label: value, symbol: symbol(index) })),
  defaultSymbol: otherwise.symbol,
  defaultLabel: otherwise.label
});

/** Draws everything alike. */
export const alike = (symbol: SymbolJson): SimpleRendererJson => ({ type: 'simple', symbol });

/** Draws in a colour that goes with a field's value from stop to stop; the symbol is that of rows without a value. */
export const byColor = (
  symbol: SymbolJson,
  field: string,
  title: string,
  stops: readonly (readonly [value: number, color: string, label: string])[]
): SimpleRendererJson => {
  const variable: ColorVariableJson = {
    type: 'colorInfo',
    field,
    legendOptions: { title },
    stops: stops.map(([value, color, label]) => ({ value, color: rgba(color), label }))
  };
  return { type: 'simple', symbol, visualVariables: [variable] };
};
