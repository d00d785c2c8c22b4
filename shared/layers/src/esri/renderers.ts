import { optionLabel } from '@site/domain';
import type { Band, Locale } from '@site/domain';
import type { FieldPage } from '../field';
import { rising } from '../style';
import type { ByClasses, Entry, Style } from '../style';
import type { LayerSymbol } from '../symbols';
import { fieldLabel, layerText, withUnit } from '../texts';
import { bandText } from '../band-text';
import { isUnit } from '../units';
import type { ClassBreaksRendererJson, RendererJson, ScaleVariableJson } from './json';
import { rgba, symbolJson } from './symbols';

/** Highest value of the last class of a renderer, which has to name one. */
const NO_UPPER_END = 1e9;
/** A renderer's classes include their upper end: one that does not stops this much before it. */
const JUST_BELOW = 1e-6;

function classMaximum({ max, maxInclusive }: Band): number {
  if (max === null) return NO_UPPER_END;
  return maxInclusive ? max : max - JUST_BELOW;
}

type Named = Readonly<Record<string, Pick<FieldPage, 'label' | 'unit'>>>;
/** How a symbol of the catalogue is written: flat, or for a scene. */
type Write<Symbol> = (symbol: LayerSymbol) => Symbol;

const entryJson = <Symbol>({ symbol, label }: Entry, locale: Locale, write: Write<Symbol>) => ({
  defaultSymbol: write(symbol),
  defaultLabel: layerText(label, locale)
});

/** Classes of a legend; the legend's unit stands behind the heading. */
export function classesBy<Symbol>(
  { field, title, legend, symbols, without }: ByClasses<string>,
  fields: Named,
  locale: Locale,
  write: Write<Symbol>
): ClassBreaksRendererJson<Symbol> {
  const unit = isUnit(legend.unit) ? legend.unit : undefined;
  const heading = title ?? fields[field]?.label;
  return {
    type: 'classBreaks',
    field,
    minValue: 0,
    legendOptions: { title: heading === undefined ? field : withUnit(heading, unit, locale) },
    classBreakInfos: rising(legend).map((band, index) => ({
      classMaxValue: classMaximum(band),
      label: bandText(band, locale),
      symbol: write(symbols[index]!)
    })),
    ...entryJson(without, locale, write)
  };
}

/** How a layer is drawn, with its symbols as `write` writes them and its words in a language. */
export function rendererBy<Symbol>(
  style: Style,
  fields: Named,
  locale: Locale,
  write: Write<Symbol>
): RendererJson<Symbol> {
  switch (style.by) {
    case 'nothing':
      return { type: 'simple', symbol: write(style.symbol) };
    case 'classes':
      return classesBy(style, fields, locale, write);
    case 'values': {
      const { field, title, values, otherwise } = style;
      return {
        type: 'uniqueValue',
        field1: field,
        ...(title === null
          ? {}
          : { legendOptions: { title: layerText(title ?? fields[field]!.label, locale) } }),
        uniqueValueInfos: values.map(({ value, label, symbol }) => ({
          value,
          label: label === undefined ? optionLabel(value, locale) : layerText(label, locale),
          symbol: write(symbol)
        })),
        ...entryJson(otherwise, locale, write)
      };
    }
    case 'ramp': {
      const { field, symbol, stops } = style;
      return {
        type: 'simple',
        symbol: write(symbol),
        visualVariables: [
          {
            type: 'colorInfo',
            field,
            legendOptions: { title: fieldLabel(fields[field]!, locale) },
            stops: stops.map(({ value, color, andMore }) => ({
              value,
              color: rgba(color),
              label: andMore
                ? layerText('class.andMore', locale).replace('{value}', value.toLocaleString(locale))
                : value.toLocaleString(locale)
            }))
          }
        ]
      };
    }
  }
}

/** Scales, 1 : n, from which points are small on the way out, and at which they are as small as they get. */
const QUIET_SCALES = [250_000, 750_000] as const;
/** How much smaller those are. */
const QUIET_SIZE = 0.55;

/** Points that nobody asked for yet: small seen from afar, of their size where one looks closely. */
export function quiet(renderer: RendererJson): RendererJson {
  if (renderer.type === 'classBreaks') return renderer;
  const symbol = renderer.type === 'simple' ? renderer.symbol : renderer.defaultSymbol;
  if (symbol.type !== 'esriSMS') return renderer;
  const [near, far] = QUIET_SCALES;
  const byScale: ScaleVariableJson = {
    type: 'sizeInfo',
    valueExpression: '$view.scale',
    stops: [
      { value: near, size: symbol.size },
      { value: far, size: symbol.size * QUIET_SIZE }
    ]
  };
  return renderer.type === 'simple'
    ? { ...renderer, visualVariables: [...(renderer.visualVariables ?? []), byScale] }
    : { ...renderer, visualVariables: [byScale] };
}

/** How a layer is drawn, as ArcGIS REST and web maps write it, with its words in a language. */
export const rendererJson = (style: Style, fields: Named, locale: Locale): RendererJson =>
  rendererBy(style, fields, locale, symbolJson);
