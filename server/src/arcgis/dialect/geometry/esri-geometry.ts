import type { Geometry } from 'geojson';
import { closeRing, computeDoubleArea, groupRings } from '@site/domain';
import type { Box } from '@site/domain';
import { ArcgisError } from '../../../common/response-errors';
import { createInverseProjection, readSpatialReference } from './spatial-reference';
import type { Projection, SpatialReference } from './spatial-reference';

/** Longest geometry that is parsed, in characters; a longer one exceeds every limit of vertices anyway. */
const MAX_LENGTH = 1_500_000;

/** A filter geometry of a client, in degrees. */
export type InputGeometry =
  | { readonly envelope: Box }
  | {
      readonly geojson: Geometry;
      readonly isPoint: boolean;
      /** An envelope across the date line: two boxes, so its envelope would be the whole world. */
      readonly isSplitEnvelope?: true;
    };

type GeometryJson = Record<string, unknown>;
type Position = [x: number, y: number];

const refuseGeometry = (detail: string): never => {
  throw new ArcgisError(400, 'Invalid geometry', [detail]);
};

/**
 * Limit of coordinates, in degrees. No map that repeats the world goes beyond it, and the database cannot
 * compute with every number.
 */
const MAX_COORDINATE = 100_000;

function readCoordinate(value: unknown): number {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : NaN;
  return Number.isFinite(number)
    ? number
    : refuseGeometry(`Coordinates must be numbers, not ${quoteValue(value)}.`);
}

const quoteValue = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

const checkedProjection =
  (project: Projection): Projection =>
  (x, y) => {
    const place = project(x, y);
    if (Math.abs(place[0]) > MAX_COORDINATE || Math.abs(place[1]) > MAX_COORDINATE)
      refuseGeometry(`The coordinates ${x}, ${y} are not on Earth. Check inSR.`);
    return place;
  };

/** The values of `geometryType`, each with a test for such a geometry. */
const TYPES = new Map<string, (json: GeometryJson) => boolean>([
  ['esriGeometryPoint', (json) => 'x' in json],
  ['esriGeometryMultipoint', (json) => 'points' in json],
  ['esriGeometryPolyline', (json) => 'paths' in json],
  ['esriGeometryPolygon', (json) => 'rings' in json],
  ['esriGeometryEnvelope', (json) => 'xmin' in json]
]);

/** Checks the type, which may be omitted since the geometry shows it. */
function checkType(json: GeometryJson, type: string | undefined): void {
  if (!type?.trim()) return;
  const fits = TYPES.get(type.trim());
  if (!fits)
    throw new ArcgisError(400, `Invalid geometryType: ${type}`, [
      `Known types: ${[...TYPES.keys()].join(', ')}.`
    ]);
  if (!fits(json)) refuseGeometry(`The geometry is not of type ${type}.`);
}

const readPosition = (pair: unknown, project: Projection): Position =>
  Array.isArray(pair) && pair.length >= 2
    ? [...project(readCoordinate(pair[0]), readCoordinate(pair[1]))]
    : refuseGeometry('A vertex must be [x, y].');

const readLines = (value: unknown, project: Projection): Position[][] =>
  Array.isArray(value) && value.length > 0
    ? value.map((line) =>
        Array.isArray(line)
          ? line.map((pair) => readPosition(pair, project))
          : refuseGeometry('A part must be a list.')
      )
    : refuseGeometry('The geometry has no parts.');

/** Returns the ring, closed. @throws ArcgisError 400 when it has fewer than three corners. */
function toWholeRing(ring: readonly Position[]): Position[] {
  const whole = closeRing(ring);
  return whole.length >= 4 ? [...whole] : refuseGeometry('A ring needs at least three corners.');
}

/** Converts Esri rings (outer ones clockwise, in any order) to polygons; a hole in none belongs to the first. */
function toMultiPolygon(rings: readonly Position[][]): Geometry {
  const outer = rings.filter((ring) => computeDoubleArea(ring) < 0);
  if (outer.length === 0) return { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
  const holes = rings.filter((ring) => !outer.includes(ring));
  const { polygons, stray } = groupRings(outer, holes);
  const [first, ...others] = polygons;
  return { type: 'MultiPolygon', coordinates: [[...first!, ...stray], ...others.map((rings) => [...rings])] };
}

/** Returns the corners of an envelope, clockwise. */
export const toBoxRing = ({ west, south, east, north }: Box): Position[] => [
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

function readEnvelope(
  [x1, y1, x2, y2]: readonly [unknown, unknown, unknown, unknown],
  project: Projection
): InputGeometry {
  const a = project(readCoordinate(x1), readCoordinate(y1));
  const b = project(readCoordinate(x2), readCoordinate(y2));
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
        geojson: { type: 'MultiPolygon', coordinates: [first!, ...others].map((box) => [toBoxRing(box)]) },
        isPoint: false,
        isSplitEnvelope: true
      };
}

const readPoint = (x: unknown, y: unknown, project: Projection): InputGeometry => ({
  geojson: { type: 'Point', coordinates: [...project(readCoordinate(x), readCoordinate(y))] },
  isPoint: true
});

function readGeometryJson(json: GeometryJson, project: Projection): InputGeometry {
  if ('xmin' in json) return readEnvelope([json.xmin, json.ymin, json.xmax, json.ymax], project);
  if ('x' in json) return readPoint(json.x, json.y, project);
  const toInputGeometry = (geojson: Geometry): InputGeometry => ({ geojson, isPoint: false });
  if ('rings' in json)
    return toInputGeometry(toMultiPolygon(readLines(json.rings, project).map(toWholeRing)));
  if ('paths' in json) {
    const coordinates = readLines(json.paths, project);
    if (coordinates.some((path) => path.length < 2)) refuseGeometry('A path needs at least two vertices.');
    return toInputGeometry({ type: 'MultiLineString', coordinates });
  }
  if ('points' in json) {
    return toInputGeometry({ type: 'MultiPoint', coordinates: readLines([json.points], project).flat() });
  }
  return refuseGeometry('Give a point, multipoint, polyline, polygon or envelope.');
}

/** Parses the geometry into an object, also from the comma forms. */
function parseGeometryText(text: string): GeometryJson {
  if (!text.startsWith('{')) {
    const values = text.split(',');
    if (values.length === 2) return { x: values[0], y: values[1] };
    if (values.length === 4) return { xmin: values[0], ymin: values[1], xmax: values[2], ymax: values[3] };
    return refuseGeometry('Write x,y or xmin,ymin,xmax,ymax or a JSON geometry.');
  }
  try {
    return JSON.parse(text) as GeometryJson;
  } catch {
    return refuseGeometry('The geometry is not valid JSON.');
  }
}

/**
 * Reads `geometry` with `inSR` and `geometryType`: JSON, or the comma forms `x,y` and `xmin,ymin,xmax,ymax`. A
 * spatial reference inside the JSON overrides `inSR`.
 * @throws ArcgisError 400 when it cannot be read.
 */
export function readGeometry(text: string, inSR: SpatialReference, type?: string): InputGeometry {
  if (text.length > MAX_LENGTH)
    return refuseGeometry(`It is longer than ${MAX_LENGTH} characters; simplify it.`);
  const json = parseGeometryText(text.trim());
  checkType(json, type);
  const own = json.spatialReference ? JSON.stringify(json.spatialReference) : undefined;
  return readGeometryJson(json, checkedProjection(createInverseProjection(readSpatialReference(own, inSR))));
}
