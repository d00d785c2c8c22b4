import type { ImmutableObject } from 'jimu-core';
import { FIRST_HINT_MS, SHARED_SETTINGS } from 'widgets/shared-code/site-base';
import type { ConfigFrom, SettingDeclarations } from 'widgets/shared-code/site-base';

/** Topic of the hints: a tool, with two hints, or features to click, with one. */
const HINT_TOPICS = ['serviceArea', 'oilPalmClusters', 'protectedAreas'] as const;
export type HintTopic = (typeof HINT_TOPICS)[number];

/** A text of a hint; the topic's text when empty. */
const HINT_TEXT = { kind: 'text', isLong: true, default: '', isStored: true } as const;

export const SETTINGS = {
  /** From page load to the first hint. */
  delay: { ...SHARED_SETTINGS.delay, default: FIRST_HINT_MS },
  about: { kind: 'choice', options: HINT_TOPICS, default: 'serviceArea', isStored: true },
  firstText: HINT_TEXT,
  secondText: HINT_TEXT
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
