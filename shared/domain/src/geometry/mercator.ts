/** The projection of web maps, WGS 84 / Pseudo-Mercator (EPSG:3857). */
import { toDegrees, toRadians } from './angles';

/** Radius in metres of its sphere. */
const RADIUS = 6_378_137;
/** Latitude at which the square world ends; the projection is infinite at the pole. */
const MAX_LATITUDE = 85.051_128_779_806_6;

/**
 * Converts degrees east to metres.
 * @example toMercatorX(180) → 20037508.342789244
 */
export const toMercatorX = (longitude: number): number => toRadians(longitude) * RADIUS;

/** Converts degrees north to metres; latitudes beyond the square world are at its edge. */
export const toMercatorY = (latitude: number): number => {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  return Math.log(Math.tan(Math.PI / 4 + toRadians(clamped) / 2)) * RADIUS;
};

/** Converts metres to degrees east. */
export const fromMercatorX = (x: number): number => toDegrees(x / RADIUS);

/** Converts metres to degrees north. */
export const fromMercatorY = (y: number): number =>
  toDegrees(2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2);
