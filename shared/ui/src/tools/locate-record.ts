import type { DataRecord } from 'jimu-core';
import { computeBox, fromMercatorX, fromMercatorY } from '@site/domain';
import type { RequestedOrigin } from './requested-origin';

/** The part of a record that is read here; messages and data sets have more. */
export type RecordLike = Pick<DataRecord, 'getData' | 'getGeometry'>;

const DEGREES: readonly unknown[] = [4326, undefined];
const WEB_MERCATOR: readonly unknown[] = [102100, 3857];

type MapXY = readonly [x: number, y: number];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns a point's position, or the middle of the extent of a line or polygon; null for an empty geometry. */
function computeMiddle(geometry: Readonly<Record<string, unknown>>): MapXY | null {
  const { x, y, rings, paths, points } = geometry;
  if (isNumber(x) && isNumber(y)) return [x, y];
  const parts = (rings ?? paths ?? (points === undefined ? [] : [points])) as readonly MapXY[][];
  const all = parts.flat();
  if (all.length === 0) return null;
  const { west, south, east, north } = computeBox(all);
  return [west / 2 + east / 2, south / 2 + north / 2];
}

const isOnEarth = ({ latitude, longitude }: RequestedOrigin): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

function locateGeometry(geometry: Readonly<Record<string, unknown>>): RequestedOrigin | null {
  const middle = computeMiddle(geometry);
  if (middle === null) return null;
  const [x, y] = middle;
  const { wkid } = (geometry.spatialReference ?? {}) as { wkid?: unknown };
  if (WEB_MERCATOR.includes(wkid)) return { latitude: fromMercatorY(y), longitude: fromMercatorX(x) };
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
