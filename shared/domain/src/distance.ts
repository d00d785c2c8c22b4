import { toRadians } from './geometry/angles';

/** Mean earth radius in metres, from the specification's distance rule. */
export const EARTH_RADIUS_M = 6_371_000;
/** Metres of a degree of latitude on that sphere, to the metre. */
export const METRES_PER_DEGREE = 111_195;

export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the angle between two positions, [longitude, latitude] in degrees, at the centre of a sphere, in radians,
 * by the haversine formula: times the radius, their distance.
 * @example computeCentralAngle([0, 0], [180, 0]) → 3.141592653589793
 */
export function computeCentralAngle(
  [lon1, lat1]: readonly [number, number],
  [lon2, lat2]: readonly [number, number]
): number {
  const h =
    Math.sin(toRadians(lat2 - lat1) / 2) ** 2 +
    Math.cos(toRadians(lat1)) * Math.cos(toRadians(lat2)) * Math.sin(toRadians(lon2 - lon1) / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Great-circle distance in metres by the haversine formula. Returns Infinity for an invalid position (NaN or an
 * infinity), which therefore lies within no radius and is shown as '–'. Source: section 9 "Service area
 * formulas".
 * @example computeDistance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) → 20015086.79602057
 * @example computeDistance({ latitude: 5, longitude: 7 }, { latitude: 6, longitude: 7 }) → 111194.9266445588
 */
export function computeDistance(a: LatLon, b: LatLon): number {
  const angle = computeCentralAngle([a.longitude, a.latitude], [b.longitude, b.latitude]);
  const metres = EARTH_RADIUS_M * angle;
  return Number.isNaN(metres) ? Infinity : metres;
}

/**
 * Width in metres of a west–east extent along a parallel; Infinity for an invalid extent, as in {@link
 * computeDistance}. Source: section 9 "Service area formulas".
 * @example computeExtentWidth(7, 8, 0) → 111194.92664455873
 */
export const computeExtentWidth = (west: number, east: number, latitude: number): number =>
  computeDistance({ latitude, longitude: west }, { latitude, longitude: east });
