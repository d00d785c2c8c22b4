/** Checks of positions in degrees (WGS 84). Source: section 5 "Coordinate-list validator". */
import type { LatLon } from '../distance';
import { LATITUDE, LONGITUDE } from '../entities/bounds';
import type { Bounds } from '../entities/bounds';
import { toFinite } from '../numbers';

const isWithin = (value: unknown, { min, max }: Bounds): boolean => {
  const number = toFinite(value);
  return number !== null && number >= min && number <= max;
};

/**
 * Returns whether a value is a latitude in degrees, −90 to 90; false for any other value.
 * @example isLatitude(-90) → true
 */
export const isLatitude = (value: unknown): boolean => isWithin(value, LATITUDE);

/**
 * Returns whether a value is a longitude in degrees, −180 to 180; false for any other value.
 * @example isLongitude(180.1) → false
 */
export const isLongitude = (value: unknown): boolean => isWithin(value, LONGITUDE);

/**
 * Returns whether both coordinates are present and in range.
 * @example isPosition({ latitude: 5.03, longitude: 7.93 }) → true
 */
export const isPosition = (position: Partial<LatLon>): boolean =>
  isLatitude(position.latitude) && isLongitude(position.longitude);
