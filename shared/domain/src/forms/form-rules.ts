/**
 * Conditions under which a form may be sent: when Add is enabled, and the toast of a tab with missing values.
 */
import type { MessageKey } from '../messages/catalogues';
import { readDecimal } from '../text/decimal';
import type { Form, FormField, FormValues, Requirement, TabName } from './form';
import { getFilledTexts, listShownFields } from './form-values';

const REQUIREMENT_CHECKS: Readonly<Record<Requirement, (filled: readonly string[]) => boolean>> = {
  filled: (filled) => filled.length > 0,
  numeric: (filled) => filled.some((text) => readDecimal(text) !== null),
  nonZero: (filled) => filled.length > 0 && !filled.some((text) => readDecimal(text) === 0)
};

/** Returns the shown required fields without a sufficient value, in order. */
export const listMissingFields = (form: Form, values: FormValues): FormField[] =>
  listShownFields(form, values).filter(
    (field) =>
      field.required !== undefined && !REQUIREMENT_CHECKS[field.required](getFilledTexts(field, values))
  );

/**
 * Returns whether the form may be sent: Add is enabled exactly then. Only missing values count; `toPayload`
 * refuses invalid values with a message. Source: section 5 "Add button enabled only when".
 * @example canSubmit(FORMS.Logistics.add, { name: 'Depot', status: 'Active' }) → true
 * @example canSubmit(FORMS.Logistics.add, { name: ' ', status: 'Active' }) → false
 */
export const canSubmit = (form: Form, values: FormValues): boolean =>
  listMissingFields(form, values).length === 0;

/** A tab with missing required fields, and the message of its toast. */
export interface TabProblem {
  readonly tab: TabName;
  readonly message: MessageKey;
}

/**
 * Returns the tabs in which a required value is missing, in order; empty for a form without tabs. Source:
 * section 5 "Factory edit", "Biochar application edit".
 * @example listTabProblems(FORMS.BiocharPartner.edit, { name: 'Partner' }) → [{ "tab": "partnerDetails", "message": "fillIn.partnerDetails" }]
 */
export function listTabProblems(form: Form, values: FormValues): TabProblem[] {
  const missing = listMissingFields(form, values);
  return form.tabs
    .filter((tab) => missing.some((field) => field.tab === tab))
    .map((tab) => ({ tab, message: `fillIn.${tab}` }));
}
