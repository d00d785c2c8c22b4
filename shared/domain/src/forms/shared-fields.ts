/** The fields several forms have. */
import { CREATED_BY, LATITUDE, LONGITUDE, NO_COST, QUANTITIES } from '../entities/bounds';
import type { QuantityName } from '../entities/bounds';
import { STATUSES } from '../enumerations';
import type { FieldName, FormField, Requirement, TabName } from './form';

export type Mode = 'add' | 'edit';

/** The identifier of the record an edit form changes. */
const ID: FormField = { name: 'id', kind: 'hidden' };

export const identityFields = (mode: Mode): FormField[] => (mode === 'edit' ? [ID] : []);

/** Every created record says who created it; a PUT says it again. */
export const CREATION = { createdBy: CREATED_BY } as const;

/** On add the position comes from the step before, so Add does not wait for it; a payload without it is refused. */
export function positionFields(mode: Mode, editRequirement: Requirement, tab?: TabName): FormField[] {
  const required = mode === 'edit' ? editRequirement : undefined;
  return [
    { name: 'latitude', kind: 'number', bounds: LATITUDE, required, tab },
    { name: 'longitude', kind: 'number', bounds: LONGITUDE, required, tab }
  ];
}

export const filledText = (name: FieldName, tab?: TabName): FormField => ({
  name,
  kind: 'text',
  required: 'filled',
  tab
});

export const choice = (name: FieldName, options: readonly string[], tab?: TabName): FormField => ({
  name,
  kind: 'select',
  options,
  required: 'filled',
  tab
});

export const choices = (name: FieldName, options: readonly string[], tab?: TabName): FormField => ({
  ...choice(name, options, tab),
  kind: 'multiSelect'
});

export const statusField = (tab?: TabName): FormField => choice('status', STATUSES, tab);

/** A tonnage, an area, a sum of money that may be left empty. */
export const quantityField = (name: QuantityName & FieldName, tab?: TabName): FormField => ({
  name,
  kind: 'number',
  bounds: QUANTITIES[name],
  tab
});

export const filledQuantity = (name: QuantityName & FieldName, tab?: TabName): FormField => ({
  ...quantityField(name, tab),
  required: 'filled'
});

/** What a fuel costs: sent as text, 'Nil' when left empty. */
export const costField = (name: QuantityName & FieldName, tab?: TabName): FormField => ({
  ...quantityField(name, tab),
  asText: true,
  whenEmpty: NO_COST
});
