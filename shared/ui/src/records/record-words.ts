import { fieldLabel, fieldUnit, filledTexts, message, optionLabel } from '@site/domain';
import type { Form, FormField, FormValues, Locale } from '@site/domain';
import { isUnit, unitText } from '@site/layers';

/** What one of a form's records is called: 'SITE Factory' for the brand SITE. */
export const assetNoun = ({ noun }: Form, locale: Locale, product: string): string =>
  message(`asset.${noun}`, locale, { product });

/** A name with its unit as the language writes it: 'Farm size (ha)'; alone where there is no unit. */
export const withUnit = (label: string, unit: string | null, locale: Locale): string =>
  unit === null ? label : `${label} (${isUnit(unit) ? unitText(unit, locale) : unit})`;

/** A field's name with its unit. */
export const labelOf = (form: Form, field: FormField, locale: Locale): string =>
  withUnit(message(fieldLabel(field), locale), fieldUnit(form, field), locale);

/** What stands in a field, as a line of text; choices in the words of the language. '' where nothing does. */
export const valueText = (field: FormField, values: FormValues, locale: Locale): string =>
  filledTexts(field, values)
    .map((text) => (field.options?.includes(text) ? optionLabel(text, locale) : text))
    .join(', ');
