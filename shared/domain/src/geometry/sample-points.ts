/** Places at which an area is sampled. */
import type { LatLon } from '../distance';
import { placeAt } from './circle';

/** Turning by it, no two of any number of points come to lie on one ray. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * So many places spread evenly over the circle of a radius in metres round a centre, each standing for the same area;
 * the same places for the same circle. [longitude, latitude] in degrees.
 * Source: section 9 "Biochar and offtake" (soil sample points), decision 46.
 */
export const samplePoints = (
  centre: LatLon,
  radius: number,
  count: number
): readonly (readonly [longitude: number, latitude: number])[] =>
  Array.from({ length: count }, (_, at) =>
    placeAt(centre, at * GOLDEN_ANGLE, radius * Math.sqrt((at + 0.5) / count))
  );
