import type { Geometry, Position } from 'geojson';
import { ArcgisError } from '../../../ground/errors';
import { doubleArea } from './shape';
import { inverse, readSpatialReference } from './spatial-reference';
import type { Project, SpatialReference } from './spatial-reference';

export interface Envelope {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Longest geometry that is parsed, in characters; a longer one exceeds every limit of vertices anyway. */
const MAX_LENGTH = 1_500_000;

/** A filter geometry of a client, in degrees. */
export type InputGeometry =
  | { readonly envelope: Envelope }
  | {
      readonly geojson: Geometry;
      readonly isPoint: boolean;
      /** An envelope across the date line: two boxes, so its envelope would be the whole world. */
      readonly isSplitEnvelope?: true;
    };

type Json = Record<string, unknown>;

const refuse = (detail: string): never => {
  throw new ArcgisError(400, 'Invalid geometry', [detail]);
};

/**
 * Limit of coordinates, in degrees. No map that repeats the world goes beyond it, and the database cannot
 * compute with every number.
 */
const FARTHEST = 100_000;

function numberOf(value: unknown): number {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : NaN;
  return Number.isFinite(number) ? number : refuse(`Coordinates must be numbers, not ${shown(value)}.`);
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

const onEarth =
  (project: Project): Project =>
  (x, y) => {
    const place = project(x, y);
    if (Math.abs(place[0]) > FARTHEST || Math.abs(place[1]) > FARTHEST)
      refuse(`The coordinates ${x}, ${y} are no place on Earth. Is inSR right?`);
    return place;
  };

/** The values of `geometryType`, each with a test for such a geometry. */
const TYPES = new Map<string, (json: Json) => boolean>([
  ['esriGeometryPoint', (json) => 'x' in json],
  ['esriGeometryMultipoint', (json) => 'points' in json],
  ['esriGeometryPolyline', (json) => 'paths' in json],
  ['esriGeometryPolygon', (json) => 'rings' in json],
  ['esriGeometryEnvelope', (json) => 'xmin' in json]
]);

/** Checks the type, which may be omitted since the geometry shows it. */
function checkType(json: Json, type: string | undefined): void {
  if (!type?.trim()) return;
  const fits = TYPES.get(type.trim());
  if (!fits)
    throw new ArcgisError(400, `Invalid geometryType: ${type}`, [
      `Known types: ${[...TYPES.keys()].join(', ')}.`
    ]);
  if (!fits(json)) refuse(`The geometry is no ${type}.`);
}

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
  const [first, last] = [ring[0]!, ring.at(-1)!];
  const same = ring.length > 1 && first[0] === last[0] && first[1] === last[1];
  const whole = same ? ring : [...ring, first];
  return whole.length >= 4 ? whole : refuse('A ring needs at least three corners.');
}

const clockwise = (ring: Position[]) => doubleArea(Float64Array.from(ring.flatMap(([x, y]) => [x!, y!]))) < 0;

function inside(place: Position, ring: Position[]): boolean {
  const [x, y] = [place[0]!, place[1]!];
  let result = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!];
    const [ax, ay, bx, by] = [a[0]!, a[1]!, b[0]!, b[1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) result = !result;
  }
  return result;
}

/** Groups Esri rings (outer ones clockwise, in any order) into polygons with holes. */
function polygons(rings: Position[][]): Geometry {
  const outer = rings.filter(clockwise);
  if (outer.length === 0) return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
  const grouped = outer.map((ring) => [ring]);
  for (const hole of rings.filter((ring) => !clockwise(ring)))
    (grouped.find(([ring]) => inside(hole[0]!, ring!)) ?? grouped[0]!).push(hole);
  return { type: 'MultiPolygon', coordinates: grouped };
}

/** Returns the corners of an envelope, clockwise. */
export const boxRing = ({ west, south, east, north }: Envelope): Position[] => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
  [west, south]
];

/**
 * Returns longitudes from west to east within -180 to 180; two ranges when they cross the date line. A west
 * above its east crosses it, as in RFC 7946 (5.2); maps that repeat the world also send longitudes beyond 180.
 */
function splitLongitudes(west: number, xmax: number): readonly (readonly [west: number, east: number])[] {
  const east = west > xmax ? xmax + 360 * Math.ceil((west - xmax) / 360) : xmax;
  if (west >= -180 && east <= 180) return [[west, east]];
  if (east - west >= 360) return [[-180, 180]];
  const turns = 360 * Math.floor((west + 180) / 360);
  const [from, to] = [west - turns, east - turns];
  return to <= 180
    ? [[from, to]]
    : [
        [from, 180],
        [-180, to - 360]
      ];
}

function envelope(
  [x1, y1, x2, y2]: readonly [unknown, unknown, unknown, unknown],
  project: Project
): InputGeometry {
  const a = project(numberOf(x1), numberOf(y1));
  const b = project(numberOf(x2), numberOf(y2));
  const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  const [first, ...others] = splitLongitudes(a[0], b[0]).map(([west, east]) => ({
    west,
    south,
    east,
    north
  }));
  return others.length === 0
    ? { envelope: first! }
    : {
        geojson: { type: 'MultiPolygon', coordinates: [first!, ...others].map((box) => [boxRing(box)]) },
        isPoint: false,
        isSplitEnvelope: true
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
    return shape({ type: 'MultiPoint', coordinates: lines([json.points], project).flat() });
  }
  return refuse('Give a point, multipoint, polyline, polygon or envelope.');
}

/** Parses the geometry into an object, also from the comma forms. */
function parse(text: string): Json {
  if (!text.startsWith('{')) {
    const values = text.split(',');
    if (values.length === 2) return { x: values[0], y: values[1] };
    if (values.length === 4) return { xmin: values[0], ymin: values[1], xmax: values[2], ymax: values[3] };
    return refuse('Write x,y or xmin,ymin,xmax,ymax or a JSON geometry.');
  }
  try {
    return JSON.parse(text) as Json;
  } catch {
    return refuse('The geometry is not valid JSON.');
  }
}

/**
 * Reads `geometry` with `inSR` and `geometryType`: JSON, or the comma forms `x,y` and `xmin,ymin,xmax,ymax`. A
 * spatial reference inside the JSON overrides `inSR`.
 * @throws ArcgisError 400 when it cannot be read.
 */
export function readGeometry(text: string, inSR: SpatialReference, type?: string): InputGeometry {
  if (text.length > MAX_LENGTH) return refuse(`It is longer than ${MAX_LENGTH} characters; simplify it.`);
  const json = parse(text.trim());
  checkType(json, type);
  const own = json.spatialReference ? JSON.stringify(json.spatialReference) : undefined;
  return fromJson(json, onEarth(inverse(readSpatialReference(own, inSR))));
}
