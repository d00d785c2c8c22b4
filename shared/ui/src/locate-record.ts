import type { DataRecord } from 'jimu-core';
import type { RequestedOrigin } from './requested-origin';

/** The part of a record that is read here; messages and data sets have more. */
export type RecordLike = Pick<DataRecord, 'getData' | 'getGeometry'>;

const DEGREES: readonly unknown[] = [4326, undefined];
const WEB_MERCATOR: readonly unknown[] = [102100, 3857];
/** Radius of the sphere of web mercator (EPSG:3857), metres. */
const MERCATOR_RADIUS_M = 6_378_137;
const DEGREES_PER_RADIAN = 180 / Math.PI;

type MapXY = readonly [x: number, y: number];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns a point's position, or the middle of the extent of a line or polygon; null for an empty geometry. */
function computeMiddle(geometry: Readonly<Record<string, unknown>>): MapXY | null {
  const { x, y, rings, paths, points } = geometry;
  if (isNumber(x) && isNumber(y)) return [x, y];
  const parts = (rings ?? paths ?? (points === undefined ? [] : [points])) as readonly MapXY[][];
  const all = parts.flat();
  if (all.length === 0) return null;
  const computeMidpoint = (values: readonly number[]) =>
    values.reduce((least, one) => Math.min(least, one)) / 2 +
    values.reduce((most, one) => Math.max(most, one)) / 2;
  return [computeMidpoint(all.map(([first]) => first)), computeMidpoint(all.map(([, second]) => second))];
}

const isOnEarth = ({ latitude, longitude }: RequestedOrigin): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

function locateGeometry(geometry: Readonly<Record<string, unknown>>): RequestedOrigin | null {
  const middle = computeMiddle(geometry);
  if (middle === null) return null;
  const [x, y] = middle;
  const { wkid } = (geometry.spatialReference ?? {}) as { wkid?: unknown };
  if (WEB_MERCATOR.includes(wkid))
    return {
      latitude: (2 * Math.atan(Math.exp(y / MERCATOR_RADIUS_M)) - Math.PI / 2) * DEGREES_PER_RADIAN,
      longitude: (x / MERCATOR_RADIUS_M) * DEGREES_PER_RADIAN
    };
  return DEGREES.includes(wkid) ? { latitude: y, longitude: x } : null;
}

/**
 * Returns the position of a record in degrees: from its geometry (WGS 84 or web mercator; the middle of the
 * extent for a line or polygon), else from its fields `latitude` and `longitude`. Null without a position or in
 * another spatial reference.
 */
export function locateRecord(record: RecordLike): RequestedOrigin | null {
  const geometry = record.getGeometry();
  const { latitude, longitude } = record.getData();
  const named = isNumber(latitude) && isNumber(longitude) ? { latitude, longitude } : null;
  const place = (geometry && locateGeometry(geometry)) ?? named;
  return place && isOnEarth(place) ? place : null;
}
