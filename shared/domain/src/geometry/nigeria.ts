/** Bounds of Nigeria, used to detect swapped coordinates. */
import type { LatLon } from '../distance';

/** Bounding box of Nigeria with a margin, degrees. */
const NIGERIA = { west: 2, south: 3.5, east: 15.5, north: 14.5 };

/**
 * Returns whether a position (degrees, WGS 84) is in or close to Nigeria.
 * @example isInNigeria({ latitude: 5.03, longitude: 7.93 }) → true
 * @example isInNigeria({ latitude: 51.5, longitude: -0.1 }) → false
 */
export const isInNigeria = ({ latitude, longitude }: LatLon): boolean =>
  longitude >= NIGERIA.west &&
  longitude <= NIGERIA.east &&
  latitude >= NIGERIA.south &&
  latitude <= NIGERIA.north;

/**
 * Returns the position with latitude and longitude swapped when only the swapped one is in Nigeria; else null.
 * @example unswapPosition({ latitude: 7.93, longitude: 16.1 }) → null
 * @example unswapPosition({ latitude: 3.2, longitude: 11.85 }) → { "latitude": 11.85, "longitude": 3.2 }
 * @example unswapPosition({ latitude: 5.03, longitude: 7.93 }) → null
 */
export function unswapPosition(position: LatLon): LatLon | null {
  const exchanged = { latitude: position.longitude, longitude: position.latitude };
  return !isInNigeria(position) && isInNigeria(exchanged) ? exchanged : null;
}
