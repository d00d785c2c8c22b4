import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Whether popups of communities show future prices, with 'Edit this'. */
  futurePrices: { kind: 'switch', default: true, isStored: true },
  /** Whether a click also queries the visible rasters for their value. */
  rasters: { kind: 'switch', default: true, isStored: true },
  /** Layer of purchases. */
  sourceLayer: { kind: 'layer', default: '', isStored: true },
  product: SHARED_SETTINGS.product,
  /** Whether administrators see Edit and Delete. */
  editing: { kind: 'switch', default: true },
  /** Whether the popup of a place offers a drive-time area and directions. */
  offers: { kind: 'switch', default: true }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
