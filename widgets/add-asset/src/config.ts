import type { ImmutableObject } from 'jimu-core';
import type { MarkerType } from 'widgets/shared-code/site-core';

export interface Config {
  /** Origin of the SITE server; the page's own origin when empty. */
  serverUrl: string;
  /** The brand, used in the names of a factory and an AP. */
  product: string;
  /** Kinds of assets that can be added; all kinds when not set. */
  kinds?: MarkerType[];
}

export type IMConfig = ImmutableObject<Config>;
