/** Fields that several forms share. */
import { CREATED_BY, LATITUDE, LONGITUDE, NO_COST, QUANTITIES } from '../entities/bounds';
import type { QuantityName } from '../entities/bounds';
import { STATUSES } from '../enumerations';
import type { FormFieldName, FormField, Requirement, TabName } from './form';

export type FormMode = 'add' | 'edit';

/** Identifier of the record that an edit form changes. */
const ID: FormField = { name: 'id', kind: 'hidden' };

export const createIdentityFields = (mode: FormMode): FormField[] => (mode === 'edit' ? [ID] : []);

/** Creator of a record; POST and PUT both contain it. */
export const CREATION = { createdBy: CREATED_BY } as const;

/**
 * Returns the position fields. In an add form the position comes from the previous step, so Add does not wait
 * for it; a payload without it is refused.
 */
export function createPositionFields(
  mode: FormMode,
  editRequirement: Requirement,
  tab?: TabName
): FormField[] {
  const required = mode === 'edit' ? editRequirement : undefined;
  return [
    { name: 'latitude', kind: 'number', bounds: LATITUDE, required, tab },
    { name: 'longitude', kind: 'number', bounds: LONGITUDE, required, tab }
  ];
}

export const createRequiredText = (name: FormFieldName, tab?: TabName): FormField => ({
  name,
  kind: 'text',
  required: 'filled',
  tab
});

export const createChoice = (name: FormFieldName, options: readonly string[], tab?: TabName): FormField => ({
  name,
  kind: 'select',
  options,
  required: 'filled',
  tab
});

export const createMultiChoice = (
  name: FormFieldName,
  options: readonly string[],
  tab?: TabName
): FormField => ({
  ...createChoice(name, options, tab),
  kind: 'multiSelect'
});

export const createStatusField = (tab?: TabName): FormField => createChoice('status', STATUSES, tab);

/** Returns the field of an optional quantity (a tonnage, an area, an amount of money). */
export const createQuantityField = (name: QuantityName & FormFieldName, tab?: TabName): FormField => ({
  name,
  kind: 'number',
  bounds: QUANTITIES[name],
  tab
});

export const createRequiredQuantity = (name: QuantityName & FormFieldName, tab?: TabName): FormField => ({
  ...createQuantityField(name, tab),
  required: 'filled'
});

/** Returns the field of a fuel's cost: sent as text, 'Nil' when empty. */
export const createCostField = (name: QuantityName & FormFieldName, tab?: TabName): FormField => ({
  ...createQuantityField(name, tab),
  asText: true,
  whenEmpty: NO_COST
});
