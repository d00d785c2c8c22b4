import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** The layer of the states in the map by its id or title; that of the catalogue when empty. */
  layer: string;
}

export type IMConfig = ImmutableObject<Config>;
