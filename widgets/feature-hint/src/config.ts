import type { ImmutableObject } from 'jimu-core';

/** What the hints are about: a tool, which has two, or features to click, which have one. */
export type About = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas';

export interface Config {
  /** Milliseconds from the start of the page to the first hint. */
  delay: number;
  /** The service area tool when not set. */
  about?: About;
  /** Texts of the hints; those of what they are about when empty. */
  firstText: string;
  secondText: string;
}

export type IMConfig = ImmutableObject<Config>;
