import { formatMessage, formatOptionLabel, isMessageKey } from '../messages/messages';
import type { Locale } from '../locale';
import type { FormField } from './form';

/**
 * Returns the label of an option of a field; the value itself when the catalogue has no label.
 * @example formatFieldOption({ optionTexts: 'plotStatus' }, 'draft', 'fr') → "Brouillon"
 * @example formatFieldOption({ optionTexts: 'plotStatus' }, 'lost', 'en') → "lost"
 * @example formatFieldOption({}, 'Wood', 'fr') → "Bois"
 */
export function formatFieldOption(
  { optionTexts }: Pick<FormField, 'optionTexts'>,
  value: string,
  locale: Locale
): string {
  const key = `${optionTexts}.${value}`;
  return isMessageKey(key) ? formatMessage(key, locale) : formatOptionLabel(value, locale);
}
