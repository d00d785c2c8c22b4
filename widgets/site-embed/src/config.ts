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

/** Height of the frame that is offered where the settings say none, px. */
export const FRAME_HEIGHT = 640;

export interface Config {
  map: MapName;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Of the frame in the HTML that is copied, px; {@link FRAME_HEIGHT} when not set. */
  frameHeight?: number;
}

export type IMConfig = ImmutableObject<Config>;
