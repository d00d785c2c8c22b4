/** Shapes as the geometry of a query, in the JSON of the ArcGIS REST services. */
import type { LatLon } from '../distance';
import { roundTo } from '../numbers';
import { densifyRing } from './densify-ring';
import { buildShapeRing } from './drawn-shape';
import type { DrawnShape } from './drawn-shape';
import { computeBox, isInsideRing } from './rings';
import type { Box } from './rings';

type Pair = readonly [longitude: number, latitude: number];

/** Geometry in degrees (WGS 84): a box, or one ring. */
export type FilterGeometry = { readonly spatialReference: { readonly wkid: 4326 } } & (
  | {
      readonly xmin: number;
      readonly ymin: number;
      readonly xmax: number;
      readonly ymax: number;
    }
  | { readonly rings: readonly (readonly (readonly [number, number])[])[] }
);

/** Decimals of a position, in degrees: a tenth of a metre. */
const DECIMALS = 6;

const SPATIAL_REFERENCE = { spatialReference: { wkid: 4326 } } as const;

const createBox = ({ west, south, east, north }: Box): FilterGeometry => ({
  xmin: west,
  ymin: south,
  xmax: east,
  ymax: north,
  ...SPATIAL_REFERENCE
});

/**
 * Returns the geometry that selects what lies inside a shape as it is drawn on a web map.
 * @example toFilterGeometry({ kind: 'rectangle', box: { west: 7, south: 5, east: 8, north: 6 } }).ymax → 6
 */
export function toFilterGeometry(shape: DrawnShape): FilterGeometry {
  if (shape.kind === 'rectangle') return createBox(shape.box);
  const ring = densifyRing(buildShapeRing(shape));
  return {
    rings: [ring.map(([x, y]) => [roundTo(x, DECIMALS), roundTo(y, DECIMALS)] as const)],
    ...SPATIAL_REFERENCE
  };
}

/**
 * Returns whether a position is inside a geometry; either may be returned for one on its edge.
 * @example isInsideGeometry({ latitude: 5.5, longitude: 7.5 }, toFilterGeometry({ kind: 'rectangle', box: { west: 7, south: 5, east: 8, north: 6 } })) → true
 */
export function isInsideGeometry({ latitude, longitude }: LatLon, geometry: FilterGeometry): boolean {
  if ('rings' in geometry) return geometry.rings.some((ring) => isInsideRing([longitude, latitude], ring));
  const { xmin, ymin, xmax, ymax } = geometry;
  return longitude >= xmin && longitude <= xmax && latitude >= ymin && latitude <= ymax;
}

/**
 * Returns the part of a ring on one side of a line by the algorithm of Sutherland and Hodgman.
 * @param depth returns how far a position is on the side that is kept; negative on the other.
 */
function cutRing(ring: readonly Pair[], depth: (place: Pair) => number): readonly Pair[] {
  return ring.flatMap((end, at) => {
    const start = ring[(at === 0 ? ring.length : at) - 1]!;
    const [from, to] = [depth(start), depth(end)];
    const part = from / (from - to);
    const crossing: Pair = [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
    return [...(from >= 0 !== to >= 0 ? [crossing] : []), ...(to >= 0 ? [end] : [])];
  });
}

/**
 * Returns the part of a geometry in a box (degrees); null when they have no area in common.
 * @example clipGeometry({ xmin: 7, ymin: 5, xmax: 9, ymax: 6, spatialReference: { wkid: 4326 } }, { west: 8, south: 0, east: 20, north: 10 }).xmin → 8
 */
export function clipGeometry(geometry: FilterGeometry, box: Box): FilterGeometry | null {
  const { west, south, east, north } = box;
  if ('xmin' in geometry) {
    const common = {
      west: Math.max(west, geometry.xmin),
      south: Math.max(south, geometry.ymin),
      east: Math.min(east, geometry.xmax),
      north: Math.min(north, geometry.ymax)
    };
    return common.west < common.east && common.south < common.north ? createBox(common) : null;
  }
  const sides: readonly ((place: Pair) => number)[] = [
    ([x]) => x - west,
    ([x]) => east - x,
    ([, y]) => y - south,
    ([, y]) => north - y
  ];
  const ring = sides.reduce<readonly Pair[]>(cutRing, geometry.rings[0]!.slice(0, -1));
  const found = computeBox(ring);
  if (!(found.west < found.east && found.south < found.north)) return null;
  return { rings: [[...ring, ring[0]!]], ...SPATIAL_REFERENCE };
}
