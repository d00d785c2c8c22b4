/** Fields that several forms share. */
import { CREATED_BY, LATITUDE, LONGITUDE, NO_COST, QUANTITIES } from '../entities/bounds';
import type { QuantityName } from '../entities/bounds';
import { STATUSES } from '../enumerations';
import type { FieldName, FormField, Requirement, TabName } from './form';

export type Mode = 'add' | 'edit';

/** Identifier of the record that an edit form changes. */
const ID: FormField = { name: 'id', kind: 'hidden' };

export const identityFields = (mode: Mode): FormField[] => (mode === 'edit' ? [ID] : []);

/** Creator of a record; POST and PUT both contain it. */
export const CREATION = { createdBy: CREATED_BY } as const;

/**
 * Returns the position fields. In an add form the position comes from the previous step, so Add does not wait
 * for it; a payload without it is refused.
 */
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

/** Returns the field of an optional quantity (a tonnage, an area, an amount of money). */
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

/** Returns the field of a fuel's cost: sent as text, 'Nil' when empty. */
export const costField = (name: QuantityName & FieldName, tab?: TabName): FormField => ({
  ...quantityField(name, tab),
  asText: true,
  whenEmpty: NO_COST
});
