import type { ImmutableObject } from 'jimu-core';

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Dots an inch of the picture where the settings say none: enough for thin lines and small labels, drawn within seconds. */
export const DOTS_PER_INCH = 200;

export interface Config {
  /** The brand, which every sheet names. */
  product: string;
  /** How the paper lies unless the reader turns it. */
  orientation: Orientation;
  /** How fine the picture of the map is; {@link DOTS_PER_INCH} when not set. */
  dotsPerInch?: number;
  /** Whether the legend goes along unless the reader says otherwise; it does when not set. */
  hasLegend?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
