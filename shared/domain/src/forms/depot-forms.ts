import { logisticsDepot } from '../entities/logistics-depot';
import type { Form, FormField } from './form';
import {
  costField,
  CREATION,
  filledText,
  identityFields,
  positionFields,
  statusField
} from './shared-fields';
import type { Mode } from './shared-fields';

const TAB = 'depotDetails';

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('name', TAB),
  { ...costField('costPMS', TAB), entry: { list: 'gas', name: 'PMS' } },
  { ...costField('costAGO', TAB), entry: { list: 'gas', name: 'AGO' } },
  ...positionFields(mode, 'filled', TAB),
  statusField(TAB)
];

const shared = {
  markerType: 'Logistics',
  entity: logisticsDepot,
  noun: 'logisticsDepot',
  fixed: CREATION
} as const;

/** Forms of a logistics depot. Source: section 5 "Add button enabled only when"; section 7.5. */
export const DEPOT_FORMS: Readonly<Record<Mode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: fields('add') },
  edit: { ...shared, mode: 'edit', tabs: [TAB], fields: fields('edit') }
};
