import type { ImmutableObject } from 'jimu-core';

/** Catalogue id of the layer; the settings may name another layer. */
export const DEFAULT_LAYER = 'raw-material-source';

/** Default number of bars above a table. */
export const DEFAULT_MAX_BARS = 5;

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /**
   * The layer of the purchases: its id in the catalogue, its data source, or its id or title in the web map.
   */
  layer: string;
  /** Names of the layer's fields. */
  dateField: string;
  supplierField: string;
  communityField: string;
  /** Hint above the filter; the translated text when empty. */
  hint: string;
  /** Number of bars above a table; {@link DEFAULT_MAX_BARS} when not set. */
  mostBars?: number;
  /** Rows per page of its tables; the default of all tables when not set. */
  pageSize?: number;
}

export type IMConfig = ImmutableObject<Config>;
