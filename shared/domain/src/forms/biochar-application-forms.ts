import { biocharApplication } from '../entities/biochar-application';
import { TRANSPORT_VEHICLE_TYPES } from '../enumerations';
import type { Form, FormField, TabName } from './form';
import {
  createChoice,
  CREATION,
  createRequiredQuantity,
  createRequiredText,
  createIdentityFields,
  createPositionFields
} from './shared-fields';
import type { FormMode } from './shared-fields';

const TABS = ['farmDetails', 'applicationDetails', 'transportMedia'] as const satisfies readonly TabName[];

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  createRequiredText('ownerName', 'farmDetails'),
  createRequiredQuantity('farmSize', 'farmDetails'),
  createRequiredText('crop', 'farmDetails'),
  createRequiredText('officerName', 'farmDetails'),
  createRequiredText('officerEmail', 'farmDetails'),
  { ...createRequiredText('contactInfo', 'farmDetails'), isPhone: true },
  ...createPositionFields(mode, 'nonZero', 'farmDetails'),
  { name: 'startDate', kind: 'date', required: 'filled', tab: 'applicationDetails' },
  { name: 'endDate', kind: 'date', required: 'filled', tab: 'applicationDetails', notBefore: 'startDate' },
  createRequiredQuantity('amountPerSpot', 'applicationDetails'),
  { ...createRequiredQuantity('numberOfSpots', 'applicationDetails'), whole: true },
  createRequiredQuantity('amountOfBiochar', 'applicationDetails'),
  createChoice('transportVehicleType', TRANSPORT_VEHICLE_TYPES, 'transportMedia'),
  { name: 'imageUrls', kind: 'urls', required: 'filled', tab: 'transportMedia' }
];

const shared = {
  markerType: 'BiocharApplication',
  entity: biocharApplication,
  noun: 'biocharApplication',
  tabs: TABS,
  fixed: CREATION
} as const;

/**
 * Forms of a biochar application. Source: section 5 "Add button enabled only when", "Biochar application edit";
 * section 7.2.
 */
export const BIOCHAR_APPLICATION_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', fields: createFields('add') },
  edit: { ...shared, mode: 'edit', fields: createFields('edit') }
};
