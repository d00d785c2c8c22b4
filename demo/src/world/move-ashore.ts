import { isInsidePolygons } from '../kit/geometry';
import type { Polygon, Position } from '../kit/geometry';

/**
 * GeoNames places some coastal towns slightly in the water; they are moved this far inland of the shore,
 * degrees.
 */
const ASHORE = 0.012;

const computeGap = ([x1, y1]: Position, [x2, y2]: Position): number => Math.hypot(x1 - x2, y1 - y2);

/**
 * Returns the point itself when it is on land, otherwise a point just inland of the nearest point of the
 * outline.
 */
export function moveAshore(point: Position, polygons: readonly Polygon[]): Position {
  if (isInsidePolygons(point, polygons)) return point;
  const [x, y] = polygons
    .flatMap(([outer]) => outer!)
    .reduce((best, corner) => (computeGap(corner, point) < computeGap(best, point) ? corner : best));
  const around = Array.from({ length: 16 }, (_, index): Position => [
    x + ASHORE * Math.cos((index * Math.PI) / 8),
    y + ASHORE * Math.sin((index * Math.PI) / 8)
  ]);
  const inside = around.filter((candidate) => isInsidePolygons(candidate, polygons));
  return inside[Math.floor(inside.length / 2)] ?? [x, y];
}
