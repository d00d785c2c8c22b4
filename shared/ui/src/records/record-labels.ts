import {
  toFieldLabelKey,
  getFieldUnit,
  getFilledTexts,
  formatMessage,
  formatFieldOption,
  formatPlotGeometry,
  isUnit,
  parseOutlineText,
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

function formatFieldText(field: FormField, text: string, locale: Locale): string {
  const geometry = field.kind === 'outline' ? parseOutlineText(text) : null;
  if (geometry) return formatPlotGeometry(geometry, locale);
  return field.options?.includes(text) ? formatFieldOption(field, text, locale) : text;
}

/**
 * Formats the value of a field as one line of text, options and outlines in the given language; '' when the field is
 * empty.
 */
export const formatFieldValue = (field: FormField, values: FormValues, locale: Locale): string =>
  getFilledTexts(field, values)
    .map((text) => formatFieldText(field, text, locale))
    .join(', ');
