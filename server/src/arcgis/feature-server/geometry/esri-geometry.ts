import type { Geometry, Position } from 'geojson';
import { ArcgisError } from '../../../http/errors';
import { doubleArea } from './shape';
import { inverse, readSpatialReference } from './spatial-reference';
import type { Project, SpatialReference } from './spatial-reference';

export interface Envelope {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Longest geometry read, in characters: one that is over every limit of vertices need not be parsed to say so. */
const MAX_LENGTH = 1_500_000;

/** A geometry a client filters by, in degrees. */
export type InputGeometry =
  { readonly envelope: Envelope } | { readonly geojson: Geometry; readonly isPoint: boolean };

type Json = Record<string, unknown>;

const refuse = (detail: string): never => {
  throw new ArcgisError(400, 'Invalid geometry', [detail]);
};

const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() === '' ? NaN : Number(value);
  return value !== null && Number.isFinite(number) ? number : refuse('Coordinates must be numbers.');
};

const position = (pair: unknown, project: Project): Position =>
  Array.isArray(pair) && pair.length >= 2
    ? [...project(numberOf(pair[0]), numberOf(pair[1]))]
    : refuse('A vertex must be [x, y].');

const lines = (value: unknown, project: Project): Position[][] =>
  Array.isArray(value) && value.length > 0
    ? value.map((line) =>
        Array.isArray(line) ? line.map((pair) => position(pair, project)) : refuse('A part must be a list.')
      )
    : refuse('The geometry has no parts.');

function closed(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring[ring.length - 1]];
  const same = ring.length > 1 && first[0] === last[0] && first[1] === last[1];
  const whole = same ? ring : [...ring, first];
  return whole.length >= 4 ? whole : refuse('A ring needs at least three corners.');
}

const clockwise = (ring: Position[]) => doubleArea(Float64Array.from(ring.flatMap(([x, y]) => [x, y]))) < 0;

function inside([x, y]: Position, ring: Position[]): boolean {
  let result = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) result = !result;
  }
  return result;
}

/** Esri rings (outer ones clockwise, in any order) as polygons with holes. */
function polygons(rings: Position[][]): Geometry {
  const outer = rings.filter(clockwise);
  if (outer.length === 0) return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
  const grouped = outer.map((ring) => [ring]);
  for (const hole of rings.filter((ring) => !clockwise(ring)))
    (grouped.find(([ring]) => inside(hole[0], ring)) ?? grouped[0]).push(hole);
  return { type: 'MultiPolygon', coordinates: grouped };
}

function envelope(corners: readonly unknown[], project: Project): InputGeometry {
  const [x1, y1, x2, y2] = corners.map(numberOf);
  const [a, b] = [project(x1, y1), project(x2, y2)];
  return {
    envelope: {
      west: Math.min(a[0], b[0]),
      south: Math.min(a[1], b[1]),
      east: Math.max(a[0], b[0]),
      north: Math.max(a[1], b[1])
    }
  };
}

const point = (x: unknown, y: unknown, project: Project): InputGeometry => ({
  geojson: { type: 'Point', coordinates: [...project(numberOf(x), numberOf(y))] },
  isPoint: true
});

function fromJson(json: Json, project: Project): InputGeometry {
  if ('xmin' in json) return envelope([json.xmin, json.ymin, json.xmax, json.ymax], project);
  if ('x' in json) return point(json.x, json.y, project);
  const shape = (geojson: Geometry): InputGeometry => ({ geojson, isPoint: false });
  if ('rings' in json) return shape(polygons(lines(json.rings, project).map(closed)));
  if ('paths' in json) {
    const coordinates = lines(json.paths, project);
    if (coordinates.some((path) => path.length < 2)) refuse('A path needs at least two vertices.');
    return shape({ type: 'MultiLineString', coordinates });
  }
  if ('points' in json) {
    const [coordinates] = lines([json.points], project);
    return shape({ type: 'MultiPoint', coordinates });
  }
  return refuse('Give a point, multipoint, polyline, polygon or envelope.');
}

function parse(text: string): Json {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null) return json as Json;
  } catch {
    return refuse('The geometry is not valid JSON.');
  }
  return refuse('The geometry must be a JSON object.');
}

/**
 * Reads `geometry` with `inSR`: JSON, or the comma forms `x,y` and `xmin,ymin,xmax,ymax`. A spatial reference inside
 * the JSON wins over `inSR`.
 * @throws ArcgisError 400 when it cannot be read.
 */
export function readGeometry(text: string, inSR: SpatialReference): InputGeometry {
  if (text.length > MAX_LENGTH) return refuse(`It is longer than ${MAX_LENGTH} characters; simplify it.`);
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) {
    const values = trimmed.split(',');
    if (values.length === 2) return point(values[0], values[1], inverse(inSR));
    if (values.length === 4) return envelope(values, inverse(inSR));
    return refuse('Write x,y or xmin,ymin,xmax,ymax or a JSON geometry.');
  }
  const json = parse(trimmed);
  const own = json.spatialReference ? JSON.stringify(json.spatialReference) : undefined;
  return fromJson(json, inverse(readSpatialReference(own, inSR)));
}
