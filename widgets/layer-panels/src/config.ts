import type { ImmutableObject } from 'jimu-core';

export interface Config {
  /** Layers of the catalogue, by id, that the map must have: the panel names those it lacks. */
  required: string[];
  /** Layers of the catalogue, by id, that the panel does not list. */
  hidden: string[];
}

export type IMConfig = ImmutableObject<Config>;
