import { customerFactory } from '../entities/customer-factory';
import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES } from '../enumerations';
import type { Form, FormField } from './form';
import {
  choice,
  choices,
  costField,
  CREATION,
  filledText,
  identityFields,
  positionFields,
  statusField
} from './shared-fields';
import type { Mode } from './shared-fields';

const TAB = 'customerDetails';

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('name', TAB),
  { name: 'phoneNumber', kind: 'text', tab: TAB, isPhone: true },
  ...positionFields(mode, 'filled', TAB),
  choice('factoryType', CUSTOMER_TYPES, TAB),
  choices('rawMaterials', CUSTOMER_RAW_MATERIALS, TAB),
  statusField(TAB),
  costField('costPMS', TAB),
  costField('costAGO', TAB)
];

const shared = {
  markerType: 'Customer',
  entity: customerFactory,
  noun: 'customer',
  fixed: CREATION
} as const;

/** Forms of a customer factory. Source: section 5 "Add button enabled only when"; section 7.4. */
export const CUSTOMER_FORMS: Readonly<Record<Mode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: fields('add') },
  edit: { ...shared, mode: 'edit', tabs: [TAB], fields: fields('edit') }
};
