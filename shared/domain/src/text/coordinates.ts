/** Coordinates as typed, and as a click on the map fills them in. */
import type { LatLon } from '../distance';
import { LATITUDE, LONGITUDE } from '../entities/bounds';
import { isLatitude, isLongitude } from '../geometry/position';
import { toFinite } from '../numbers';
import type { Result } from '../result';
import { readDecimal } from './decimal';

export const COORDINATE_PROBLEMS = [
  'missing',
  'latitudeNotANumber',
  'longitudeNotANumber',
  'latitudeOutOfRange',
  'longitudeOutOfRange'
] as const;
export type CoordinateProblem = (typeof COORDINATE_PROBLEMS)[number];

const DECIMALS = 4;

/**
 * Parses latitude and longitude in degrees as typed. Returns a problem for a blank text, a text that is not a
 * number and a number out of range (with its bounds); the latitude is checked first. Source: section 2
 * "Add-asset flow" with the ledger's decision on AA-01.
 * @example readCoordinates('5.03', '7.93') → { "ok": true, "value": { "latitude": 5.03, "longitude": 7.93 } }
 * @example readCoordinates('91', '7.93') → { "ok": false, "problem": "latitudeOutOfRange", "values": { "min": -90, "max": 90 } }
 * @example readCoordinates('', '7.93') → { "ok": false, "problem": "missing" }
 */
export function readCoordinates(latitude: string, longitude: string): Result<LatLon, CoordinateProblem> {
  if (latitude.trim() === '' || longitude.trim() === '') return { ok: false, problem: 'missing' };
  const north = readDecimal(latitude);
  if (north === null) return { ok: false, problem: 'latitudeNotANumber', values: { text: latitude.trim() } };
  if (!isLatitude(north)) return { ok: false, problem: 'latitudeOutOfRange', values: { ...LATITUDE } };
  const east = readDecimal(longitude);
  if (east === null) return { ok: false, problem: 'longitudeNotANumber', values: { text: longitude.trim() } };
  if (!isLongitude(east)) return { ok: false, problem: 'longitudeOutOfRange', values: { ...LONGITUDE } };
  return { ok: true, value: { latitude: north, longitude: east } };
}

/**
 * Formats degrees with 4 decimals, as a click on the map fills them in; '' for a number that is not finite.
 * Source: section 2 "Add-asset flow".
 * @example formatCoordinate(7.93) → "7.9300"
 * @example formatCoordinate(5.444795) → "5.4448"
 */
export const formatCoordinate = (degrees: number): string => toFinite(degrees)?.toFixed(DECIMALS) ?? '';
