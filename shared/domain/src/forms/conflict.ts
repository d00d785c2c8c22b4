/** Two versions of one record, field by field. */
import type { FieldName, Form, FormField, FormValues } from './form';
import { filledTexts } from './form-values';

/** A field in which two versions of a record differ, and whose is taken unless the user chooses otherwise. */
export interface Conflict {
  readonly field: FormField;
  readonly take: 'mine' | 'theirs';
}

const shown = (field: FormField, values: FormValues): string => JSON.stringify(filledTexts(field, values));

/**
 * The fields in which what is typed differs from what somebody else has saved meanwhile, in the order of the form. Of a
 * field that only the other one has changed theirs is taken, of all else mine. Blanks around a text do not count.
 * @param base what the form was opened with.
 * @example conflicts(FORMS.Logistics.edit, { status: 'Active' }, { status: 'Inactive' }, { status: 'Active', name: 'Depot' }).map(({ field, take }) => [field.name, take]) → [["name", "theirs"], ["status", "mine"]]
 */
export const conflicts = (form: Form, base: FormValues, mine: FormValues, theirs: FormValues): Conflict[] =>
  form.fields
    .filter((field) => field.kind !== 'hidden' && shown(field, mine) !== shown(field, theirs))
    .map((field) => ({ field, take: shown(field, mine) === shown(field, base) ? 'theirs' : 'mine' }));

/**
 * The values that come of the choices: theirs in the fields named, mine in all others.
 * @example merged({ name: 'Depot', status: 'Active' }, { name: 'Store', status: 'Inactive' }, ['status']) → { "name": "Depot", "status": "Inactive" }
 */
export const merged = (
  mine: FormValues,
  theirs: FormValues,
  takeTheirs: readonly FieldName[]
): FormValues => ({
  ...mine,
  ...Object.fromEntries(Object.entries(theirs).filter(([name]) => takeTheirs.some((taken) => taken === name)))
});
