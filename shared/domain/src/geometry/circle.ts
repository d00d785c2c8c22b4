/** Circles on the earth's surface. */
import { EARTH_RADIUS_M } from '../distance';
import type { LatLon } from '../distance';
import { toDegrees, toRadians } from './angles';

/**
 * Returns the place at a distance in metres from another, in the direction `bearing` (radians, clockwise from
 * north).
 */
export function computeDestination(
  { latitude, longitude }: LatLon,
  bearing: number,
  metres: number
): readonly [longitude: number, latitude: number] {
  const angle = metres / EARTH_RADIUS_M;
  const [sinLat, cosLat] = [Math.sin(toRadians(latitude)), Math.cos(toRadians(latitude))];
  const sin = sinLat * Math.cos(angle) + cosLat * Math.sin(angle) * Math.cos(bearing);
  const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cosLat, Math.cos(angle) - sinLat * sin);
  return [longitude + toDegrees(east), toDegrees(Math.asin(Math.min(1, Math.max(-1, sin))))];
}

/**
 * Returns the circle of a radius in metres around a centre as a closed ring of [longitude, latitude] in
 * degrees, clockwise from north; each point is at the radius by the haversine formula. Longitudes continue past
 * ±180 instead of jumping, so that the ring is one piece. With 256 points its edges are inside the circle by at
 * most 0.008 % of the radius. Source: section 9 "Display and map" (buffer), "Service area formulas" (earth
 * radius).
 * @example buildGeodesicCircle({ latitude: 0, longitude: 0 }, 111194.9266445588, 4).map(([x, y]) => [Math.round(x), Math.round(y)]) → [[0, 1], [1, 0], [0, -1], [-1, 0], [0, 1]]
 */
export function buildGeodesicCircle(
  centre: LatLon,
  radius: number,
  points = 256
): readonly (readonly [longitude: number, latitude: number])[] {
  const ring = Array.from({ length: points }, (_, at) =>
    computeDestination(centre, (2 * Math.PI * at) / points, radius)
  );
  return [...ring, ring[0]!];
}
