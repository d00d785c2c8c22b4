import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import { ASSET_CHOICES } from 'widgets/shared-code/site-domain';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  product: SHARED_SETTINGS.product,
  /** Kinds of assets that can be added. */
  kinds: { kind: 'list', options: ASSET_CHOICES, default: ASSET_CHOICES }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
