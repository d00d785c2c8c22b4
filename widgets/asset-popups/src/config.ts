import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Origin of the server that knows future prices; the page's own when empty. */
  serverUrl: string;
  /** Whether popups of communities show future prices, with 'Edit this'. */
  futurePrices: boolean;
  /** Whether a click asks the visible rasters for their value. */
  rasters: boolean;
  /** The map's layer of purchases, by its data source, or its id or title in the web map; the catalogue's when empty. */
  sourceLayer: string;
  /** The brand, in what a factory and an AP are called. */
  product: string;
  /** Whether administrators have the pen and the bin; they do when not set. */
  editing?: boolean;
  /** Whether a place offers ways on: a drive-time area, directions; it does when not set. */
  offers?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
