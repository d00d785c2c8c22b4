/**
 * Grid size in degrees, far below the precision of a position. On a grid GEOS rounds at each step and cannot
 * fail; without one it tries again when it fails, which ends the statement without a row
 * and without an error in the embedded database.
 */
export const OVERLAY_GRID = '1e-12';
