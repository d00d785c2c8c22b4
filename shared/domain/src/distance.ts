/** Mean earth radius in metres of the specification's distance rule. */
export const EARTH_RADIUS_M = 6_371_000;

export interface LatLon {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres by the haversine formula. */
export function haversine(a: LatLon, b: LatLon): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Width in metres of a west–east extent along a parallel. */
export const extentWidth = (west: number, east: number, latitude: number): number =>
  haversine({ latitude, longitude: west }, { latitude, longitude: east });
