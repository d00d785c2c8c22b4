import type { ImmutableObject } from 'jimu-core';
import type { MarkerType } from 'widgets/shared-code/site-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Where a guest signs in. */
  loginUrl: string;
  /** The kind of records. */
  markerType: MarkerType;
  /** Rows on a page; as many as every table has when 0. */
  pageSize: number;
  /** Properties that are columns at first; all of them when empty. */
  columns: string[];
  /** The brand, in the name of our factories. */
  product: string;
  /** Where a record is added; no button when empty. */
  addUrl: string;
  /** Whether administrators edit and delete here; they do when not set. */
  canChange?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
