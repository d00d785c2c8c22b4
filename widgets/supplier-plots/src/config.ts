import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Least accurate position of a walk that becomes a corner. */
  walkAccuracy: { kind: 'number', unit: 'm', min: 1, max: 100, whole: true, default: 15 },
  /** Shortest way between two corners of a walk. */
  walkSpacing: { kind: 'number', unit: 'm', min: 1, max: 50, whole: true, default: 5 }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
