import type { ImmutableObject } from 'jimu-core';

/** The brand of the first link where the settings name none. */
export const PRODUCT = 'SITE';

export interface Config {
  /** What the first link is called; {@link PRODUCT} when not set. */
  product?: string;
  /** Where the first link leads. */
  homeUrl: string;
  /** Stands before the id of a page of the app in its address ('/map/admin/'). */
  pagesUrl: string;
}

export type IMConfig = ImmutableObject<Config>;
