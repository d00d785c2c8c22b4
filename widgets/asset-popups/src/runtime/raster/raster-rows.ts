import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import type { Row } from '../feature/rows';
import { rowsOf } from '../feature/rows';
import type { RasterWords } from './raster-words';

/** Default labels of the rows, when the layer has none. */
export interface RasterLabels {
  readonly value: string;
  readonly class: string;
}

/**
 * Returns the rows of a raster's value: the value in the layer's label and format, and its class in the
 * reader's language; only the class if the number is just its key.
 */
export function rasterRows(value: number, words: RasterWords, labels: RasterLabels, locale: Locale): Row[] {
  const { unit, names } = words;
  const valueName = names?.value ?? 'value';
  const field = words.field ?? { name: valueName, label: labels.value, unit, holds: 'number' as const };
  const [row] = rowsOf([{ ...field, name: valueName }], { [valueName]: value }, locale);
  if (words.class === null) return [row!];
  const text = words.class === 'unknown' ? null : localText(words.class.name, locale);
  const label = names ? localText(names.classLabel, locale) : labels.class;
  const named = { name: names?.class ?? 'class', label, text, missing: text === null, experimental: false };
  return words.isKey ? [named] : [row!, named];
}
