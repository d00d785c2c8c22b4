import type { Projection } from './spatial-reference';

/** Coordinates as x, y, x, y, … */
export type ShapePart = Float64Array;

/**
 * A geometry in the order of ArcGIS: a point is one part of one pair, a line its paths, a polygon its rings,
 * outer ones clockwise and each followed by its holes, anticlockwise. Rings are closed.
 */
export interface MultipartShape {
  readonly parts: readonly ShapePart[];
}

/** Returns a point in degrees as a shape in the reference of `project`. */
export function toPointShape(longitude: number, latitude: number, project: Projection): MultipartShape {
  const point = new Float64Array(2);
  [point[0], point[1]] = project(longitude, latitude);
  return { parts: [point] };
}

const POINT = 1;
const LINE = 2;
const POLYGON = 3;

/**
 * Returns twice the signed area of a closed ring; negative when clockwise (y up). The rings of the domain are lists of
 * pairs; an answer has up to a million corners, which are never made into pairs.
 */
export function computeDoubleArea(ring: ShapePart): number {
  let sum = 0;
  for (let i = 0; i + 3 < ring.length; i += 2) sum += ring[i]! * ring[i + 3]! - ring[i + 2]! * ring[i + 1]!;
  return sum;
}

function reverseRing(ring: ShapePart): ShapePart {
  const out = new Float64Array(ring.length);
  for (let i = 0; i < ring.length; i += 2) {
    out[ring.length - 2 - i] = ring[i]!;
    out[ring.length - 1 - i] = ring[i + 1]!;
  }
  return out;
}

/** Returns the ring clockwise (outer) or anticlockwise (hole). */
export const orientRing = (ring: ShapePart, clockwise: boolean): ShapePart =>
  computeDoubleArea(ring) < 0 === clockwise ? ring : reverseRing(ring);

/**
 * Reads well-known binary (ST_AsBinary; 2D point, line, polygon and their multi forms) into a shape, and
 * projects each pair.
 */
export function readWkb(bytes: Uint8Array, project: Projection): MultipartShape {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: ShapePart[] = [];
  let at = 0;
  let little = true;
  const readCount = () => {
    at += 4;
    return view.getUint32(at - 4, little);
  };
  const readPairs = (length: number): ShapePart => {
    const part = new Float64Array(length * 2);
    for (let i = 0; i < part.length; i += 2, at += 16) {
      const [x, y] = project(view.getFloat64(at, little), view.getFloat64(at + 8, little));
      part[i] = x;
      part[i + 1] = y;
    }
    return part;
  };
  const readMember = () => {
    little = view.getUint8(at++) === 1;
    const type = readCount() & 0xff;
    if (type === POINT) parts.push(readPairs(1));
    else if (type === LINE) parts.push(readPairs(readCount()));
    else if (type === POLYGON)
      for (let ring = 0, rings = readCount(); ring < rings; ring++)
        parts.push(orientRing(readPairs(readCount()), ring === 0));
    else for (let i = 0, members = readCount(); i < members; i++) readMember();
  };
  readMember();
  return { parts };
}

/** Groups the rings by polygon: an outer ring followed by its holes. */
export function groupPolygons({ parts }: MultipartShape): ShapePart[][] {
  const polygons: ShapePart[][] = [];
  for (const ring of parts) {
    if (polygons.length === 0 || computeDoubleArea(ring) < 0) polygons.push([ring]);
    else polygons.at(-1)!.push(ring);
  }
  return polygons;
}

/**
 * Returns the area centroid of the largest ring (the mean of its corners when it has no area); null without
 * rings.
 */
export function computeCentroid({ parts }: MultipartShape): readonly [number, number] | null {
  if (parts.length === 0) return null;
  const ring = parts.reduce((a, b) =>
    Math.abs(computeDoubleArea(b)) > Math.abs(computeDoubleArea(a)) ? b : a
  );
  // Computed relative to the first corner, so that small areas far from the origin keep their digits.
  const [x0, y0] = [ring[0]!, ring[1]!];
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i + 3 < ring.length; i += 2) {
    const [ax, ay, bx, by] = [ring[i]! - x0, ring[i + 1]! - y0, ring[i + 2]! - x0, ring[i + 3]! - y0];
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return area === 0 ? [x0, y0] : [x0 + x / (3 * area), y0 + y / (3 * area)];
}
