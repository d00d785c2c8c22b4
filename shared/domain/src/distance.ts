/** Mean earth radius in metres, from the specification's distance rule. */
export const EARTH_RADIUS_M = 6_371_000;

export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in metres by the haversine formula. Returns Infinity for an invalid position (NaN or an
 * infinity), which therefore lies within no radius and is shown as '–'. Source: section 9 "Service area
 * formulas".
 * @example computeDistance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) → 20015086.79602057
 * @example computeDistance({ latitude: 5, longitude: 7 }, { latitude: 6, longitude: 7 }) → 111194.9266445588
 */
export function computeDistance(a: LatLon, b: LatLon): number {
  const dLat = toRadians(b.latitude - a.latitude);
  const dLon = toRadians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  const metres = 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
  return Number.isNaN(metres) ? Infinity : metres;
}

/**
 * Width in metres of a west–east extent along a parallel; Infinity for an invalid extent, as in {@link
 * haversine}. Source: section 9 "Service area formulas".
 * @example computeExtentWidth(7, 8, 0) → 111194.92664455873
 */
export const computeExtentWidth = (west: number, east: number, latitude: number): number =>
  computeDistance({ latitude, longitude: west }, { latitude, longitude: east });
