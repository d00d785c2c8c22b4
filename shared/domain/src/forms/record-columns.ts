/** What a table of records shows: the fields of the edit form, and what the product keeps beside them. */
import { fieldsOf } from '../entities/field';
import type { FieldDescription } from '../entities/field';
import type { MarkerType } from '../enumerations';
import { isMessageKey } from '../messages/messages';
import { readDecimal } from '../text/decimal';
import { fieldUnit } from './field-unit';
import type { FieldName, Form, FormField } from './form';
import { storedTexts } from './form-values';
import { FORMS } from './forms';

/** What a column holds; `choice`: one or several values of a list; `urls`: addresses of pictures. */
export type RecordColumnKind = 'text' | 'choice' | 'number' | 'day' | 'urls';

export interface RecordColumn {
  /** The property of the record; it is called `field.{name}`. */
  readonly name: FieldName;
  readonly kind: RecordColumnKind;
  /** Of the numbers; null where they have none. */
  readonly unit: string | null;
  /** Whether lists can be asked for in its order: not by pictures, nor by numbers that are kept as text. */
  readonly isSortable: boolean;
  /** It is a telephone number, which exports keep from being taken for a figure. */
  readonly isPhone: boolean;
  /** What a list can be narrowed to by it; empty where there is nothing to choose from. */
  readonly options: readonly string[];
  /** Where its value stands in a record. */
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
  urls: 'urls'
};

const ofForm = (form: Form, field: FormField): RecordColumn => ({
  name: field.name,
  kind: KINDS[field.kind],
  unit: fieldUnit(form, field),
  isSortable: field.kind !== 'urls' && !field.asText,
  isPhone: field.isPhone ?? false,
  options: field.options ?? [],
  field
});

const isNamed = ({ name }: FieldDescription): boolean => isMessageKey(`field.${name}`);

/** What nobody types: a figure where it has a unit, else a text. */
function ofEntity(described: FieldDescription): RecordColumn {
  const name = described.name as FieldName;
  const { unit } = described;
  return {
    name,
    kind: unit === null ? 'text' : 'number',
    unit,
    isSortable: true,
    isPhone: false,
    options: [],
    field: { name }
  };
}

/**
 * The columns of a table of one kind of record, in order: the fields of its edit form, then what is read from outside or
 * computed and has a name in the catalogue. Source: section 2 "Admin pages", section 3.
 * @example recordColumns('Logistics').map(({ name }) => name) → ["name", "costPMS", "costAGO", "latitude", "longitude", "status"]
 */
export function recordColumns(markerType: MarkerType): RecordColumn[] {
  const form = FORMS[markerType].edit;
  const typed = new Set<string>(form.fields.map(({ name }) => name));
  const kept = fieldsOf(form.entity).filter((field) => isNamed(field) && !typed.has(field.name));
  const asked = form.fields.filter(({ kind }) => kind !== 'hidden');
  return [...asked.map((field) => ofForm(form, field)), ...kept.map(ofEntity)];
}

/**
 * What a record has in a column: a list as text with commas between, a number as a number (also one that is kept as
 * text), null where it has nothing.
 * @example recordValue({ kind: 'choice', field: { name: 'rawMaterials' } }, { rawMaterials: ['FFB', 'P1'] }) → "FFB, P1"
 * @example recordValue({ kind: 'number', field: { name: 'costPMS', entry: { list: 'gas', name: 'PMS' } } }, { gas: [{ name: 'PMS', cost: '740' }] }) → 740
 * @example recordValue({ kind: 'number', field: { name: 'costAGO' } }, { costAGO: 'Nil' }) → "Nil"
 * @example recordValue({ kind: 'text', field: { name: 'crop' } }, {}) → null
 */
export function recordValue(
  { kind, field }: Pick<RecordColumn, 'kind' | 'field'>,
  record: object
): string | number | null {
  const texts = storedTexts(record as Readonly<Record<string, unknown>>, field);
  if (texts.length === 0) return null;
  const text = texts.join(', ');
  return kind === 'number' ? (readDecimal(text) ?? text) : text;
}
