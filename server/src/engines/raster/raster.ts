/** Values of the cells, row by row from the north-west. */
export type Cells =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;

/** Position of the cells of a grid: WGS 84, degrees. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The outer edges of the first column and of the first row. */
  readonly west: number;
  readonly north: number;
  readonly cellX: number;
  readonly cellY: number;
}

/** A grid of one band. */
export interface Raster extends Grid {
  readonly cells: Cells;
  /** The value of a cell without data; NaN always is one. */
  readonly noData: number | null;
  /** Attribution of the values, and their meaning. */
  readonly copyright: string;
  /** Unit of the values; empty or absent when the file does not name it. */
  readonly unit?: string;
  /** Description of the method for people. */
  readonly description?: string;
}

/** Includes the east and the south edge, so that the whole outline of a grid belongs to it. */
function findIndex(steps: number, count: number): number {
  if (steps === count) return count - 1;
  const index = Math.floor(steps);
  return index >= 0 && index < count ? index : -1;
}

/** Returns the column of a longitude, -1 outside the grid. */
export const findColumn = ({ west, cellX, width }: Grid, longitude: number): number =>
  findIndex((longitude - west) / cellX, width);

/** Returns the row of a latitude, -1 outside the grid. */
export const findRow = ({ north, cellY, height }: Grid, latitude: number): number =>
  findIndex((north - latitude) / cellY, height);

/** Returns the value of a cell, or null when it has none or is outside the grid. */
export function readCell(
  { cells, noData, width, height }: Raster,
  column: number,
  row: number
): number | null {
  if (column < 0 || row < 0 || column >= width || row >= height) return null;
  const value = cells[row * width + column]!;
  return Number.isNaN(value) || value === noData ? null : value;
}

/** Returns the value at a point, or null outside the grid and for cells without a value. */
export const readValueAt = (raster: Raster, longitude: number, latitude: number): number | null =>
  readCell(raster, findColumn(raster, longitude), findRow(raster, latitude));

/** Returns the outer edges of a grid in degrees. */
export const computeExtent = ({ west, north, cellX, cellY, width, height }: Grid) => ({
  xmin: west,
  ymin: north - cellY * height,
  xmax: west + cellX * width,
  ymax: north
});
