import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Where a guest signs in. */
  loginUrl: string;
}

export type IMConfig = ImmutableObject<Config>;
