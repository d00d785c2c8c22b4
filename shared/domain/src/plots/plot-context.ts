/** Inputs against which plots are checked. */
import type { LatLon } from '../distance';
import type { Plot } from './plot';
import type { LandArea } from './plot-shape';

/** Limits of the checks. */
export interface PlotLimits {
  /** Farthest distance of a plot from its supplier's community, km. */
  readonly communityKm: number;
  /** Largest plot of one smallholder, ha. */
  readonly smallholderHectares: number;
  /** Share of the smaller plot above which an overlap is reported, if its area is above `overlapHectares` too. */
  readonly overlapShare: number;
  readonly overlapHectares: number;
  /** Share of a plot that may be outside Nigeria or in water: reference outlines are simplified. */
  readonly outsideShare: number;
}

/**
 * Limits at the start, decisions of this product (docs/rules/plots.md).
 */
export const DEFAULT_PLOT_LIMITS: PlotLimits = {
  communityKm: 15,
  smallholderHectares: 50,
  overlapShare: 0.05,
  overlapHectares: 0.1,
  outsideShare: 0.05
};

/** LandArea of an LGA. */
export interface LgaArea {
  readonly code: string;
  readonly area: LandArea;
}

/** Share of a plot in an LGA, 0 to 1. */
export interface LgaShare {
  readonly code: string;
  readonly share: number;
}

/** Surroundings with which plots are compared. Null is unknown: the checks that need it are reported as not made. */
export interface PlotContext {
  readonly limits: PlotLimits;
  /** Returns the position of a supplier's community; null when it is unknown. */
  readonly findCommunity: (plot: Plot) => LatLon | null;
  readonly nigeria: LandArea | null;
  /** Rivers, lakes and lagoons near the plots, which do not overlap each other. */
  readonly water: readonly LandArea[] | null;
  readonly lgas: readonly LgaArea[] | null;
  /** Plots that are stored already: compared with the checked ones, but not with each other. */
  readonly stored: readonly Plot[];
}
