import { formatOptionLabel, isUnit } from '@site/domain';
import type { Band, Locale } from '@site/domain';
import type { FieldPage } from '../field';
import { sortBands } from '../style';
import type { ClassStyle, LabelledSymbol, Style } from '../style';
import type { LayerSymbol } from '../symbols';
import { formatFieldLabel, getLayerText, formatWithUnit } from '../texts';
import { formatBandLabel } from '../band-text';
import type { ClassBreaksRendererJson, RendererJson, ScaleVariableJson } from './json';
import { toRgba, createSymbol } from './symbols';

/** Maximum of the last class, which a renderer must name. */
const NO_UPPER_END = 1e9;
/** Difference by which a class ends before an exclusive maximum; a renderer's classes include their maximum. */
const JUST_BELOW = 1e-6;

function getClassMaximum({ max, maxInclusive }: Band): number {
  if (max === null) return NO_UPPER_END;
  return maxInclusive ? max : max - JUST_BELOW;
}

type FieldLabels = Readonly<Record<string, Pick<FieldPage, 'label' | 'unit'>>>;
/** Converts a symbol of the catalogue to the format of maps or of scenes. */
type WriteSymbol<Symbol> = (symbol: LayerSymbol) => Symbol;

const createDefaultEntry = <Symbol>(
  { symbol, label }: LabelledSymbol,
  locale: Locale,
  write: WriteSymbol<Symbol>
) => ({
  defaultSymbol: write(symbol),
  defaultLabel: getLayerText(label, locale)
});

/** Returns the renderer of the classes of a legend; the heading contains the legend's unit. */
export function createClassRenderer<Symbol>(
  { field, title, legend, symbols, without }: ClassStyle<string>,
  fields: FieldLabels,
  locale: Locale,
  write: WriteSymbol<Symbol>
): ClassBreaksRendererJson<Symbol> {
  const unit = isUnit(legend.unit) ? legend.unit : undefined;
  const heading = title ?? fields[field]?.label;
  return {
    type: 'classBreaks',
    field,
    minValue: 0,
    legendOptions: {
      title: heading === undefined ? field : formatWithUnit(heading, unit, locale),
      // The newest class first.
      ...(legend.unit === 'days' && { order: 'ascendingValues' as const })
    },
    classBreakInfos: sortBands(legend).map((band, index) => ({
      classMaxValue: getClassMaximum(band),
      label: formatBandLabel(band, locale),
      symbol: write(symbols[index]!)
    })),
    ...createDefaultEntry(without, locale, write)
  };
}

/** Returns the renderer of a style, with symbols converted by `write` and texts in a language. */
export function createRendererWith<Symbol>(
  style: Style,
  fields: FieldLabels,
  locale: Locale,
  write: WriteSymbol<Symbol>
): RendererJson<Symbol> {
  switch (style.by) {
    case 'nothing':
      return { type: 'simple', symbol: write(style.symbol) };
    case 'classes':
      return createClassRenderer(style, fields, locale, write);
    case 'values': {
      const { field, title, values, otherwise } = style;
      return {
        type: 'uniqueValue',
        field1: field,
        ...(title === null
          ? {}
          : { legendOptions: { title: getLayerText(title ?? fields[field]!.label, locale) } }),
        uniqueValueInfos: values.map(({ value, label, symbol }) => ({
          value,
          label: label === undefined ? formatOptionLabel(value, locale) : getLayerText(label, locale),
          symbol: write(symbol)
        })),
        ...createDefaultEntry(otherwise, locale, write)
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
            legendOptions: { title: formatFieldLabel(fields[field]!, locale) },
            stops: stops.map(({ value, color, andMore }) => ({
              value,
              color: toRgba(color),
              label: andMore
                ? getLayerText('class.andMore', locale).replace('{value}', value.toLocaleString(locale))
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
const SHRINK_SCALES = [250_000, 750_000] as const;
/** Factor of the smallest size. */
const SHRINK_FACTOR = 0.55;

/**
 * Returns the renderer of a layer that is visible by default: points are small at small scales and of normal
 * size when zoomed in.
 */
export function shrinkAtSmallScales(renderer: RendererJson): RendererJson {
  if (renderer.type === 'classBreaks') return renderer;
  const symbol = renderer.type === 'simple' ? renderer.symbol : renderer.defaultSymbol;
  if (symbol.type !== 'esriSMS') return renderer;
  const [near, far] = SHRINK_SCALES;
  const byScale: ScaleVariableJson = {
    type: 'sizeInfo',
    valueExpression: '$view.scale',
    stops: [
      { value: near, size: symbol.size },
      { value: far, size: symbol.size * SHRINK_FACTOR }
    ]
  };
  return renderer.type === 'simple'
    ? { ...renderer, visualVariables: [...(renderer.visualVariables ?? []), byScale] }
    : { ...renderer, visualVariables: [byScale] };
}

/** Returns the renderer of a style in the format of ArcGIS REST and web maps, with texts in a language. */
export const createRenderer = (style: Style, fields: FieldLabels, locale: Locale): RendererJson =>
  createRendererWith(style, fields, locale, createSymbol);
