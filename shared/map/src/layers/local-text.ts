import { optionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import { FRENCH, FRENCH_UNITS } from './fr';

const WITH_UNIT = /^(.*\S)\s*\(([^()]+)\)$/;

/**
 * A text of a layer in the reader's language: a title, a field's label with its unit in brackets, an item of a list. What
 * the catalogue does not say stays as it is, so that a layer or field that somebody renamed keeps its name.
 * @example localText('Weekly P1 yield (t)', 'fr') → "Rendement hebdomadaire en P1 (t)"
 * @example localText('Mills of the east', 'fr') → "Mills of the east"
 */
export function localText(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  if (Object.hasOwn(FRENCH, text)) return FRENCH[text];
  const [, words, unit] = WITH_UNIT.exec(text) ?? [];
  if (words === undefined || !Object.hasOwn(FRENCH, words)) return optionLabel(text, locale);
  return `${FRENCH[words]} (${Object.hasOwn(FRENCH_UNITS, unit) ? FRENCH_UNITS[unit] : unit})`;
}
