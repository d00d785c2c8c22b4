import { LOCALES } from '@site/domain';
import type { Locale } from '@site/domain';
import { PAGES, RASTER_PAGES } from './order';
import type { FeaturePage } from './page';
import { layerText, withUnit } from './texts';
import type { TextKey } from './texts';
import { isScale, unitText } from './units';
import type { Unit } from './units';

interface Labelled {
  readonly label: TextKey;
  readonly unit?: Unit;
}

const ofRecords = (PAGES as readonly FeaturePage[]).flatMap(({ fields, layers }): Labelled[] => [
  ...Object.values(fields),
  ...layers.flatMap(({ clusters }) => clusters?.figures ?? []),
  ...layers.flatMap(({ popup }) => popup.lines.flatMap((line) => (typeof line === 'string' ? [] : [line])))
]);

/** All items of the catalogue whose label contains a unit. */
const labelled: readonly Labelled[] = [...ofRecords, ...RASTER_PAGES.map(({ value }) => value)];

let known: ReadonlyMap<string, Labelled> | null = null;
const byLabel = (): ReadonlyMap<string, Labelled> =>
  (known ??= new Map(
    labelled.flatMap((one) => LOCALES.map((locale) => [withUnit(one.label, one.unit, locale), one] as const))
  ));

/**
 * Splits a label of the catalogue, in any language, into the text and the unit in the reader's language. The
 * unit is '' for labels without one and for scales, which stay in the label. Undefined for any other label.
 * @example labelParts('Tonnes bought (t)', 'fr') → { "label": "Tonnes achetées", "unit": "t" }
 */
export function labelParts(
  text: string,
  locale: Locale
): { readonly label: string; readonly unit: string } | undefined {
  const found = byLabel().get(text);
  if (!found) return undefined;
  const { label, unit } = found;
  if (unit === undefined || isScale(unit)) return { label: withUnit(label, unit, locale), unit: '' };
  return { label: layerText(label, locale), unit: unitText(unit, locale) };
}
