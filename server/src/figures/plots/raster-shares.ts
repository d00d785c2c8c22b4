import { computeBox, computeDoubleArea } from '@site/domain';
import type { PolygonRings } from '../../engines/raster/mask';
import { readCell } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';

type Position = readonly [x: number, y: number];
type Ring = readonly Position[];

/** Position at which an edge meets the line of one coordinate. */
function cutEdge(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  const other = axis === 0 ? 1 : 0;
  const crossed = from[other] + share * (to[other] - from[other]);
  return axis === 0 ? [limit, crossed] : [crossed, limit];
}

/**
 * Returns the part of a ring on one side of a line, by Sutherland and Hodgman: parts of it may be joined along the line,
 * which adds nothing to the area.
 * @param sign 1 for the part above the limit, -1 for that below.
 */
function cutRing(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Ring {
  const part: Position[] = [];
  ring.forEach((to, at) => {
    const from = ring[at === 0 ? ring.length - 1 : at - 1]!;
    const [isFromIn, isToIn] = [sign * (from[axis] - limit) >= 0, sign * (to[axis] - limit) >= 0];
    if (isFromIn !== isToIn) part.push(cutEdge(from, to, axis, limit));
    if (isToIn) part.push(to);
  });
  return part;
}

const cutBand = (ring: Ring, axis: 0 | 1, low: number, high: number): Ring =>
  cutRing(cutRing(ring, axis, low, 1), axis, high, -1);

/** Calls `note` with the area of a ring in each cell of a grid, inside it or not, in square degrees. */
function visitCells(
  { west, north, cellX, cellY }: Raster,
  ring: Ring,
  note: (column: number, row: number, area: number) => void
): void {
  const box = computeBox(ring);
  const lastRow = Math.floor((north - box.south) / cellY);
  for (let row = Math.floor((north - box.north) / cellY); row <= lastRow; row++) {
    const band = cutBand(ring, 1, north - (row + 1) * cellY, north - row * cellY);
    if (band.length === 0) continue;
    const { west: left, east: right } = computeBox(band);
    const lastColumn = Math.floor((right - west) / cellX);
    for (let column = Math.floor((left - west) / cellX); column <= lastColumn; column++) {
      const part = cutBand(band, 0, west + column * cellX, west + (column + 1) * cellX);
      const area = part.length < 3 ? 0 : Math.abs(computeDoubleArea(part)) / 2;
      if (area > 0) note(column, row, area);
    }
  }
}

/** Returns whether polygons are wholly in the grid of a raster. */
function isInGrid({ west, north, cellX, cellY, width, height }: Raster, polygons: PolygonRings): boolean {
  const box = computeBox(polygons.flat(2));
  return (
    box.west >= west &&
    box.north <= north &&
    box.east <= west + width * cellX &&
    box.south >= north - height * cellY
  );
}

/**
 * Returns the share of an area (0 to 1) with each value of a raster; null when a part of it has no value, since the rest
 * proves nothing. A cell counts with the part of it that is in the area, in the plane of degrees.
 */
export function computeValueShares(
  raster: Raster,
  polygons: PolygonRings
): ReadonlyMap<number, number> | null {
  if (!isInGrid(raster, polygons)) return null;
  const areas = new Map<number, number>();
  let total = 0;
  let isUnknown = false;
  for (const [index, ring] of polygons.flatMap((rings) => [...rings.entries()])) {
    // The rings after the first are holes.
    const sign = index === 0 ? 1 : -1;
    visitCells(raster, ring as unknown as Ring, (column, row, area) => {
      const value = readCell(raster, column, row);
      if (value === null) isUnknown = true;
      else areas.set(value, (areas.get(value) ?? 0) + sign * area);
      total += sign * area;
    });
    if (isUnknown) return null;
  }
  if (total <= 0) return null;
  return new Map([...areas].map(([value, area]) => [value, Math.min(1, Math.max(0, area / total))]));
}
