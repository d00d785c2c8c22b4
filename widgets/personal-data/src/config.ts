import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Where a guest signs in. */
  loginUrl: string;
  /** Rows on a page of its tables; as many as every table has when not set. */
  pageSize?: number;
}

export type IMConfig = ImmutableObject<Config>;
