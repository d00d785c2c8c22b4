import { LOCALES, isScale, getUnitText } from '@site/domain';
import type { Locale, Unit } from '@site/domain';
import { PAGES, RASTER_PAGES } from './order';
import type { FeaturePage } from './page';
import { getLayerText, formatWithUnit } from './texts';
import type { LayerTextKey } from './texts';

interface LabelledFigure {
  readonly label: LayerTextKey;
  readonly unit?: Unit;
}

const recordFigures = (PAGES as readonly FeaturePage[]).flatMap(({ fields, layers }): LabelledFigure[] => [
  ...Object.values(fields),
  ...layers.flatMap(({ clusters }) => clusters?.figures ?? []),
  ...layers.flatMap(({ popup }) => popup.lines.flatMap((line) => (typeof line === 'string' ? [] : [line])))
]);

/** All items of the catalogue whose label contains a unit. */
const labelledFigures: readonly LabelledFigure[] = [
  ...recordFigures,
  ...RASTER_PAGES.map(({ value }) => value)
];

let figuresByLabel: ReadonlyMap<string, LabelledFigure> | null = null;
const getFiguresByLabel = (): ReadonlyMap<string, LabelledFigure> =>
  (figuresByLabel ??= new Map(
    labelledFigures.flatMap((one) =>
      LOCALES.map((locale) => [formatWithUnit(one.label, one.unit, locale), one] as const)
    )
  ));

/**
 * Splits a label of the catalogue, in any language, into the text and the unit in the reader's language. The
 * unit is '' for labels without one and for scales, which stay in the label. Undefined for any other label.
 * @example splitFigureLabel('Tonnes bought (t)', 'fr') → { "label": "Tonnes achetées", "unit": "t" }
 */
export function splitFigureLabel(
  text: string,
  locale: Locale
): { readonly label: string; readonly unit: string } | undefined {
  const found = getFiguresByLabel().get(text);
  if (!found) return undefined;
  const { label, unit } = found;
  if (unit === undefined || isScale(unit)) return { label: formatWithUnit(label, unit, locale), unit: '' };
  return { label: getLayerText(label, locale), unit: getUnitText(unit, locale) };
}
