import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

export const SETTINGS = {
  homeUrl: { kind: 'text', rule: 'address', default: '/map/oilpalm', isStored: true },
  pagesUrl: { kind: 'text', rule: 'address', default: '/map/admin/', isStored: true },
  /** Lists the pages of the app; off for an app outside the administration, which links to its modules. */
  listsOwnPages: { kind: 'switch', default: true },
  /** Server that knows the role of the account. */
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Base path of the settings for administrators; no group when empty. */
  settingsUrl: { kind: 'text', rule: 'addressOrNone', default: '', isStored: true },
  product: { kind: 'text', rule: 'needed', default: SHARED_SETTINGS.product.default }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
