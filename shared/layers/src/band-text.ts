import type { Band, Locale } from '@site/domain';
import { getLayerText, TEXT_KEYS } from './texts';
import type { LayerTextKey } from './texts';

/** Text keys of the classes in the domain's legends whose labels are words, not just numbers. */
const WORDS: ReadonlyMap<string, LayerTextKey> = new Map(
  TEXT_KEYS.filter((key) => key.startsWith('class.')).map((key) => [getLayerText(key, 'en'), key])
);

/** Returns the label of a legend class in a language. */
export function formatBandLabel({ label }: Pick<Band, 'label'>, locale: Locale): string {
  const key = WORDS.get(label);
  return key === undefined ? label : getLayerText(key, locale);
}
