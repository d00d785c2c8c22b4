/**
 * Kinds of records behind a figure. Each kind is read from the layer of the same records, with the rights of
 * that layer.
 */
export const AREA_RECORD_KINDS = [
  'mills',
  'purchases',
  'oilPalmClusters',
  'minigrids',
  'oilPalmProcessors',
  'maize2022',
  'maize2023'
] as const;
export type AreaRecordKind = (typeof AREA_RECORD_KINDS)[number];
