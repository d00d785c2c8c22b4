import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations } from 'widgets/shared-code/site-base';

/** Last part of the address of a map page: `/map/widgets/<name>`. */
export const MAP_NAMES = [
  'serviceArea',
  'oilPalmClusters',
  'protectedAreas',
  'weeklyYield',
  'profitPerWeek'
] as const;
export type MapName = (typeof MAP_NAMES)[number];

export const SETTINGS = {
  map: { kind: 'choice', options: MAP_NAMES, default: 'serviceArea', isStored: true },
  serverUrl: SHARED_SETTINGS.serverUrl,
  frameHeight: { kind: 'number', unit: 'px', min: 320, max: 2000, whole: true, default: 640 }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
