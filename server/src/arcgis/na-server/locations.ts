import type { LatLon } from '@site/domain';
import { ArcgisError } from '../../common/response-errors';
import { createInverseProjection, readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';

/** A location given to a solver. */
export interface NetworkLocation {
  readonly name: string;
  readonly place: LatLon;
}

/** An input of a solver: its name in messages, and its most locations. */
export interface LocationInput {
  readonly label: 'Facilities' | 'Stops';
  readonly most: number;
}

type RefusalHandler = (detail: string) => never;

function toLatLon(x: unknown, y: unknown, reference: SpatialReference, refuse: RefusalHandler): LatLon {
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return refuse('each needs the numbers x and y.');
  const [longitude, latitude] = createInverseProjection(reference)(x, y);
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90)
    return refuse(`${x}, ${y} is not on earth; check the spatial reference.`);
  return { longitude, latitude };
}

interface FeatureJson {
  readonly geometry?: { readonly x?: unknown; readonly y?: unknown; readonly spatialReference?: unknown };
  readonly attributes?: { readonly Name?: unknown };
}

const readReference = (json: unknown, fallback: SpatialReference): SpatialReference =>
  json === undefined || json === null ? fallback : readSpatialReference(JSON.stringify(json), fallback);

function parseFeatureSet(
  text: string,
  refuse: RefusalHandler
): { readonly features?: unknown; readonly spatialReference?: unknown } {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return json;
  } catch {
    return refuse('they are not valid JSON.');
  }
  return refuse('they must be a feature set.');
}

function readFeatureSet(text: string, refuse: RefusalHandler): NetworkLocation[] {
  const { features, spatialReference } = parseFeatureSet(text, refuse);
  if (!Array.isArray(features)) return refuse('write {"features":[{"geometry":{"x":…,"y":…}}]}.');
  const common = readReference(spatialReference, WGS84);
  return (features as (FeatureJson | null)[]).map((feature, index) => {
    const { geometry, attributes } = feature ?? {};
    const name = attributes?.Name;
    return {
      name: typeof name === 'string' && name !== '' ? name : `Location ${index + 1}`,
      place: toLatLon(geometry?.x, geometry?.y, readReference(geometry?.spatialReference, common), refuse)
    };
  });
}

const readPairs = (text: string, refuse: RefusalHandler): NetworkLocation[] =>
  text.split(';').map((pair, index) => {
    const [x, y] = pair.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
    return { name: `Location ${index + 1}`, place: toLatLon(x, y, WGS84, refuse) };
  });

/**
 * Reads `facilities` or `stops`: a feature set as JSON (4326 or Web Mercator), or `x,y;x,y` in degrees.
 * @throws ArcgisError 400 that explains what to write.
 */
export function readLocations(text: string | undefined, { label, most }: LocationInput): NetworkLocation[] {
  const refuseLocations: RefusalHandler = (detail) => {
    throw new ArcgisError(400, 'Unable to complete operation.', [`${label}: ${detail}`]);
  };
  const trimmed = text?.trim();
  if (!trimmed) return refuseLocations('none were given.');
  const locations = trimmed.startsWith('{')
    ? readFeatureSet(trimmed, refuseLocations)
    : readPairs(trimmed, refuseLocations);
  if (locations.length === 0) return refuseLocations('none were given.');
  if (locations.length > most) return refuseLocations(`at most ${most} can be solved in one call.`);
  return locations;
}
