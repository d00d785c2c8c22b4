import { LOCALES, optionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import { FRENCH, FRENCH_RANGES, FRENCH_UNITS } from './fr';

const WITH_UNIT = /^(.*\S)\s*\(([^()]+)\)$/;

/** A class of numbers in words, or an item of a list; the text itself where it is neither. */
function rangeOrOption(text: string): string {
  const range = FRENCH_RANGES.find(([english]) => english.test(text));
  return range ? text.replace(...range) : optionLabel(text, 'fr');
}

/**
 * A text of a layer in the reader's language: a title, a field's label with its unit in brackets, a class of a legend, an
 * item of a list. What the catalogue does not say stays as it is, so that a layer or field that somebody renamed keeps its
 * name.
 * @example localText('Weekly P1 yield (t)', 'fr') → "Rendement hebdomadaire en P1 (t)"
 * @example localText('20 and more', 'fr') → "20 et plus"
 * @example localText('Mills of the east', 'fr') → "Mills of the east"
 */
export function localText(text: string, locale: Locale): string {
  if (locale === 'en') return text;
  if (Object.hasOwn(FRENCH, text)) return FRENCH[text];
  const [, words, unit] = WITH_UNIT.exec(text) ?? [];
  if (words === undefined || !Object.hasOwn(FRENCH, words)) return rangeOrOption(text);
  return `${FRENCH[words]} (${Object.hasOwn(FRENCH_UNITS, unit) ? FRENCH_UNITS[unit] : unit})`;
}

const asNamed = (name: string) => name.trim().toLowerCase();

/**
 * Whether a layer's title is `wanted`, in whichever language it stands; letter case and blanks round it do not count.
 * @example isTitled('Moulins confirmés', 'Confirmed mills') → true
 */
export const isTitled = (title: string | null | undefined, wanted: string): boolean =>
  LOCALES.some((locale) => asNamed(localText(wanted, locale)) === asNamed(title ?? ''));
