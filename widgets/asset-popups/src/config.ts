import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the server that has future prices; the page's own origin when empty. */
  serverUrl: string;
  /** Whether popups of communities show future prices, with 'Edit this'. */
  futurePrices: boolean;
  /** Whether a click also queries the visible rasters for their value. */
  rasters: boolean;
  /**
   * Layer of purchases: its data source, or its id or title in the web map; the catalogue's layer when empty.
   */
  sourceLayer: string;
  /** The brand, used in the names of a factory and an AP. */
  product: string;
  /** Whether administrators see Edit and Delete; true when not set. */
  editing?: boolean;
  /** Whether the popup of a place offers a drive-time area and directions; true when not set. */
  offers?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
