import { factoryMarker } from '../entities/factory-marker';
import { NO_INPUT_RATE } from '../entities/bounds';
import { BIOCHAR_FACILITY, BIOCHAR_MATERIALS, FACTORY_RAW_MATERIALS, FACTORY_TYPES } from '../enumerations';
import type { Form, FormField } from './form';
import {
  createChoice,
  createMultiChoice,
  CREATION,
  createRequiredText,
  createIdentityFields,
  createPositionFields,
  createQuantityField,
  createStatusField
} from './shared-fields';
import type { FormMode } from './shared-fields';

const FACILITY_ONLY = { shownWhile: { field: 'type', is: true, value: BIOCHAR_FACILITY } } as const;
const NOT_FACILITY = { shownWhile: { field: 'type', is: false, value: BIOCHAR_FACILITY } } as const;

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('name', 'factoryDetails'),
  ...createPositionFields(mode, 'filled', 'factoryDetails'),
  createChoice('type', FACTORY_TYPES, 'factoryDetails'),
  createStatusField('factoryDetails'),
  { ...createChoice('rawMaterials', FACTORY_RAW_MATERIALS, 'factoryDetails'), ...NOT_FACILITY },
  { ...createMultiChoice('biocharMaterials', BIOCHAR_MATERIALS, 'factoryDetails'), ...FACILITY_ONLY },
  { name: 'imageUrls', kind: 'urls', tab: 'factoryDetails' },
  {
    ...createQuantityField('inputRate', 'productionDetails'),
    ...FACILITY_ONLY,
    required: mode === 'edit' ? 'numeric' : undefined,
    asText: true,
    whenEmpty: NO_INPUT_RATE
  },
  createQuantityField('productionCapacity', 'productionDetails'),
  createQuantityField('processedVolume', 'productionDetails'),
  createQuantityField('inventoryLevels', 'productionDetails'),
  // The output rate of a biochar facility is derived from its input rate (docs/rules/entered-and-derived-values.md).
  { ...createQuantityField('outputRate', 'productionDetails'), ...NOT_FACILITY, asText: true }
];

const shared = { markerType: 'Factory', entity: factoryMarker, noun: 'factory' } as const;

/** Forms of a factory. Source: section 5 "Add button enabled only when", "Factory edit". */
export const FACTORY_FORMS: Readonly<Record<FormMode, Form>> = {
  add: {
    ...shared,
    mode: 'add',
    tabs: [],
    fields: createFields('add'),
    fixed: { markerType: 'Factory', ...CREATION }
  },
  edit: {
    ...shared,
    mode: 'edit',
    tabs: ['factoryDetails', 'productionDetails'],
    fields: createFields('edit'),
    fixed: { markerType: 'Factory' }
  }
};
