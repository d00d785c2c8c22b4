import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** The layer of the purchases: its id in the catalogue, or its id or title in the web map. */
  layer: string;
  /** Its fields. */
  dateField: string;
  supplierField: string;
  communityField: string;
  /** Over the filter; the translated text when empty. */
  hint: string;
}

export type IMConfig = ImmutableObject<Config>;
