import type { ImmutableObject } from 'jimu-core';

/** The catalogue's name of the layer; the settings may say another. */
export const LAYER = 'raw-material-source';

/** Bars over a table where the settings say nothing. */
export const MOST_BARS = 5;

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** The layer of the purchases: its id in the catalogue, its data source, or its id or title in the web map. */
  layer: string;
  /** Its fields. */
  dateField: string;
  supplierField: string;
  communityField: string;
  /** Over the filter; the translated text when empty. */
  hint: string;
  /** Bars over a table; {@link MOST_BARS} when not set. */
  mostBars?: number;
  /** Rows on a page of its tables; as many as every table has when not set. */
  pageSize?: number;
}

export type IMConfig = ImmutableObject<Config>;
