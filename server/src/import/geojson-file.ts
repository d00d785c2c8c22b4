import { ImportError } from './import-error';

export interface FeatureRow {
  /** Place in the file, from 1. */
  readonly row: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
}

/** Reads the features of a GeoJSON FeatureCollection. */
export function readFeatures(name: string, text: string): FeatureRow[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${name} is not JSON: ${(error as Error).message}.`, { cause: error });
  }
  const { type, features } = (json ?? {}) as { type?: unknown; features?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new ImportError(`${name} is not a GeoJSON FeatureCollection.`);
  return features.map((feature: { properties?: object | null; geometry?: unknown } | null, index) => ({
    row: index + 1,
    properties: { ...feature?.properties },
    geometry: feature?.geometry ?? null
  }));
}

/** Nigeria and a little around it: longitude and latitude in degrees. */
const NIGERIA = { west: 2, south: 3.5, east: 15.5, north: 14.5 };

const within = (x: number, y: number): boolean =>
  x >= NIGERIA.west && x <= NIGERIA.east && y >= NIGERIA.south && y <= NIGERIA.north;

/** Why a position cannot be used, or null. */
export function positionProblem(x: unknown, y: unknown): string | null {
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return 'a coordinate is not a number';
  if (within(x, y)) return null;
  return within(y, x)
    ? `longitude and latitude look swapped (${x}, ${y}); GeoJSON has longitude first`
    : `the position ${x}, ${y} is not in Nigeria (degrees, longitude first)`;
}

type Ring = [number, number][];

export type Polygons =
  | { readonly ok: true; readonly polygons: readonly Ring[][]; readonly closed: number }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a Polygon or MultiPolygon: numbers in range, rings of four positions and more. A ring left open is closed and
 * counted in `closed`; whether rings cross is for the database to say.
 */
export function readPolygons(geometry: unknown): Polygons {
  const fail = (problem: string): Polygons => ({ ok: false, problem });
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  if (geometry === null) return fail('it has no geometry');
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return fail(`its geometry is ${String(type)}, not a polygon`);
  const given = type === 'Polygon' ? [coordinates] : coordinates;
  if (
    !Array.isArray(given) ||
    !given.every((polygon) => Array.isArray(polygon) && polygon.every(Array.isArray))
  )
    return fail('its coordinates are not those of a polygon');
  let closed = 0;
  const polygons: Ring[][] = [];
  for (const polygon of given as unknown[][][]) {
    const rings: Ring[] = [];
    for (const ring of polygon) {
      const positions = ring as unknown[][];
      for (const position of positions) {
        const problem = positionProblem(position?.[0], position?.[1]);
        if (problem) return fail(problem);
      }
      const points = positions.map(([x, y]): [number, number] => [x as number, y as number]);
      const [first, last] = [points[0], points[points.length - 1]];
      if (points.length > 0 && (first[0] !== last[0] || first[1] !== last[1])) {
        points.push([...first]);
        closed += 1;
      }
      if (points.length < 4)
        return fail(`a ring has ${points.length} positions; a polygon needs 4, the last the first again`);
      rings.push(points);
    }
    if (rings.length > 0) polygons.push(rings);
  }
  return polygons.length > 0 ? { ok: true, polygons, closed } : fail('its polygon is empty');
}
