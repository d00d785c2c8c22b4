import {
  toFieldLabelKey,
  getFieldUnit,
  getFilledTexts,
  formatMessage,
  formatOptionLabel,
  isUnit,
  getUnitText
} from '@site/domain';
import type { Form, FormField, FormValues, Locale } from '@site/domain';

/** Returns the type name of a form's records: 'SITE Factory' for the brand SITE. */
export const formatAssetNoun = ({ noun }: Form, locale: Locale, product: string): string =>
  formatMessage(`asset.${noun}`, locale, { product });

/** Formats a label with its unit in the given language: 'Farm size (ha)'; without a unit, only the label. */
export const addUnit = (label: string, unit: string | null, locale: Locale): string =>
  unit === null ? label : `${label} (${isUnit(unit) ? getUnitText(unit, locale) : unit})`;

/** Returns the label of a field with its unit. */
export const formatFormLabel = (form: Form, field: FormField, locale: Locale): string =>
  addUnit(formatMessage(toFieldLabelKey(field), locale), getFieldUnit(form, field), locale);

/**
 * Formats the value of a field as one line of text, options in the given language; '' when the field is empty.
 */
export const formatFieldValue = (field: FormField, values: FormValues, locale: Locale): string =>
  getFilledTexts(field, values)
    .map((text) => (field.options?.includes(text) ? formatOptionLabel(text, locale) : text))
    .join(', ');
