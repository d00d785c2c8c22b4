import { biocharApplication } from '../entities/biochar-application';
import { TRANSPORT_VEHICLE_TYPES } from '../enumerations';
import type { Form, FormField, TabName } from './form';
import {
  choice,
  CREATION,
  filledQuantity,
  filledText,
  identityFields,
  positionFields
} from './shared-fields';
import type { Mode } from './shared-fields';

const TABS = ['farmDetails', 'applicationDetails', 'transportMedia'] as const satisfies readonly TabName[];

const fields = (mode: Mode): FormField[] => [
  ...identityFields(mode),
  filledText('ownerName', 'farmDetails'),
  filledQuantity('farmSize', 'farmDetails'),
  filledText('crop', 'farmDetails'),
  filledText('officerName', 'farmDetails'),
  filledText('officerEmail', 'farmDetails'),
  { ...filledText('contactInfo', 'farmDetails'), isPhone: true },
  ...positionFields(mode, 'nonZero', 'farmDetails'),
  { name: 'startDate', kind: 'date', required: 'filled', tab: 'applicationDetails' },
  { name: 'endDate', kind: 'date', required: 'filled', tab: 'applicationDetails', notBefore: 'startDate' },
  filledQuantity('amountPerSpot', 'applicationDetails'),
  { ...filledQuantity('numberOfSpots', 'applicationDetails'), whole: true },
  filledQuantity('amountOfBiochar', 'applicationDetails'),
  choice('transportVehicleType', TRANSPORT_VEHICLE_TYPES, 'transportMedia'),
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
export const BIOCHAR_APPLICATION_FORMS: Readonly<Record<Mode, Form>> = {
  add: { ...shared, mode: 'add', fields: fields('add') },
  edit: { ...shared, mode: 'edit', fields: fields('edit') }
};
