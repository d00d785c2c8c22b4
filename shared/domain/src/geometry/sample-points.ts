/** Sample points of an area. */
import type { LatLon } from '../distance';
import { computeDestination } from './circle';

/** Angle between consecutive points, with which no two of any number of points are on one ray. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Returns `count` points spread evenly over the circle of a radius in metres around a centre; each represents
 * an equal area, and the same circle has the same points. [longitude, latitude] in degrees. Source: section 9
 * "Biochar and offtake" (soil sample points), docs/rules/offtake.md.
 */
export const computeSamplePoints = (
  centre: LatLon,
  radius: number,
  count: number
): readonly (readonly [longitude: number, latitude: number])[] =>
  Array.from({ length: count }, (_, at) =>
    computeDestination(centre, at * GOLDEN_ANGLE, radius * Math.sqrt((at + 0.5) / count))
  );
