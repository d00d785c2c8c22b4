import {
  afterChange,
  conflicts,
  fieldProblems,
  formMessage,
  initialValues,
  shownFields,
  toPayload
} from '@site/domain';
import type { FieldName, Form, FormField, FormValue, FormValues, Locale, Payload } from '@site/domain';
import type { AnyRecord } from '@site/services';

/** What is each record's own: where it stands and what it is called. */
const OWN: readonly FieldName[] = ['latitude', 'longitude', 'name', 'ownerName'];

/** The fields that several records can be given one value of. */
export const sharedFields = (form: Form): readonly FormField[] =>
  form.fields.filter(({ kind, name }) => kind !== 'hidden' && !OWN.includes(name));

/** One value in a form that shows its field. */
const alone = ({ name, shownWhile }: FormField, value: FormValue): FormValues => ({
  ...(shownWhile?.is && { [shownWhile.field]: shownWhile.value }),
  [name]: value
});

/** What is wrong with a value, whichever record gets it; null for nothing. */
export function valueProblem(form: Form, field: FormField, value: FormValue, locale: Locale): string | null {
  const found = fieldProblems(form, alone(field, value)).find((problem) => problem.field === field.name);
  return found ? formMessage(found, locale) : null;
}

/** What becomes of a record that is given a value by its form. */
export type FieldChange =
  | { readonly kind: 'payload'; readonly payload: Payload }
  /** It has the value. */
  | { readonly kind: 'same' }
  /** Its form has no such field, as its other values are. */
  | { readonly kind: 'noField' }
  /** What the form says is wrong then. */
  | { readonly kind: 'wrong'; readonly text: string };

/** Gives a record the value of a field as its form would, with what follows from it in other fields. */
export function changedField(
  form: Form,
  record: AnyRecord,
  { name }: FormField,
  value: FormValue,
  locale: Locale
): FieldChange {
  const before = initialValues(form, record);
  const after = afterChange(form, { ...before, [name]: value }, name);
  if (!shownFields(form, after).some((field) => field.name === name)) return { kind: 'noField' };
  if (conflicts(form, before, after, before).length === 0) return { kind: 'same' };
  const payload = toPayload(form, after);
  if (payload.ok) return { kind: 'payload', payload: payload.value };
  const problems = fieldProblems(form, after).map((found) => formMessage(found, locale));
  return { kind: 'wrong', text: problems.join('; ') };
}
