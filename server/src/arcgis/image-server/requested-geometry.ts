import type { Position } from 'geojson';
import { ArcgisError } from '../../common/response-errors';
import { toBoxRing, readGeometry } from '../dialect/geometry/esri-geometry';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import {
  createInverseProjection,
  createProjection,
  readSpatialReference,
  WGS84
} from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import type { CallParameters } from '../dialect/parameters';

export interface BoundingBox {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Returns the reference inside a JSON geometry, else the fallback. */
export function readOwnReference(text: string, fallback: SpatialReference): SpatialReference {
  if (!text.trim().startsWith('{')) return fallback;
  const { spatialReference } = JSON.parse(text) as { readonly spatialReference?: unknown };
  return spatialReference ? readSpatialReference(JSON.stringify(spatialReference), fallback) : fallback;
}

/** Returns the upright box round a box in another reference. */
export function projectBox(
  { xmin, ymin, xmax, ymax }: BoundingBox,
  from: SpatialReference,
  to: SpatialReference
): BoundingBox {
  const [project, back] = [createProjection(to), createInverseProjection(from)];
  const [west, south] = project(...back(xmin, ymin));
  const [east, north] = project(...back(xmax, ymax));
  return { xmin: west, ymin: south, xmax: east, ymax: north };
}

/** Most vertices of a geometry; each costs time for every row of the raster that it crosses. */
const MOST_VERTICES = 20_000;

/** A geometry of a call in degrees, and its original reference. */
export interface RequestedGeometry {
  readonly geometry: InputGeometry;
  readonly reference: SpatialReference;
}

const countVertices = (geometry: InputGeometry): number => {
  if ('envelope' in geometry) return 2;
  const countPositions = (value: unknown): number =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? 1
        : value.reduce((sum: number, one) => sum + countPositions(one), 0)
      : 0;
  return 'coordinates' in geometry.geojson ? countPositions(geometry.geojson.coordinates) : 0;
};

/**
 * Reads the parameter `geometry`, in degrees unless it names a reference.
 * @throws ArcgisError 400 that names it.
 */
export function readRequestedGeometry(params: CallParameters): RequestedGeometry {
  const text = params.geometry?.trim() ?? '';
  if (text === '')
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is missing.", [
      'geometry: write x,y in degrees or a JSON geometry with its spatialReference.'
    ]);
  const geometry = readGeometry(text, WGS84);
  if (countVertices(geometry) > MOST_VERTICES)
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is invalid.", [
      `geometry: at most ${MOST_VERTICES} vertices can be used.`
    ]);
  return { geometry, reference: readOwnReference(text, WGS84) };
}

/** Returns the polygons of an area, or null for points and lines. */
export function toPolygons(geometry: InputGeometry): Position[][][] | null {
  if ('envelope' in geometry) return [[toBoxRing(geometry.envelope)]];
  return geometry.geojson.type === 'MultiPolygon' ? geometry.geojson.coordinates : null;
}
