import type { FormType } from '../enumerations';

/** Kinds of records that people edit, as named in the audit trail. */
export const RECORD_NAMES = [
  'markerAsset',
  'customer',
  'logisticsDepot',
  'biocharApplication',
  'biocharPartner',
  'plot'
] as const;
export type RecordName = (typeof RECORD_NAMES)[number];

/** Name of a type of record in the audit trail; factories and APs are stored as one kind. */
export const RECORD_NAME_BY_MARKER: Readonly<Record<FormType, RecordName>> = {
  Factory: 'markerAsset',
  AP: 'markerAsset',
  Customer: 'customer',
  Logistics: 'logisticsDepot',
  BiocharApplication: 'biocharApplication',
  BiocharPartner: 'biocharPartner',
  Plot: 'plot'
};
