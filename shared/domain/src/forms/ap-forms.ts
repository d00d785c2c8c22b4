import { accessPoint } from '../entities/access-point';
import { FACTORY_RAW_MATERIALS } from '../enumerations';
import type { Form, FormField } from './form';
import {
  createMultiChoice,
  CREATION,
  createRequiredText,
  createIdentityFields,
  createPositionFields,
  createStatusField
} from './shared-fields';
import type { FormMode } from './shared-fields';

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('name', 'apDetails'),
  ...createPositionFields(mode, 'filled', 'apDetails'),
  createStatusField('apDetails'),
  createMultiChoice('rawMaterials', FACTORY_RAW_MATERIALS, 'apDetails')
];

const shared = { markerType: 'AP', entity: accessPoint, noun: 'ap' } as const;
const fixed = { markerType: 'AP', type: 'AP' } as const;

/** Forms of an AP. Source: section 5 "Add button enabled only when". */
export const AP_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', tabs: [], fields: createFields('add'), fixed: { ...fixed, ...CREATION } },
  edit: { ...shared, mode: 'edit', tabs: ['apDetails'], fields: createFields('edit'), fixed }
};
