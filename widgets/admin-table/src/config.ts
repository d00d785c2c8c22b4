import type { ImmutableObject } from 'jimu-core';
import type { MarkerType } from 'widgets/shared-code/site-core';

export interface Config {
  /** Origin of the SITE server; the page's own origin when empty. */
  serverUrl: string;
  /** Address of the page on which a guest signs in. */
  loginUrl: string;
  /** Kind of the records. */
  markerType: MarkerType;
  /** Rows per page; 0 for the default of all tables. */
  pageSize: number;
  /** Properties that are initially shown as columns; all when empty. */
  columns: string[];
  /** The brand, used in the name of the company's factories. */
  product: string;
  /** Address of the page on which a record is added; no button when empty. */
  addUrl: string;
  /** Whether administrators can edit and delete records; true when not set. */
  canChange?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
