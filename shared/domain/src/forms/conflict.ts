/** Comparison of two versions of one record, field by field. */
import type { FormFieldName, Form, FormField, FormValues } from './form';
import { getFilledTexts } from './form-values';

/** A field in which two versions of a record differ, and the version that is taken by default. */
export interface Conflict {
  readonly field: FormField;
  readonly take: 'mine' | 'theirs';
}

const serializeValue = (field: FormField, values: FormValues): string =>
  JSON.stringify(getFilledTexts(field, values));

/**
 * Returns the fields in which the typed values differ from the record that another user has saved meanwhile, in
 * the order of the form. The default is theirs for a field that only they changed, else mine. Blanks around a text
 * do not count.
 * @param base values with which the form was opened
 * @example findConflicts(FORMS.Logistics.edit, { status: 'Active' }, { status: 'Inactive' }, { status: 'Active', name: 'Depot' }).map(({ field, take }) => [field.name, take]) → [["name", "theirs"], ["status", "mine"]]
 */
export const findConflicts = (
  form: Form,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues
): Conflict[] =>
  form.fields
    .filter(
      (field) => field.kind !== 'hidden' && serializeValue(field, mine) !== serializeValue(field, theirs)
    )
    .map((field) => ({
      field,
      take: serializeValue(field, mine) === serializeValue(field, base) ? 'theirs' : 'mine'
    }));

/**
 * Returns the values after the choices: theirs in the named fields, mine in all others.
 * @example mergeVersions({ name: 'Depot', status: 'Active' }, { name: 'Store', status: 'Inactive' }, ['status']) → { "name": "Depot", "status": "Inactive" }
 */
export const mergeVersions = (
  mine: FormValues,
  theirs: FormValues,
  takeTheirs: readonly FormFieldName[]
): FormValues => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => takeTheirs.some((taken) => taken === name)))
});
