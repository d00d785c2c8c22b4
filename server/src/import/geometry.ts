import { closeRing, computeDistance, isInNigeria, unswapPosition } from '@site/domain';
import { formatReference, suggestReferences } from './sources/reference-system';
import { UnreadableCell } from './sources/source-row';
import { toText } from './texts/import-text';
import { GEOMETRY_TEXTS, placeTexts } from './texts/place-texts';
import type { ImportText } from './texts/import-text';

/** Returns why a position cannot be used, or null. */
export function findPositionProblem(x: unknown, y: unknown): ImportText | null {
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    return placeTexts.notNumber;
  const position = { latitude: y, longitude: x };
  if (isInNigeria(position)) return null;
  const metric = suggestReferences(x, y);
  if (metric.length > 0)
    return placeTexts.metres({ x, y, systems: metric.map(formatReference), code: metric[0]!.code });
  return unswapPosition(position) ? placeTexts.swapped({ x, y }) : placeTexts.outside({ x, y });
}

type Position = [longitude: number, latitude: number];
type Ring = Position[];

type GeometryFailure = { readonly ok: false; readonly problem: ImportText };
const createFailure = (problem: ImportText): GeometryFailure => ({ ok: false, problem });

interface Geometry {
  readonly type?: unknown;
  readonly coordinates?: unknown;
  readonly geometries?: unknown;
  /** Parts of a track: a way that a device recorded. */
  readonly segments?: unknown;
}

/** Maximum depth of nested collections. */
const MAX_DEPTH = 10;

/** Returns the geometries of a collection, nested ones included; of another type, only the geometry itself. */
export function listGeometries(geometry: unknown, depth = 0): readonly Geometry[] {
  const { type, geometries } = (geometry ?? {}) as Geometry;
  return type === 'GeometryCollection' && Array.isArray(geometries) && depth < MAX_DEPTH
    ? geometries.flatMap((each) => listGeometries(each, depth + 1))
    : [(geometry ?? {}) as Geometry];
}

/** Describes a geometry of the wrong type. */
export function describeTypes(parts: readonly Geometry[], expected: ImportText): ImportText {
  const types = [...new Set(parts.map(({ type }) => String(type)))];
  return placeTexts.types({ types: types.map((type) => GEOMETRY_TEXTS[type] ?? toText(type)), expected });
}

/** Returns whether a position has a height or measure beside longitude and latitude. */
const isDeep = (position: readonly unknown[]): boolean => position.length > 2;

export type PointReading =
  | {
      readonly ok: true;
      readonly point: Position;
      /** It has a height, which is ignored. */ readonly deep: boolean;
    }
  | GeometryFailure;

/** Reads a Point, a MultiPoint of one position, or a collection of one of these. */
export function readPoint(geometry: unknown): PointReading {
  if (geometry instanceof UnreadableCell) return createFailure(geometry.problem);
  const parts = listGeometries(geometry);
  const { type, coordinates } = parts[0] ?? {};
  if (parts.length === 0 || !parts.every((part) => part.type === 'Point' || part.type === 'MultiPoint'))
    return createFailure(describeTypes(parts, placeTexts.expectPoint));
  if (parts.length > 1) return createFailure(placeTexts.severalPositions({ count: parts.length }));
  const list = type === 'Point' ? [coordinates] : coordinates;
  if (Array.isArray(list) && list.length > 1)
    return createFailure(placeTexts.severalPositions({ count: list.length }));
  if (!Array.isArray(list) || !Array.isArray(list[0])) return createFailure(placeTexts.notOnePosition);
  const position = list[0] as unknown[];
  const [x, y] = position;
  const problem = findPositionProblem(x, y);
  return problem
    ? createFailure(problem)
    : { ok: true, point: [x as number, y as number], deep: isDeep(position) };
}

export type PolygonsReading =
  | {
      readonly ok: true;
      readonly polygons: readonly Ring[][];
      readonly closed: number;
      /** Largest gap of a track that was closed, metres; null without a track. */
      readonly gap: number | null;
      /** It has heights, which are ignored. */
      readonly deep: boolean;
    }
  | GeometryFailure;

/** Returns the positions of a ring, closed; or what is wrong with it. */
function readRing(
  positions: readonly unknown[]
): { points: Ring; closed: boolean } | { problem: ImportText } {
  const points: Ring = [];
  for (const position of positions) {
    const [x, y] = Array.isArray(position) ? (position as unknown[]) : [];
    const problem = findPositionProblem(x, y);
    if (problem) return { problem };
    points.push([x as number, y as number]);
  }
  const ring = [...closeRing(points)];
  return ring.length < 4
    ? { problem: placeTexts.fewPositions({ count: ring.length }) }
    : { points: ring, closed: ring.length > points.length };
}

const isSame = ([x1, y1]: Position, [x2, y2]: Position): boolean => x1 === x2 && y1 === y2;

/** Returns the positions of a closed ring without the last one and without consecutive duplicates. */
const listCorners = (ring: Ring): Ring =>
  ring.slice(0, -1).filter((position, index) => index === 0 || !isSame(position, ring[index - 1]!));

/** Returns whether two rings have the same positions, with any start and in either direction. */
function isSameRing(first: Ring, second: Ring): boolean {
  const [ours, theirs] = [listCorners(first), listCorners(second)];
  if (ours.length !== theirs.length) return false;
  const turned = [...theirs].reverse();
  return [theirs, turned].some((ring) => {
    const start = ring.findIndex((position) => isSame(position, ours[0]!));
    return (
      start >= 0 && ours.every((position, index) => isSame(position, ring[(start + index) % ring.length]!))
    );
  });
}

/** Returns the rings of polygons, or null when the coordinates have another structure. */
function listPolygons({ type, coordinates }: Geometry): readonly unknown[][][] | null {
  const given = type === 'Polygon' ? [coordinates] : coordinates;
  const isWhole =
    Array.isArray(given) && given.every((polygon) => Array.isArray(polygon) && polygon.every(Array.isArray));
  return isWhole ? (given as unknown[][][]) : null;
}

/**
 * Maximum gap between the ends of a track that is an outline, metres: two positions of a hand-held receiver
 * under trees may differ by this much at the same place.
 */
export const MAX_TRACK_GAP_M = 30;

type TrackReading = { readonly ring: unknown[]; readonly gap: number } | GeometryFailure;

/**
 * Returns the ring of a track whose segments follow each other and end where the first begins. One with a
 * larger gap is a line, for example the way to the plot.
 */
function readTrack(segments: readonly unknown[][]): TrackReading {
  const filled = segments.filter((segment) => segment.length > 0);
  const gaps = filled.map((segment, index) => {
    const [from, to] = [segment.at(-1), filled[(index + 1) % filled.length]![0]] as [Position, Position];
    return computeDistance({ longitude: from[0], latitude: from[1] }, { longitude: to[0], latitude: to[1] });
  });
  const gap = Math.max(0, ...gaps);
  if (gap > MAX_TRACK_GAP_M)
    return createFailure(placeTexts.trackGap({ gap: Math.round(gap), most: MAX_TRACK_GAP_M }));
  const ring = filled.flat();
  const [first, last] = [ring[0], ring.at(-1)] as [Position | undefined, Position | undefined];
  return { ring: first && last && !isSame(first, last) ? [...ring, first] : ring, gap };
}

const isTrack = ({ type, segments }: Geometry): boolean =>
  type === 'Track' &&
  Array.isArray(segments) &&
  segments.every((segment) => Array.isArray(segment) && segment.every(Array.isArray));

/** Returns a track as an area, other geometries unchanged. */
export function closeTrack(part: Geometry): { geometry: Geometry; gap: number | null } | GeometryFailure {
  if (!isTrack(part)) return { geometry: part, gap: null };
  const track = readTrack(part.segments as unknown[][]);
  return 'problem' in track
    ? track
    : { geometry: { type: 'Polygon', coordinates: [track.ring] }, gap: track.gap };
}

/**
 * Reads a Polygon, a MultiPolygon or a collection of these, with coordinates in range and rings of at least
 * four positions; or a track that ends where it begins. An open ring is closed and counted in `closed`; the
 * database checks whether rings cross.
 */
export function readPolygons(geometry: unknown): PolygonsReading {
  if (geometry === null) return createFailure(placeTexts.none);
  if (geometry instanceof UnreadableCell) return createFailure(geometry.problem);
  const tracks = listGeometries(geometry).map(closeTrack);
  const open = tracks.find((track) => 'problem' in track);
  if (open && 'problem' in open) return open;
  const closedTracks = tracks.flatMap((track) => ('problem' in track ? [] : [track]));
  const parts = closedTracks.map((track) => track.geometry);
  const gaps = closedTracks.flatMap((track) => track.gap ?? []);
  if (parts.length === 0 || !parts.every(({ type }) => type === 'Polygon' || type === 'MultiPolygon'))
    return createFailure(describeTypes(parts, placeTexts.expectPolygon));
  const lists = parts.map(listPolygons);
  if (lists.includes(null)) return createFailure(placeTexts.notPolygon);
  const given = lists.flatMap((list) => list ?? []);
  let closed = 0;
  const polygons: Ring[][] = [];
  for (const polygon of given) {
    const rings: Ring[] = [];
    for (const positions of polygon) {
      const ring = readRing(positions);
      if ('problem' in ring) return createFailure(ring.problem);
      closed += Number(ring.closed);
      rings.push(ring.points);
    }
    const [outer, ...holes] = rings;
    if (outer && holes.some((hole) => isSameRing(outer, hole)))
      return createFailure(placeTexts.holeIsOutline);
    if (outer) polygons.push(rings);
  }
  const deep = (given as unknown[][][][]).some((polygon) => polygon.some((ring) => ring.some(isDeep)));
  const gap = gaps.length > 0 ? Math.max(...gaps) : null;
  return polygons.length > 0
    ? { ok: true, polygons, closed, gap, deep }
    : createFailure(placeTexts.emptyPolygon);
}

export type LinesReading =
  | { readonly ok: true; readonly lines: readonly Position[][]; readonly deep: boolean }
  | GeometryFailure;

/** Returns the lines of a part of a geometry, or null when it has none. */
function listLines({ type, coordinates, segments }: Geometry): readonly unknown[][] | null {
  const given = { LineString: [coordinates], MultiLineString: coordinates, Track: segments }[String(type)];
  return Array.isArray(given) && given.every(Array.isArray) ? (given as unknown[][]) : null;
}

/** Reads a LineString, a MultiLineString, a track or a collection of these. */
export function readLines(geometry: unknown): LinesReading {
  if (geometry === null) return createFailure(placeTexts.none);
  if (geometry instanceof UnreadableCell) return createFailure(geometry.problem);
  const parts = listGeometries(geometry);
  const lists = parts.map(listLines);
  if (parts.length === 0 || lists.includes(null))
    return createFailure(describeTypes(parts, placeTexts.expectLine));
  const lines: Position[][] = [];
  let deep = false;
  for (const line of lists.flatMap((list) => list ?? [])) {
    const positions = line.map((position) => (Array.isArray(position) ? (position as unknown[]) : []));
    for (const [x, y] of positions) {
      const problem = findPositionProblem(x, y);
      if (problem) return createFailure(problem);
    }
    if (positions.length < 2) return createFailure(placeTexts.shortLine);
    deep ||= positions.some(isDeep);
    lines.push(positions.map(([x, y]): Position => [x as number, y as number]));
  }
  return lines.length > 0 ? { ok: true, lines, deep } : createFailure(placeTexts.emptyLine);
}
