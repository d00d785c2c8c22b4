import { fieldLabel, fieldUnit, filledTexts, message, optionLabel } from '@site/domain';
import type { Form, FormField, FormValues, Locale } from '@site/domain';
import { isUnit, unitText } from '@site/layers';

/** What one of a form's records is called: 'SITE Factory' for the brand SITE. */
export const assetNoun = ({ noun }: Form, locale: Locale, product: string): string =>
  message(`asset.${noun}`, locale, { product });

/** A field's name with its unit: 'Farm size (ha)'. */
export function labelOf(form: Form, field: FormField, locale: Locale): string {
  const unit = fieldUnit(form, field);
  const label = message(fieldLabel(field), locale);
  if (unit === null) return label;
  return `${label} (${isUnit(unit) ? unitText(unit, locale) : unit})`;
}

/** What stands in a field, as a line of text; choices in the words of the language. '' where nothing does. */
export const valueText = (field: FormField, values: FormValues, locale: Locale): string =>
  filledTexts(field, values)
    .map((text) => (field.options?.includes(text) ? optionLabel(text, locale) : text))
    .join(', ');
