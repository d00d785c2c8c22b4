import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import type { Orientation } from 'widgets/shared-code/site-tools';

export const ORIENTATIONS = ['landscape', 'portrait'] as const satisfies readonly Orientation[];

export const SETTINGS = {
  product: SHARED_SETTINGS.product,
  orientation: { kind: 'choice', options: ORIENTATIONS, default: 'landscape', isStored: true },
  /** Enough for thin lines and small labels, rendered within seconds. */
  dotsPerInch: { kind: 'number', unit: 'dpi', min: 96, max: 300, whole: true, default: 200 },
  hasLegend: { kind: 'switch', default: true }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
