import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** Part of the tool that a widget instance shows; the shape on the map belongs to a tool. */
const PARTS = ['tool', 'shape'] as const;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
