import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import {
  DEFAULT_SITE_COUNT,
  DEFAULT_SITE_MINUTES,
  MAX_CHOSEN_SITES,
  MINUTE_BOUNDS
} from './runtime/site-limits';

/** The part that an instance shows; a result belongs to a tool. */
const PARTS = ['tool', 'result'] as const;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** The tool that draws the shape in which candidates are placed; no button opens one when it is empty. */
  measureWidgetId: { kind: 'widget', widget: 'measure-select', default: '' },
  /** Values of the form at first. */
  minutes: { kind: 'number', unit: 'min', ...MINUTE_BOUNDS, whole: true, default: DEFAULT_SITE_MINUTES },
  count: { kind: 'number', min: 1, max: MAX_CHOSEN_SITES, whole: true, default: DEFAULT_SITE_COUNT },
  /** Longest search. */
  searchSeconds: { kind: 'number', unit: 's', min: 1, max: 120, whole: true, default: 20 },
  /** Text above the form. */
  hint: SHARED_SETTINGS.text
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
