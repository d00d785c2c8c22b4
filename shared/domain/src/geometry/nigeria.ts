/** Where Nigeria lies, to tell a slip of the pen from a place. */
import type { LatLon } from '../distance';

/** Nigeria and a little around it, degrees. */
const NIGERIA = { west: 2, south: 3.5, east: 15.5, north: 14.5 };

/**
 * Whether a position lies in Nigeria or close to it; degrees (WGS 84).
 * @example isInNigeria({ latitude: 5.03, longitude: 7.93 }) → true
 * @example isInNigeria({ latitude: 51.5, longitude: -0.1 }) → false
 */
export const isInNigeria = ({ latitude, longitude }: LatLon): boolean =>
  longitude >= NIGERIA.west &&
  longitude <= NIGERIA.east &&
  latitude >= NIGERIA.south &&
  latitude <= NIGERIA.north;

/**
 * The position with latitude and longitude exchanged, where that one lies in Nigeria and the given one does not; null
 * where nothing speaks for a swap.
 * @example unswapped({ latitude: 7.93, longitude: 16.1 }) → null
 * @example unswapped({ latitude: 3.2, longitude: 11.85 }) → { "latitude": 11.85, "longitude": 3.2 }
 * @example unswapped({ latitude: 5.03, longitude: 7.93 }) → null
 */
export function unswapped(position: LatLon): LatLon | null {
  const exchanged = { latitude: position.longitude, longitude: position.latitude };
  return !isInNigeria(position) && isInNigeria(exchanged) ? exchanged : null;
}
