import type { ImmutableObject } from 'jimu-core';

/** Default brand of the first link. */
export const PRODUCT = 'SITE';

export interface Config {
  /** Label of the first link; {@link PRODUCT} when not set. */
  product?: string;
  /** Address of the first link. */
  homeUrl: string;
  /** Address prefix of the app's pages; the page id is appended ('/map/admin/'). */
  pagesUrl: string;
}

export type IMConfig = ImmutableObject<Config>;
