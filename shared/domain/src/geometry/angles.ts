/** Conversion of angles. */

/**
 * Converts degrees to radians.
 * @example toRadians(180) → 3.141592653589793
 */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Converts radians to degrees.
 * @example toDegrees(Math.PI) → 180
 */
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
