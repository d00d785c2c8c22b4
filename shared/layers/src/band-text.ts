import type { Band, Locale } from '@site/domain';
import { layerText, TEXT_KEYS } from './texts';
import type { TextKey } from './texts';

/** Text keys of the classes in the domain's legends whose labels are words, not just numbers. */
const WORDS: ReadonlyMap<string, TextKey> = new Map(
  TEXT_KEYS.filter((key) => key.startsWith('class.')).map((key) => [layerText(key, 'en'), key])
);

/** Returns the label of a legend class in a language. */
export function bandText({ label }: Pick<Band, 'label'>, locale: Locale): string {
  const key = WORDS.get(label);
  return key === undefined ? label : layerText(key, locale);
}
