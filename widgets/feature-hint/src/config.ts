import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Milliseconds from the start of the page to the first hint. */
  delay: number;
  /** Texts of the hints; the translated ones when empty. */
  firstText: string;
  secondText: string;
}

export type IMConfig = ImmutableObject<Config>;
