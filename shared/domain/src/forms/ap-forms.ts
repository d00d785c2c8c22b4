import { accessPoint } from '../entities/access-point';
import { FACTORY_RAW_MATERIALS } from '../enumerations';
import type { Form, FormField } from './form';
import { choices, CREATION, filledText, identityFields, positionFields, statusField } from './shared-fields';
import type { Mode } from './shared-fields';

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('name', 'apDetails'),
  ...positionFields(mode, 'filled', 'apDetails'),
  statusField('apDetails'),
  choices('rawMaterials', FACTORY_RAW_MATERIALS, 'apDetails')
];

const shared = { markerType: 'AP', entity: accessPoint, noun: 'ap' } as const;
const fixed = { markerType: 'AP', type: 'AP' } as const;

/** Forms of an AP. Source: section 5 "Add button enabled only when". */
export const AP_FORMS: Readonly<Record<Mode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: fields('add'), fixed: { ...fixed, ...CREATION } },
  edit: { ...shared, mode: 'edit', tabs: ['apDetails'], fields: fields('edit'), fixed }
};
