import type { Band, Locale } from '@site/domain';
import { layerText, TEXT_KEYS } from './texts';
import type { TextKey } from './texts';

/** The texts that classes of the domain's legends are called by, where they are words and not numbers alone. */
const WORDS: ReadonlyMap<string, TextKey> = new Map(
  TEXT_KEYS.filter((key) => key.startsWith('class.')).map((key) => [layerText(key, 'en'), key])
);

/** What a class of a legend is called in a language. */
export function bandText({ label }: Pick<Band, 'label'>, locale: Locale): string {
  const key = WORDS.get(label);
  return key === undefined ? label : layerText(key, locale);
}
