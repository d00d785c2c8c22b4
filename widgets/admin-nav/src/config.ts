import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Where 'SITE' leads. */
  homeUrl: string;
  /** Stands before the id of a page of the app in its address ('/map/admin/'). */
  pagesUrl: string;
}

export type IMConfig = ImmutableObject<Config>;
