import { fieldLabel, fieldUnit, filledTexts, message, optionLabel } from '@site/domain';
import type { Form, FormField, FormValues, Locale } from '@site/domain';
import { isUnit, unitText } from '@site/layers';

/** Returns the type name of a form's records: 'SITE Factory' for the brand SITE. */
export const assetNoun = ({ noun }: Form, locale: Locale, product: string): string =>
  message(`asset.${noun}`, locale, { product });

/** Formats a label with its unit in the given language: 'Farm size (ha)'; without a unit, only the label. */
export const withUnit = (label: string, unit: string | null, locale: Locale): string =>
  unit === null ? label : `${label} (${isUnit(unit) ? unitText(unit, locale) : unit})`;

/** Returns the label of a field with its unit. */
export const labelOf = (form: Form, field: FormField, locale: Locale): string =>
  withUnit(message(fieldLabel(field), locale), fieldUnit(form, field), locale);

/**
 * Formats the value of a field as one line of text, options in the given language; '' when the field is empty.
 */
export const valueText = (field: FormField, values: FormValues, locale: Locale): string =>
  filledTexts(field, values)
    .map((text) => (field.options?.includes(text) ? optionLabel(text, locale) : text))
    .join(', ');
