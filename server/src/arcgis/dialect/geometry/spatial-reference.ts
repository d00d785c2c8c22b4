import { fromMercatorX, fromMercatorY, toMercatorX, toMercatorY } from '@site/domain';
import { ArcgisError } from '../../../common/response-errors';

/** A spatial reference as ArcGIS clients write it. */
export interface SpatialReference {
  readonly wkid: number;
  readonly latestWkid: number;
}

export const WGS84: SpatialReference = { wkid: 4326, latestWkid: 4326 };
export const WEB_MERCATOR: SpatialReference = { wkid: 102_100, latestWkid: 3857 };

const MERCATOR_IDS: readonly number[] = [3857, 102_100, 102_113, 900_913];

const parseWkid = (text: string): number => {
  if (!text.startsWith('{')) return Number(text);
  try {
    const { latestWkid, wkid } = JSON.parse(text) as { latestWkid?: unknown; wkid?: unknown };
    return Number(latestWkid ?? wkid);
  } catch {
    return NaN;
  }
};

/**
 * Reads `inSR` or `outSR`: a wkid or `{"wkid":…}`.
 * @throws ArcgisError 400 for a reference other than 4326 and Web Mercator.
 */
export function readSpatialReference(text: string | undefined, fallback: SpatialReference): SpatialReference {
  const trimmed = text?.trim();
  if (!trimmed) return fallback;
  const wkid = parseWkid(trimmed);
  if (wkid === 4326) return WGS84;
  if (MERCATOR_IDS.includes(wkid)) return WEB_MERCATOR;
  throw new ArcgisError(400, `Unsupported spatial reference: ${trimmed}`, ['Use 4326, 3857 or 102100.']);
}

export type Projection = (longitude: number, latitude: number) => readonly [number, number];

/** Returns the projection from degrees to the reference. */
export const createProjection = (to: SpatialReference): Projection =>
  to === WEB_MERCATOR
    ? (longitude, latitude) => [toMercatorX(longitude), toMercatorY(latitude)]
    : (longitude, latitude) => [longitude, latitude];

/** Returns the projection from the reference to degrees. */
export const createInverseProjection = (from: SpatialReference): Projection =>
  from === WEB_MERCATOR ? (x, y) => [fromMercatorX(x), fromMercatorY(y)] : (x, y) => [x, y];
