import type { ImmutableObject } from 'jimu-core';

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface Config {
  /** The brand, which every sheet names. */
  product: string;
  /** How the paper lies unless the reader turns it. */
  orientation: Orientation;
}

export type IMConfig = ImmutableObject<Config>;
