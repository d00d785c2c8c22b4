import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-base';
import { AREA_OPACITY } from 'widgets/shared-code/site-domain';

/** The part that an instance shows; a detail and a table belong to a tool. */
const PARTS = ['tool', 'detail', 'table'] as const;

/**
 * Figures shown first and large: the weekly yields, or the monthly profit (named like the address of its map).
 */
const HEADLINES = ['none', 'weeklyYield', 'profitPerWeek'] as const;
export type Headline = (typeof HEADLINES)[number];

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  toggleLabel: SHARED_SETTINGS.text,
  hint: SHARED_SETTINGS.text,
  headline: { kind: 'choice', options: HEADLINES, default: 'none' },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: AREA_OPACITY }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;
