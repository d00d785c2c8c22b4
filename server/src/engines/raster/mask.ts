import type { Grid } from './raster';

/** Closed rings of longitude and latitude, in polygons. */
export type PolygonRings = readonly (readonly (readonly (readonly number[])[])[])[];

/** Returns the longitudes at which edges of the polygons cross each row's centre, ascending. */
function computeCrossings({ height, north, cellY }: Grid, polygons: PolygonRings): number[][] {
  const rows = Array.from({ length: height }, (): number[] => []);
  for (const ring of polygons.flat())
    for (let at = 1; at < ring.length; at++) {
      const [from, to] = [ring[at - 1]!, ring[at]!];
      const [x1, y1, x2, y2] = [from[0]!, from[1]!, to[0]!, to[1]!];
      const first = Math.max(0, Math.ceil((north - Math.max(y1, y2)) / cellY - 0.5));
      const last = Math.min(height - 1, Math.ceil((north - Math.min(y1, y2)) / cellY - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = north - (row + 0.5) * cellY;
        rows[row]!.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
      }
    }
  return rows.map((row) => row.sort((a, b) => a - b));
}

/**
 * Returns one for each cell whose centre is in the polygons (even-odd). Polygons that share a border are one
 * area: the border is crossed twice at the same position.
 */
export function createMask(grid: Grid, polygons: PolygonRings): Uint8Array {
  const { width, height, west, cellX } = grid;
  const mask = new Uint8Array(width * height);
  computeCrossings(grid, polygons).forEach((row, y) => {
    for (let at = 0; at + 1 < row.length; at += 2) {
      const first = Math.max(0, Math.ceil((row[at]! - west) / cellX - 0.5));
      const end = Math.min(width, Math.ceil((row[at + 1]! - west) / cellX - 0.5));
      mask.fill(1, y * width + first, y * width + end);
    }
  });
  return mask;
}
