import type { Position } from 'geojson';
import { ArcgisError } from '../../ground/errors';
import { boxRing, readGeometry } from '../dialect/geometry/esri-geometry';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import { inverse, projection, readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import type { CallParameters } from '../dialect/parameters';

export interface Box {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Returns the reference inside a JSON geometry, else the fallback. */
export function originalReference(text: string, fallback: SpatialReference): SpatialReference {
  if (!text.trim().startsWith('{')) return fallback;
  const { spatialReference } = JSON.parse(text) as { readonly spatialReference?: unknown };
  return spatialReference ? readSpatialReference(JSON.stringify(spatialReference), fallback) : fallback;
}

/** Returns the upright box round a box in another reference. */
export function boxIn({ xmin, ymin, xmax, ymax }: Box, from: SpatialReference, to: SpatialReference): Box {
  const [project, back] = [projection(to), inverse(from)];
  const [west, south] = project(...back(xmin, ymin));
  const [east, north] = project(...back(xmax, ymax));
  return { xmin: west, ymin: south, xmax: east, ymax: north };
}

/** Most vertices of a geometry; each costs time for every row of the raster that it crosses. */
const MOST_VERTICES = 20_000;

/** A geometry of a call in degrees, and its original reference. */
export interface AskedGeometry {
  readonly geometry: InputGeometry;
  readonly reference: SpatialReference;
}

const verticesOf = (geometry: InputGeometry): number => {
  if ('envelope' in geometry) return 2;
  const count = (value: unknown): number =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? 1
        : value.reduce((sum: number, one) => sum + count(one), 0)
      : 0;
  return 'coordinates' in geometry.geojson ? count(geometry.geojson.coordinates) : 0;
};

/**
 * Reads the parameter `geometry`, in degrees unless it names a reference.
 * @throws ArcgisError 400 that names it.
 */
export function readAskedGeometry(params: CallParameters): AskedGeometry {
  const text = params.geometry?.trim() ?? '';
  if (text === '')
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is missing.", [
      'geometry: write x,y in degrees or a JSON geometry with its spatialReference.'
    ]);
  const geometry = readGeometry(text, WGS84);
  if (verticesOf(geometry) > MOST_VERTICES)
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is invalid.", [
      `geometry: at most ${MOST_VERTICES} vertices can be used.`
    ]);
  return { geometry, reference: originalReference(text, WGS84) };
}

/** Returns the polygons of an area, or null for points and lines. */
export function polygonsOf(geometry: InputGeometry): Position[][][] | null {
  if ('envelope' in geometry) return [[boxRing(geometry.envelope)]];
  return geometry.geojson.type === 'MultiPolygon' ? geometry.geojson.coordinates : null;
}
