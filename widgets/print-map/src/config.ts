import type { ImmutableObject } from 'jimu-core';

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/**
 * Default resolution of the picture, dots per inch: enough for thin lines and small labels, rendered within
 * seconds.
 */
export const DOTS_PER_INCH = 200;

export interface Config {
  /** Brand, printed on every sheet. */
  product: string;
  /** Initial orientation of the paper. */
  orientation: Orientation;
  /** Resolution of the map's picture, dots per inch; {@link DOTS_PER_INCH} when not set. */
  dotsPerInch?: number;
  /** Initial choice to print the legend; true when not set. */
  hasLegend?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
