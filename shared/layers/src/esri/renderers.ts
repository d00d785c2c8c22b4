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

/** Maximum of the last class, which a renderer must name. */
const NO_UPPER_END = 1e9;
/** Difference by which a class ends before an exclusive maximum; a renderer's classes include their maximum. */
const JUST_BELOW = 1e-6;

function classMaximum({ max, maxInclusive }: Band): number {
  if (max === null) return NO_UPPER_END;
  return maxInclusive ? max : max - JUST_BELOW;
}

type Named = Readonly<Record<string, Pick<FieldPage, 'label' | 'unit'>>>;
/** Converts a symbol of the catalogue to the format of maps or of scenes. */
type Write<Symbol> = (symbol: LayerSymbol) => Symbol;

const entryJson = <Symbol>({ symbol, label }: Entry, locale: Locale, write: Write<Symbol>) => ({
  defaultSymbol: write(symbol),
  defaultLabel: layerText(label, locale)
});

/** Returns the renderer of the classes of a legend; the heading contains the legend's unit. */
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

/** Returns the renderer of a style, with symbols converted by `write` and texts in a language. */
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

/**
 * Scales, 1 : n, at which points begin to shrink when zooming out, and at which they have the smallest size.
 */
const QUIET_SCALES = [250_000, 750_000] as const;
/** Factor of the smallest size. */
const QUIET_SIZE = 0.55;

/**
 * Returns the renderer of a layer that is visible by default: points are small at small scales and of normal
 * size when zoomed in.
 */
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

/** Returns the renderer of a style in the format of ArcGIS REST and web maps, with texts in a language. */
export const rendererJson = (style: Style, fields: Named, locale: Locale): RendererJson =>
  rendererBy(style, fields, locale, symbolJson);
