import type { MarkerType } from '../enumerations';

/** Kinds of records that people edit, as the trail names them. */
export const RECORD_NAMES = [
  'markerAsset',
  'customer',
  'logisticsDepot',
  'biocharApplication',
  'biocharPartner'
] as const;
export type RecordName = (typeof RECORD_NAMES)[number];

/** What the trail calls a type of marker: factories and APs are kept as one kind. */
export const RECORD_NAME_OF: Readonly<Record<MarkerType, RecordName>> = {
  Factory: 'markerAsset',
  AP: 'markerAsset',
  Customer: 'customer',
  Logistics: 'logisticsDepot',
  BiocharApplication: 'biocharApplication',
  BiocharPartner: 'biocharPartner'
};
