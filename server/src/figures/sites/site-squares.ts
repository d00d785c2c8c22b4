import type { LatLon } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import { createGrid, forEachInsideRun, toLatitude, toLongitude } from '../../engines/routing/areas/grid';
import type { Grid } from '../../engines/routing/areas/grid';
import type { FlatLine } from '../../engines/routing/areas/coordinate-text';
import { KM_PER_DEGREE, LONGITUDE_SHARE } from './square-grid';

/** Every grid of a spacing is aligned with it, so that areas that overlap have the same squares. */
const ORIGIN: LatLon = { latitude: 0, longitude: 0 };

/** Returns the rings of an area with degrees of longitude as long as those of latitude. */
const toSquareLines = ({ coordinates }: MultiPolygon): FlatLine[] =>
  coordinates.flat().map((ring) => Float64Array.from(ring.flatMap(([x, y]) => [x! * LONGITUDE_SHARE, y!])));

function forEachRun(
  area: MultiPolygon,
  spacing: number,
  take: (grid: Grid, row: number, from: number, to: number) => void
): void {
  const lines = toSquareLines(area);
  const grid = createGrid(lines, ORIGIN, spacing / KM_PER_DEGREE, 0);
  forEachInsideRun(lines, grid, (row, from, to) => take(grid, row, from, to));
}

/** Counts the squares of `spacing` kilometres with their middle inside an area (degrees), without listing them. */
export function countSquares(area: MultiPolygon, spacing: number): number {
  let count = 0;
  forEachRun(area, spacing, (_grid, _row, from, to) => (count += to - from + 1));
  return count;
}

/** Returns the middles of these squares, from north-west to south-east. */
export function listSquares(area: MultiPolygon, spacing: number): LatLon[] {
  const rows: LatLon[][] = [];
  forEachRun(area, spacing, (grid, row, from, to) => {
    rows[row] ??= [];
    for (let column = from; column <= to; column++)
      rows[row].push({
        latitude: toLatitude(grid, row),
        longitude: toLongitude(grid, column) / LONGITUDE_SHARE
      });
  });
  return rows.reverse().flat();
}
