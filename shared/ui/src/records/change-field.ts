import {
  applyFieldChange,
  findConflicts,
  findFieldProblems,
  formatFormProblem,
  buildInitialValues,
  listShownFields,
  toPayload
} from '@site/domain';
import type {
  FormFieldName,
  Form,
  FormField,
  FormValue,
  FormValues,
  Locale,
  RecordPayload
} from '@site/domain';
import type { AnyRecord } from '@site/services';

/** Fields that differ for each record: its position and its name. */
const OWN_FIELDS: readonly FormFieldName[] = ['latitude', 'longitude', 'name', 'ownerName'];

/** Returns the fields that can be set to one value on several records. */
export const listSharedFields = (form: Form): readonly FormField[] =>
  form.fields.filter(({ kind, name }) => kind !== 'hidden' && !OWN_FIELDS.includes(name));

/** Returns form values with one value, and with the value that its field needs to be shown. */
const createSingleValue = ({ name, shownWhile }: FormField, value: FormValue): FormValues => ({
  ...(shownWhile?.is && { [shownWhile.field]: shownWhile.value }),
  [name]: value
});

/** Returns the validation message of a value, whichever record gets it; null when the value is valid. */
export function findValueProblem(
  form: Form,
  field: FormField,
  value: FormValue,
  locale: Locale
): string | null {
  const found = findFieldProblems(form, createSingleValue(field, value)).find(
    (problem) => problem.field === field.name
  );
  return found ? formatFormProblem(found, locale) : null;
}

/** Result of setting a field of a record through its form. */
export type FieldChange =
  | { readonly kind: 'payload'; readonly payload: RecordPayload }
  /** The record already has the value. */
  | { readonly kind: 'same' }
  /** The form does not show this field with the record's other values. */
  | { readonly kind: 'noField' }
  /** Validation messages of the changed form. */
  | { readonly kind: 'wrong'; readonly text: string };

/** Sets a field of a record as its form would, including the changes that follow in other fields. */
export function buildFieldChange(
  form: Form,
  record: AnyRecord,
  { name }: FormField,
  value: FormValue,
  locale: Locale
): FieldChange {
  const before = buildInitialValues(form, record);
  const after = applyFieldChange(form, { ...before, [name]: value }, name);
  if (!listShownFields(form, after).some((field) => field.name === name)) return { kind: 'noField' };
  if (findConflicts(form, before, after, before).length === 0) return { kind: 'same' };
  const payload = toPayload(form, after);
  if (payload.ok) return { kind: 'payload', payload: payload.value };
  const problems = findFieldProblems(form, after).map((found) => formatFormProblem(found, locale));
  return { kind: 'wrong', text: problems.join('; ') };
}
