import type { ImmutableObject } from 'jimu-core';

/** Last part of the address of a map page: `/map/widgets/<name>`. */
export type MapName = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas' | 'weeklyYield' | 'profitPerWeek';

export const MAP_NAMES: readonly MapName[] = [
  'serviceArea',
  'oilPalmClusters',
  'protectedAreas',
  'weeklyYield',
  'profitPerWeek'
];

export interface Config {
  map: MapName;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
}

export type IMConfig = ImmutableObject<Config>;
