import { computeBox } from '@site/domain';
import type { Grid } from '@site/server/src/engines/raster/raster';
import type { Polygon } from '../kit/geometry';

/** Cell size, 30 arc seconds: 926 m north to south, 900 to 925 m west to east in Nigeria. */
const CELL = 1 / 120;

/** Returns the grid of 1 km cells round polygons, its edges on whole cells. */
export function buildGridAround(polygons: readonly Polygon[]): Grid {
  const { west, south, east, north } = computeBox(polygons.flat(2));
  const [left, top] = [Math.floor(west / CELL), Math.ceil(north / CELL)];
  return {
    width: Math.ceil(east / CELL) - left,
    height: top - Math.floor(south / CELL),
    west: left * CELL,
    north: top * CELL,
    cellX: CELL,
    cellY: CELL
  };
}
