import { factoryMarker } from '../entities/factory-marker';
import { NO_INPUT_RATE } from '../entities/bounds';
import { BIOCHAR_FACILITY, BIOCHAR_MATERIALS, FACTORY_RAW_MATERIALS, FACTORY_TYPES } from '../enumerations';
import type { Form, FormField } from './form';
import {
  choice,
  choices,
  CREATION,
  filledText,
  identityFields,
  positionFields,
  quantityField,
  statusField
} from './shared-fields';
import type { Mode } from './shared-fields';

const FACILITY_ONLY = { shownWhile: { field: 'type', is: true, value: BIOCHAR_FACILITY } } as const;
const NOT_FACILITY = { shownWhile: { field: 'type', is: false, value: BIOCHAR_FACILITY } } as const;

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('name', 'factoryDetails'),
  ...positionFields(mode, 'filled', 'factoryDetails'),
  choice('type', FACTORY_TYPES, 'factoryDetails'),
  statusField('factoryDetails'),
  { ...choice('rawMaterials', FACTORY_RAW_MATERIALS, 'factoryDetails'), ...NOT_FACILITY },
  { ...choices('biocharMaterials', BIOCHAR_MATERIALS, 'factoryDetails'), ...FACILITY_ONLY },
  { name: 'imageUrls', kind: 'urls', tab: 'factoryDetails' },
  {
    ...quantityField('inputRate', 'productionDetails'),
    ...FACILITY_ONLY,
    required: mode === 'edit' ? 'numeric' : undefined,
    asText: true,
    whenEmpty: NO_INPUT_RATE
  },
  quantityField('productionCapacity', 'productionDetails'),
  quantityField('processedVolume', 'productionDetails'),
  quantityField('inventoryLevels', 'productionDetails'),
  // The output rate of a biochar facility is derived from its input rate (docs/rules/entered-and-derived-values.md).
  { ...quantityField('outputRate', 'productionDetails'), ...NOT_FACILITY, asText: true }
];

const shared = { markerType: 'Factory', entity: factoryMarker, noun: 'factory' } as const;

/** Forms of a factory. Source: section 5 "Add button enabled only when", "Factory edit". */
export const FACTORY_FORMS: Readonly<Record<Mode, Form>> = {
  add: {
    ...shared,
    mode: 'add',
    tabs: [],
    fields: fields('add'),
    fixed: { markerType: 'Factory', ...CREATION }
  },
  edit: {
    ...shared,
    mode: 'edit',
    tabs: ['factoryDetails', 'productionDetails'],
    fields: fields('edit'),
    fixed: { markerType: 'Factory' }
  }
};
