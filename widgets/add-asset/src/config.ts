import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** The brand, in what a factory and an AP are called. */
  product: string;
}

export type IMConfig = ImmutableObject<Config>;
