import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';

/** The part that an instance shows; a timeline belongs to a tool. */
const PARTS = ['tool', 'timeline'] as const;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** The tool that draws the shape by which piles are chosen; no button opens one when it is empty. */
  measureWidgetId: { kind: 'widget', widget: 'measure-select', default: '' },
  /** Text above the form. */
  hint: SHARED_SETTINGS.text
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
