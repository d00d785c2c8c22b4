/** Values of the fields of a form: initially, for a record, and after a change. */
import { splitAtCommas } from '../text/comma-parts';
import { readDecimal } from '../text/decimal';
import { readPlotGeometry, writeOutlineText } from './outline-text';
import type { FormFieldName, Form, FormField, FormValue, FormValues } from './form';

type StoredRecord = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const toTexts = (stored: unknown): string[] => [stored].flat().filter(isText).map(String);

/** Returns the value that a field shows for stored texts; its blank value for an empty list. */
function toFieldValue({ kind }: FormField, texts: readonly string[]): FormValue {
  const [first = ''] = texts;
  switch (kind) {
    case 'urls':
    case 'texts':
      // The list has at least one row, since the first row cannot be removed.
      return texts.length > 0 ? texts : [''];
    case 'multiSelect':
      return texts.flatMap(splitAtCommas);
    case 'commaText':
      return texts.join(', ');
    case 'number':
      // 'Nil' represents an empty field.
      return readDecimal(first) === null ? '' : first;
    default:
      return first;
  }
}

const isEntry = (value: unknown, name: string): value is StoredRecord =>
  typeof value === 'object' && value !== null && 'name' in value && value.name === name;

function readStoredValue(record: StoredRecord, { name, entry }: Pick<FormField, 'name' | 'entry'>): unknown {
  if (entry === undefined) return record[name];
  return [record[entry.list]].flat().find((value) => isEntry(value, entry.name))?.cost;
}

/** Returns a record's value of a field as texts; empty when it has no value or one of another type. */
export const readStoredTexts = (record: StoredRecord, field: Pick<FormField, 'name' | 'entry'>): string[] =>
  toTexts(readStoredValue(record, field));

/** Returns a record's value of a field as texts, an outline as JSON. */
function readFormTexts(record: StoredRecord, field: FormField): string[] {
  if (field.kind !== 'outline') return readStoredTexts(record, field);
  const geometry = readPlotGeometry(record[field.name]);
  return geometry === null ? [] : [writeOutlineText(geometry)];
}

/**
 * Returns the initial values of a form: blank for an add form, the record's for an edit form. An add form gets
 * the position of the previous step as its record. A value that the record lacks or that has another type is
 * blank, and so is a hidden field: the derived output of a biochar facility is not the output of another type
 * of factory. Source: section 5.
 * @example buildInitialValues(FORMS.AP.add, { latitude: 5.03, longitude: 7.93 }) → { "name": "", "latitude": "5.03", "longitude": "7.93", "status": "", "rawMaterials": [] }
 */
export function buildInitialValues(form: Form, record: StoredRecord = {}): FormValues {
  const values = Object.fromEntries(
    form.fields.map((field) => [field.name, toFieldValue(field, readFormTexts(record, field))])
  );
  return { ...values, ...blankHiddenFields(form.fields, values) };
}

/** Returns the values of a field as a list. */
const getFieldTexts = (values: FormValues, name: FormFieldName): readonly string[] =>
  [values[name] ?? []].flat();

/**
 * Returns the text in a field with one value; '' without a value.
 * @example getFieldText({ name: 'Mill' }, 'name') → "Mill"
 */
export const getFieldText = (values: FormValues, name: FormFieldName): string =>
  getFieldTexts(values, name)[0] ?? '';

/**
 * Returns the texts in a field, trimmed and without blank ones.
 * @example getFilledTexts({ name: 'imageUrls', kind: 'urls' }, { imageUrls: [' a ', ''] }) → ["a"]
 */
export const getFilledTexts = ({ name, kind }: FormField, values: FormValues): string[] =>
  kind === 'commaText'
    ? splitAtCommas(getFieldText(values, name))
    : getFieldTexts(values, name)
        .map((text) => text.trim())
        .filter((text) => text !== '');

/**
 * Returns whether a field is shown with these values of the others. Source: section 3 "Factory marker", section
 * 4 "Type change on edit".
 */
function isShown({ shownWhile }: FormField, values: FormValues): boolean {
  if (shownWhile === undefined) return true;
  return (getFieldText(values, shownWhile.field) === shownWhile.value) === shownWhile.is;
}

/** Returns blank values for the hidden fields. */
const blankHiddenFields = (fields: readonly FormField[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.filter((field) => !isShown(field, values)).map((field) => [field.name, toFieldValue(field, [])])
  );

/** Returns the fields of a form that are shown with these values, in order. */
export const listShownFields = (form: Form, values: FormValues): FormField[] =>
  form.fields.filter((field) => isShown(field, values));

/**
 * Returns the values after `changed` was changed: fields that become hidden are blank. A change of the type to
 * Biochar Facility clears the raw material, a change to another type clears the biochar materials and the input
 * rate. Source: section 4 "Type change on edit".
 * @example applyFieldChange(FORMS.Factory.edit, { type: 'Biochar Facility', rawMaterials: 'FFB' }, 'type').rawMaterials → ""
 */
export function applyFieldChange(form: Form, values: FormValues, changed: FormFieldName): FormValues {
  const following = form.fields.filter(({ shownWhile }) => shownWhile?.field === changed);
  return { ...values, ...blankHiddenFields(following, values) };
}
