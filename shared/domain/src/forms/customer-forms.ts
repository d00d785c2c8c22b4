import { customerFactory } from '../entities/customer-factory';
import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES } from '../enumerations';
import type { Form, FormField } from './form';
import {
  createChoice,
  createMultiChoice,
  createCostField,
  CREATION,
  createRequiredText,
  createIdentityFields,
  createPositionFields,
  createStatusField
} from './shared-fields';
import type { FormMode } from './shared-fields';

const TAB = 'customerDetails';

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('name', TAB),
  { name: 'phoneNumber', kind: 'text', tab: TAB, isPhone: true },
  ...createPositionFields(mode, 'filled', TAB),
  createChoice('factoryType', CUSTOMER_TYPES, TAB),
  createMultiChoice('rawMaterials', CUSTOMER_RAW_MATERIALS, TAB),
  createStatusField(TAB),
  createCostField('costPMS', TAB),
  createCostField('costAGO', TAB)
];

const shared = {
  markerType: 'Customer',
  entity: customerFactory,
  noun: 'customer',
  fixed: CREATION
} as const;

/** Forms of a customer factory. Source: section 5 "Add button enabled only when"; section 7.4. */
export const CUSTOMER_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: createFields('add') },
  edit: { ...shared, mode: 'edit', tabs: [TAB], fields: createFields('edit') }
};
