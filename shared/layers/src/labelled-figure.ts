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

/** Everything of the catalogue that is called by a label with its unit behind it. */
const labelled: readonly Labelled[] = [...ofRecords, ...RASTER_PAGES.map(({ value }) => value)];

let known: ReadonlyMap<string, Labelled> | null = null;
const byLabel = (): ReadonlyMap<string, Labelled> =>
  (known ??= new Map(
    labelled.flatMap((one) => LOCALES.map((locale) => [withUnit(one.label, one.unit, locale), one] as const))
  ));

/**
 * The parts of a label of the catalogue, in whichever language a map has it, in the reader's: what it calls and the unit
 * that is written behind a value ('' for none and for scales, which stay in the label). Undefined for any other label.
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
