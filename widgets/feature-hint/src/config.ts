import type { ImmutableObject } from 'jimu-core';

/** Topic of the hints: a tool, with two hints, or features to click, with one. */
export type HintTopic = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas';

export interface Config {
  /** Delay from page load to the first hint, ms. */
  delay: number;
  /** `serviceArea` when not set. */
  about?: HintTopic;
  /** Texts of the hints; the topic's texts when empty. */
  firstText: string;
  secondText: string;
}

export type IMConfig = ImmutableObject<Config>;
