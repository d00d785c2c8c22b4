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

/** Default height of the offered frame, px. */
export const FRAME_HEIGHT = 640;

export interface Config {
  map: MapName;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Height of the frame in the copied HTML, px; {@link FRAME_HEIGHT} when not set. */
  frameHeight?: number;
}

export type IMConfig = ImmutableObject<Config>;
