import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** Catalogue id of the layer; the settings may name another layer. */
export const DEFAULT_LAYER = 'raw-material-source';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layer of the purchases. */
  layer: { kind: 'layer', default: DEFAULT_LAYER, isStored: true },
  dateField: { kind: 'field', layer: 'layer', default: 'date', isStored: true },
  supplierField: { kind: 'field', layer: 'layer', default: 'supplierName', isStored: true },
  communityField: { kind: 'field', layer: 'layer', default: 'community', isStored: true },
  /** Text above the filter. */
  hint: SHARED_SETTINGS.text,
  /** Number of bars above a table. */
  mostBars: { kind: 'number', min: 1, max: 50, whole: true, default: 5 },
  pageSize: SHARED_SETTINGS.pageSize
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
