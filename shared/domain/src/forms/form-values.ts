/** What stands in the fields of a form: at the start, for a record, and after a change. */
import { commaParts } from '../text/comma-parts';
import { readDecimal } from '../text/decimal';
import type { FieldName, Form, FormField, FormValue, FormValues } from './form';

type StoredRecord = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const textsIn = (stored: unknown): string[] => [stored].flat().filter(isText).map(String);

/** What a field shows of stored texts; none gives its blank value. */
function shownValue({ kind }: FormField, texts: readonly string[]): FormValue {
  const [first = ''] = texts;
  switch (kind) {
    case 'urls':
    case 'texts':
      // The first row cannot be removed, so there is one at least.
      return texts.length > 0 ? texts : [''];
    case 'multiSelect':
      return texts.flatMap(commaParts);
    case 'commaText':
      return texts.join(', ');
    case 'number':
      // 'Nil' stands for an empty field.
      return readDecimal(first) === null ? '' : first;
    default:
      return first;
  }
}

const isEntry = (value: unknown, name: string): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === name;

function stored(record: StoredRecord, { name, entry }: Pick<FormField, 'name' | 'entry'>): unknown {
  if (entry === undefined) return record[name];
  return [record[entry.list]].flat().find((value) => isEntry(value, entry.name))?.cost;
}

/** What a record has for a field, as texts; none where it has nothing, or something else. */
export const storedTexts = (record: StoredRecord, field: Pick<FormField, 'name' | 'entry'>): string[] =>
  textsIn(stored(record, field));

/**
 * The values a form opens with: blank ones for an add form, those of the record for an edit form. An add form takes
 * the position of the step before as its record. What the record lacks or holds in another shape is blank,
 * and so is a field that is not there: a biochar facility's output, which is derived, is not the output of what it becomes.
 * Source: section 5.
 * @example initialValues(FORMS.AP.add, { latitude: 5.03, longitude: 7.93 }) → { "name": "", "latitude": "5.03", "longitude": "7.93", "status": "", "rawMaterials": [] }
 */
export function initialValues(form: Form, record: StoredRecord = {}): FormValues {
  const values = Object.fromEntries(
    form.fields.map((field) => [field.name, shownValue(field, storedTexts(record, field))])
  );
  return { ...values, ...blankHidden(form.fields, values) };
}

/** What is typed or chosen in a field, as a list. */
const fieldTexts = (values: FormValues, name: FieldName): readonly string[] => [values[name] ?? []].flat();

/**
 * What is typed in a field with one value; '' for none.
 * @example fieldText({ name: 'Mill' }, 'name') → "Mill"
 */
export const fieldText = (values: FormValues, name: FieldName): string => fieldTexts(values, name)[0] ?? '';

/**
 * What counts of a field: the texts in it, trimmed, blank ones dropped.
 * @example filledTexts({ name: 'imageUrls', kind: 'urls' }, { imageUrls: [' a ', ''] }) → ["a"]
 */
export const filledTexts = ({ name, kind }: FormField, values: FormValues): string[] =>
  kind === 'commaText'
    ? commaParts(fieldText(values, name))
    : fieldTexts(values, name)
        .map((text) => text.trim())
        .filter((text) => text !== '');

/**
 * Whether a field is there while the others hold these values.
 * Source: section 3 "Factory marker", section 4 "Type change on edit".
 */
function isShown({ shownWhile }: FormField, values: FormValues): boolean {
  if (shownWhile === undefined) return true;
  return (fieldText(values, shownWhile.field) === shownWhile.value) === shownWhile.is;
}

/** Blank values for those of the fields that are not there. */
const blankHidden = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.filter((field) => !isShown(field, values)).map((field) => [field.name, shownValue(field, [])])
  );

/** The fields of a form that are there while they hold these values, in order. */
export const shownFields = (form: Form, values: FormValues): FormField[] =>
  form.fields.filter((field) => isShown(field, values));

/**
 * The values after `changed` was changed: fields that are no longer there are blank again. A type changed to Biochar
 * Facility clears the raw material, a change to another type clears the biochar materials and the input rate.
 * Source: section 4 "Type change on edit".
 * @example afterChange(FORMS.Factory.edit, { type: 'Biochar Facility', rawMaterials: 'FFB' }, 'type').rawMaterials → ""
 */
export function afterChange(form: Form, values: FormValues, changed: FieldName): FormValues {
  const following = form.fields.filter(({ shownWhile }) => shownWhile?.field === changed);
  return { ...values, ...blankHidden(following, values) };
}
