import type { ImmutableObject } from 'jimu-core';
import { MARKER_TYPES, SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  loginUrl: SHARED_SETTINGS.loginUrl,
  /** Kind of the records. */
  markerType: { kind: 'choice', options: MARKER_TYPES, default: 'Factory', isStored: true },
  pageSize: { ...SHARED_SETTINGS.pageSize, unset: 0, isStored: true },
  /** Properties that are initially shown as columns; all when empty. */
  columns: { kind: 'list', default: [], isStored: true },
  product: SHARED_SETTINGS.product,
  /** Page on which a record is added; no button when empty. */
  addUrl: { kind: 'text', rule: 'addressOrNone', default: '', isStored: true },
  /** Whether administrators can edit and delete records. */
  canChange: { kind: 'switch', default: true }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
