import type { ImmutableObject } from 'jimu-core';
import type { MarkerType } from 'widgets/shared-code/site-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** The brand, in what a factory and an AP are called. */
  product: string;
  /** What can be added; all kinds when not set. */
  kinds?: MarkerType[];
}

export type IMConfig = ImmutableObject<Config>;
