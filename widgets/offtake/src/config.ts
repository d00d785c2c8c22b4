import type { ImmutableObject } from 'jimu-core';
import { BUFFER_OPACITY, SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import { FARM_LAYER_IDS } from './farm-layers';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
const PARTS = ['tool', 'result'] as const;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  toggleLabel: SHARED_SETTINGS.text,
  hint: SHARED_SETTINGS.text,
  /** Farm layers by their id in the catalogue, if they differ from the catalogue's. */
  layers: { kind: 'record', entry: 'layer', keys: FARM_LAYER_IDS, default: {}, isStored: true },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: BUFFER_OPACITY }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
