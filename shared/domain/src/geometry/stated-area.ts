/** Comparison of an area that people or files state with the area of its outline. */

/** Tolerated difference as a share of the measured area: outlines are simplified, and people round. */
export const STATED_AREA_TOLERANCE = 0.05;

/**
 * Returns whether a stated area differs from the measured one by more than 5 % of it; both in one unit.
 * @example isStatedAreaApart(106, 100) → true
 * @example isStatedAreaApart(95, 100) → false
 */
export const isStatedAreaApart = (stated: number, measured: number): boolean =>
  Math.abs(stated - measured) > STATED_AREA_TOLERANCE * measured;
