import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** Id of the layer in the catalogue; the settings can name another one. */
export const DEFAULT_LAYER = 'biochar-applications';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layer of the applications. */
  layer: { kind: 'layer', default: DEFAULT_LAYER, isStored: true },
  dateField: { kind: 'field', layer: 'layer', default: 'startDate', isStored: true },
  lgaField: { kind: 'field', layer: 'layer', default: 'lga', isStored: true },
  /** Text above the filter. */
  hint: SHARED_SETTINGS.text,
  /** Number of bars above a table. */
  mostBars: { kind: 'number', min: 1, max: 50, whole: true, default: 12 },
  pageSize: SHARED_SETTINGS.pageSize
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
