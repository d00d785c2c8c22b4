/** Kinds of records that people edit, as the trail names them. */
export const RECORD_NAMES = [
  'markerAsset',
  'customer',
  'logisticsDepot',
  'biocharApplication',
  'biocharPartner'
] as const;
export type RecordName = (typeof RECORD_NAMES)[number];
