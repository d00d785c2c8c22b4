import type { Locale } from 'widgets/shared-code/site-base';
import { translateText } from 'widgets/shared-code/site-map';
import type { PopupRow } from '../feature/rows';
import { listPopupRows } from '../feature/rows';
import type { RasterDescription } from './raster-words';

/** Default labels of the rows, when the layer has none. */
export interface RasterLabels {
  readonly value: string;
  readonly class: string;
}

/**
 * Returns the rows of a raster's value: the value in the layer's label and format, and its class in the
 * reader's language; only the class if the number is just its key.
 */
export function listRasterRows(
  value: number,
  words: RasterDescription,
  labels: RasterLabels,
  locale: Locale
): PopupRow[] {
  const { unit, names } = words;
  const valueName = names?.value ?? 'value';
  const field = words.field ?? { name: valueName, label: labels.value, unit, holds: 'number' as const };
  const [row] = listPopupRows([{ ...field, name: valueName }], { [valueName]: value }, locale);
  if (words.class === null) return [row!];
  const text = words.class === 'unknown' ? null : translateText(words.class.name, locale);
  const label = names ? translateText(names.classLabel, locale) : labels.class;
  const named = { name: names?.class ?? 'class', label, text, missing: text === null, experimental: false };
  return words.isKey ? [named] : [row!, named];
}
