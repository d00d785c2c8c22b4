/**
 * Columns of a table of records: the fields of the edit form, and the fields that the product stores besides
 * them.
 */
import { listFields } from '../entities/field';
import type { FieldDescription } from '../entities/field';
import { BATCH_TYPES } from '../enumerations';
import type { MarkerType } from '../enumerations';
import { isMessageKey } from '../messages/messages';
import { readDecimal } from '../text/decimal';
import { getFieldUnit } from './field-unit';
import type { FormFieldName, Form, FormField } from './form';
import { readStoredTexts } from './form-values';
import { FORMS } from './forms';

/** Kind of a column; `choice`: one or several values of a list; `urls`: addresses of pictures. */
export type RecordColumnKind = 'text' | 'choice' | 'number' | 'day' | 'urls';

export interface RecordColumn {
  /** Property of the record; its label is `field.{name}`. */
  readonly name: FormFieldName;
  readonly kind: RecordColumnKind;
  /** Unit of the numbers; null without a unit. */
  readonly unit: string | null;
  /** True when lists can be sorted by it; false for pictures and for numbers stored as text. */
  readonly isSortable: boolean;
  /** True for a telephone number, which exports protect from being read as a figure. */
  readonly isPhone: boolean;
  /** Values to filter a list by; empty without options. */
  readonly options: readonly string[];
  /** Location of its value in a record. */
  readonly field: Pick<FormField, 'name' | 'entry'>;
}

const KINDS: Readonly<Record<FormField['kind'], RecordColumnKind>> = {
  hidden: 'text',
  text: 'text',
  texts: 'text',
  commaText: 'text',
  select: 'choice',
  multiSelect: 'choice',
  number: 'number',
  date: 'day',
  urls: 'urls',
  outline: 'text'
};

const toFormColumn = (form: Form, field: FormField): RecordColumn => ({
  name: field.name,
  kind: KINDS[field.kind],
  unit: getFieldUnit(form, field),
  isSortable: field.kind !== 'urls' && !field.asText,
  isPhone: field.isPhone ?? false,
  options: field.options ?? [],
  field
});

const isNamed = ({ name }: FieldDescription): boolean => isMessageKey(`field.${name}`);

/** Values of the fields that no user types and that a list can be filtered by. */
const DERIVED_OPTIONS: Readonly<Partial<Record<FormFieldName, readonly string[]>>> = {
  batchType: BATCH_TYPES
};

/** Returns the column of a field that no user types: a choice, a number when it has a unit, else a text. */
function toEntityColumn(described: FieldDescription): RecordColumn {
  const name = described.name as FormFieldName;
  const { unit } = described;
  const options = DERIVED_OPTIONS[name] ?? [];
  return {
    name,
    kind: options.length > 0 ? 'choice' : unit === null ? 'text' : 'number',
    unit,
    isSortable: true,
    isPhone: false,
    options,
    field: { name }
  };
}

/**
 * Returns the columns of a table of one kind of record, in order: the fields of its edit form, then the
 * read-only and derived fields with a name in the catalogue. Source: section 2 "Admin pages", section 3.
 * @example listRecordColumns('Logistics').map(({ name }) => name) → ["name", "costPMS", "costAGO", "latitude", "longitude", "status", "lga", "state"]
 */
export function listRecordColumns(markerType: MarkerType): RecordColumn[] {
  const form = FORMS[markerType].edit;
  const typed = new Set<string>(form.fields.map(({ name }) => name));
  const kept = listFields(form.entity).filter((field) => isNamed(field) && !typed.has(field.name));
  const asked = form.fields.filter(({ kind }) => kind !== 'hidden');
  return [...asked.map((field) => toFormColumn(form, field)), ...kept.map(toEntityColumn)];
}

/**
 * Returns a record's value in a column: a list as text joined with commas, a number as a number (also when
 * stored as text), null without a value.
 * @example readRecordValue({ kind: 'choice', field: { name: 'rawMaterials' } }, { rawMaterials: ['FFB', 'P1'] }) → "FFB, P1"
 * @example readRecordValue({ kind: 'number', field: { name: 'costPMS', entry: { list: 'gas', name: 'PMS' } } }, { gas: [{ name: 'PMS', cost: '740' }] }) → 740
 * @example readRecordValue({ kind: 'number', field: { name: 'costAGO' } }, { costAGO: 'Nil' }) → "Nil"
 * @example readRecordValue({ kind: 'text', field: { name: 'crop' } }, {}) → null
 */
export function readRecordValue(
  { kind, field }: Pick<RecordColumn, 'kind' | 'field'>,
  record: object
): string | number | null {
  const texts = readStoredTexts(record as Readonly<Record<string, unknown>>, field);
  if (texts.length === 0) return null;
  const text = texts.join(', ');
  return kind === 'number' ? (readDecimal(text) ?? text) : text;
}
