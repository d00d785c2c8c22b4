import Polygon from 'esri/geometry/Polygon';
import type { AreaPolygons } from './areas';

/** Rings of an area, in degrees. */
export type AreaRings = AreaPolygons['polygons'][number]['rings'];

const WGS84 = { wkid: 4326 };

/** Creates a polygon of rings in degrees. */
export const createPolygon = (rings: AreaRings): Polygon =>
  new Polygon({ rings: rings.map((ring) => ring.map(([x, y]) => [x, y])), spatialReference: WGS84 });
