import type { ImmutableObject } from 'jimu-core';

/** Id of the layer in the catalogue; the settings can name another one. */
export const DEFAULT_LAYER = 'biochar-applications';

/** Default number of bars above a table. */
export const DEFAULT_MAX_BARS = 12;

export interface Config {
  /** Origin of the SITE server; the page's own origin when empty. */
  serverUrl: string;
  /** Layer of the applications: its id in the catalogue, its data source, or its id or title in the web map. */
  layer: string;
  /** Fields of the layer. */
  dateField: string;
  lgaField: string;
  /** Text above the filter; the translated text when empty. */
  hint: string;
  /** Number of bars above a table; {@link DEFAULT_MAX_BARS} when not set. */
  mostBars?: number;
  /** Rows per page of its tables; the default of all tables when not set. */
  pageSize?: number;
}

export type IMConfig = ImmutableObject<Config>;
