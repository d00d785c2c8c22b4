import type { LatLon } from '@site/domain';
import { ArcgisError } from '../../ground/errors';
import { inverse, readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
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

type Refuse = (detail: string) => never;

function placed(x: unknown, y: unknown, reference: SpatialReference, refuse: Refuse): LatLon {
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return refuse('each needs the numbers x and y.');
  const [longitude, latitude] = inverse(reference)(x, y);
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90)
    return refuse(`${x}, ${y} is not on earth; check the spatial reference.`);
  return { longitude, latitude };
}

interface FeatureJson {
  readonly geometry?: { readonly x?: unknown; readonly y?: unknown; readonly spatialReference?: unknown };
  readonly attributes?: { readonly Name?: unknown };
}

const referenceOf = (json: unknown, fallback: SpatialReference): SpatialReference =>
  json === undefined || json === null ? fallback : readSpatialReference(JSON.stringify(json), fallback);

function parse(
  text: string,
  refuse: Refuse
): { readonly features?: unknown; readonly spatialReference?: unknown } {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return json;
  } catch {
    return refuse('they are not valid JSON.');
  }
  return refuse('they must be a feature set.');
}

function fromFeatureSet(text: string, refuse: Refuse): NetworkLocation[] {
  const { features, spatialReference } = parse(text, refuse);
  if (!Array.isArray(features)) return refuse('write {"features":[{"geometry":{"x":…,"y":…}}]}.');
  const common = referenceOf(spatialReference, WGS84);
  return (features as (FeatureJson | null)[]).map((feature, index) => {
    const { geometry, attributes } = feature ?? {};
    const name = attributes?.Name;
    return {
      name: typeof name === 'string' && name !== '' ? name : `Location ${index + 1}`,
      place: placed(geometry?.x, geometry?.y, referenceOf(geometry?.spatialReference, common), refuse)
    };
  });
}

const fromPairs = (text: string, refuse: Refuse): NetworkLocation[] =>
  text.split(';').map((pair, index) => {
    const [x, y] = pair.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
    return { name: `Location ${index + 1}`, place: placed(x, y, WGS84, refuse) };
  });

/**
 * Reads `facilities` or `stops`: a feature set as JSON (4326 or Web Mercator), or `x,y;x,y` in degrees.
 * @throws ArcgisError 400 that explains what to write.
 */
export function readLocations(text: string | undefined, { label, most }: LocationInput): NetworkLocation[] {
  const refuse: Refuse = (detail) => {
    throw new ArcgisError(400, 'Unable to complete operation.', [`${label}: ${detail}`]);
  };
  const trimmed = text?.trim();
  if (!trimmed) return refuse('none were given.');
  const locations = trimmed.startsWith('{') ? fromFeatureSet(trimmed, refuse) : fromPairs(trimmed, refuse);
  if (locations.length === 0) return refuse('none were given.');
  if (locations.length > most) return refuse(`at most ${most} can be solved in one call.`);
  return locations;
}
