/** Shapes as the geometry of a query, in the JSON of the ArcGIS REST services. */
import type { LatLon } from '../distance';
import { roundTo } from '../numbers';
import { clipRing } from './clip-ring';
import { densifyRing } from './densify-ring';
import { buildShapeRing } from './drawn-shape';
import type { DrawnShape } from './drawn-shape';
import { computeBox, intersectBoxes, isInsideRing } from './rings';
import type { Box } from './rings';

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
 * Returns the part of a geometry in a box (degrees); null when they have no area in common.
 * @example clipGeometry({ xmin: 7, ymin: 5, xmax: 9, ymax: 6, spatialReference: { wkid: 4326 } }, { west: 8, south: 0, east: 20, north: 10 }).xmin → 8
 */
export function clipGeometry(geometry: FilterGeometry, box: Box): FilterGeometry | null {
  if ('xmin' in geometry) {
    const { xmin: west, ymin: south, xmax: east, ymax: north } = geometry;
    const common = intersectBoxes(box, { west, south, east, north });
    return common && createBox(common);
  }
  const ring = clipRing(geometry.rings[0]!, box);
  const found = computeBox(ring);
  if (!(found.west < found.east && found.south < found.north)) return null;
  return { rings: [ring], ...SPATIAL_REFERENCE };
}
