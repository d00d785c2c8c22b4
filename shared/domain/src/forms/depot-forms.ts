import { logisticsDepot } from '../entities/logistics-depot';
import type { Form, FormField } from './form';
import {
  createCostField,
  CREATION,
  createRequiredText,
  createIdentityFields,
  createPositionFields,
  createStatusField
} from './shared-fields';
import type { FormMode } from './shared-fields';

const TAB = 'depotDetails';

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('name', TAB),
  { ...createCostField('costPMS', TAB), entry: { list: 'gas', name: 'PMS' } },
  { ...createCostField('costAGO', TAB), entry: { list: 'gas', name: 'AGO' } },
  ...createPositionFields(mode, 'filled', TAB),
  createStatusField(TAB)
];

const shared = {
  markerType: 'Logistics',
  entity: logisticsDepot,
  noun: 'logisticsDepot',
  fixed: CREATION
} as const;

/** Forms of a logistics depot. Source: section 5 "Add button enabled only when"; section 7.5. */
export const DEPOT_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: createFields('add') },
  edit: { ...shared, mode: 'edit', tabs: [TAB], fields: createFields('edit') }
};
