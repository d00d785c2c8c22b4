import { isInNigeria, unswapped } from '@site/domain';

/** Why a position cannot be used, or null. */
export function positionProblem(x: unknown, y: unknown): string | null {
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return 'a coordinate is not a number';
  const position = { latitude: y, longitude: x };
  if (isInNigeria(position)) return null;
  return unswapped(position)
    ? `longitude and latitude look swapped (${x}, ${y}); longitude comes first`
    : `the position ${x}, ${y} is not in Nigeria; give degrees of WGS84, longitude first`;
}

type Position = [longitude: number, latitude: number];
type Ring = Position[];

type Failure = { readonly ok: false; readonly problem: string };
const fail = (problem: string): Failure => ({ ok: false, problem });

interface Geometry {
  readonly type?: unknown;
  readonly coordinates?: unknown;
}

/** A height or measure stands beside longitude and latitude. */
const isDeep = (position: readonly unknown[]): boolean => position.length > 2;

export type Point =
  | {
      readonly ok: true;
      readonly point: Position;
      /** It has a height, which is not read. */ readonly deep: boolean;
    }
  | Failure;

/** Reads a Point, or a MultiPoint of one position. */
export function readPoint(geometry: unknown): Point {
  const { type, coordinates } = (geometry ?? {}) as Geometry;
  if (type !== 'Point' && type !== 'MultiPoint') return fail(`its geometry is ${String(type)}, not a point`);
  const list = type === 'Point' ? [coordinates] : coordinates;
  if (Array.isArray(list) && list.length > 1)
    return fail(`its geometry has ${list.length} positions; give each a row of its own`);
  if (!Array.isArray(list) || !Array.isArray(list[0])) return fail('its geometry is not one position');
  const position = list[0] as unknown[];
  const [x, y] = position;
  const problem = positionProblem(x, y);
  return problem ? fail(problem) : { ok: true, point: [x as number, y as number], deep: isDeep(position) };
}

export type Polygons =
  | {
      readonly ok: true;
      readonly polygons: readonly Ring[][];
      readonly closed: number;
      /** It has heights, which are not read. */
      readonly deep: boolean;
    }
  | Failure;

/** The ring as positions, closed; or what is wrong with it. */
function readRing(positions: readonly unknown[]): { points: Ring; closed: boolean } | string {
  const points: Ring = [];
  for (const position of positions) {
    const [x, y] = Array.isArray(position) ? (position as unknown[]) : [];
    const problem = positionProblem(x, y);
    if (problem) return problem;
    points.push([x as number, y as number]);
  }
  const [first, last] = [points[0], points[points.length - 1]];
  const open = points.length > 0 && (first![0] !== last![0] || first![1] !== last![1]);
  if (open) points.push([...first!]);
  return points.length < 4
    ? `a ring has ${points.length} positions; a polygon needs 4, the last the first again`
    : { points, closed: open };
}

/**
 * Reads a Polygon or MultiPolygon: numbers in range, rings of four positions and more. A ring left open is closed and
 * counted in `closed`; whether rings cross is for the database to say.
 */
export function readPolygons(geometry: unknown): Polygons {
  const { type, coordinates } = (geometry ?? {}) as Geometry;
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
    for (const positions of polygon) {
      const ring = readRing(positions);
      if (typeof ring === 'string') return fail(ring);
      closed += Number(ring.closed);
      rings.push(ring.points);
    }
    if (rings.length > 0) polygons.push(rings);
  }
  const deep = (given as unknown[][][][]).some((polygon) => polygon.some((ring) => ring.some(isDeep)));
  return polygons.length > 0 ? { ok: true, polygons, closed, deep } : fail('its polygon is empty');
}
