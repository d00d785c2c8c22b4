import type { Grid } from '@site/server/src/engines/raster/raster';
import { hashToUnit } from '../kit/random';

const smoothStep = (t: number): number => t * t * (3 - 2 * t);

/**
 * Returns for each row or column the index of the preceding hill corner, and the fraction of the way to the
 * next.
 */
function locateHills(count: number, start: number, step: number, hill: number) {
  const corner = new Int32Array(count);
  const share = new Float32Array(count);
  const first = Math.floor(start / hill);
  for (let at = 0; at < count; at++) {
    const place = (start + (at + 0.5) * step) / hill;
    corner[at] = Math.floor(place) - first;
    share[at] = smoothStep(place - Math.floor(place));
  }
  return { corner, share, first, corners: corner[count - 1]! + 2 };
}

/** Adds smooth noise of 0 to `height` with one hill per `hill` degrees to every cell. */
function addHills(field: Float32Array, grid: Grid, hill: number, height: number, seed: number): void {
  const columns = locateHills(grid.width, grid.west, grid.cellX, hill);
  // Rows run southwards.
  const rows = locateHills(grid.height, -grid.north, grid.cellY, hill);
  const heights = Float32Array.from({ length: columns.corners * rows.corners }, (_, at) => {
    const [x, y] = [at % columns.corners, Math.floor(at / columns.corners)];
    return height * hashToUnit(columns.first + x, rows.first + y, seed);
  });
  for (let row = 0; row < grid.height; row++) {
    const v = rows.share[row]!;
    const upper = rows.corner[row]! * columns.corners;
    const lower = upper + columns.corners;
    for (let column = 0; column < grid.width; column++) {
      const [x, u] = [columns.corner[column]!, columns.share[column]!];
      const top = heights[upper + x]! + u * (heights[upper + x + 1]! - heights[upper + x]!);
      const bottom = heights[lower + x]! + u * (heights[lower + x + 1]! - heights[lower + x]!);
      field[row * grid.width + column]! += top + v * (bottom - top);
    }
  }
}

/** Distance between hills in degrees, and weight: regions, districts, valleys, fields. */
const HILLS = [
  [1.7, 0.4],
  [0.6, 0.3],
  [0.18, 0.2],
  [0.03, 0.1]
] as const;

/** Computes noise from 0 to 1 over a grid, the same for the same seed on every machine. */
export function generateRelief(grid: Grid, seed: number): Float32Array {
  const field = new Float32Array(grid.width * grid.height);
  HILLS.forEach(([hill, height], index) => addHills(field, grid, hill, height, 31 * seed + index));
  return field;
}
