import { METRES_PER_DEGREE, toRadians } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { FlatLine } from './coordinate-text';

/**
 * Square cells in degrees, one of them centred on the origin; arrays over them are row by row from the
 * south-west. Cells are counted from the origin, so that a point has the same coordinates in every part of a
 * grid.
 */
export interface Grid {
  readonly origin: LatLon;
  /** Number of cells from the origin's to the first one, east and north. */
  readonly firstColumn: number;
  readonly firstRow: number;
  /** Degrees from one centre to the next, in both directions. */
  readonly step: number;
  readonly width: number;
  readonly height: number;
  /** Metres from one centre to the next. */
  readonly metresX: number;
  readonly metresY: number;
}

/** Returns the longitude of a column (or latitude of a row), which may be between two centres. */
export const toLongitude = ({ origin, firstColumn, step }: Grid, column: number): number =>
  origin.longitude + (firstColumn + column) * step;
export const toLatitude = ({ origin, firstRow, step }: Grid, row: number): number =>
  origin.latitude + (firstRow + row) * step;

export type Ring = readonly (readonly [number, number])[];

const metresPerDegreeEast = (latitude: number): number => METRES_PER_DEGREE * Math.cos(toRadians(latitude));

/** Returns the grid aligned with `start` that covers all lines and `margin` more metres on each side. */
export function createGrid(lines: readonly FlatLine[], start: LatLon, step: number, margin: number): Grid {
  let [west, south, east, north] = [start.longitude, start.latitude, start.longitude, start.latitude];
  for (const line of lines)
    for (let index = 0; index < line.length; index += 2) {
      west = Math.min(west, line[index]!);
      east = Math.max(east, line[index]!);
      south = Math.min(south, line[index + 1]!);
      north = Math.max(north, line[index + 1]!);
    }
  const [metresX, metresY] = [step * metresPerDegreeEast(start.latitude), step * METRES_PER_DEGREE];
  // Two cells more than the margin, so that the contour closes inside the grid.
  const [padX, padY] = [Math.ceil(margin / metresX) + 2, Math.ceil(margin / metresY) + 2];
  const columnsWest = Math.ceil((start.longitude - west) / step) + padX;
  const rowsSouth = Math.ceil((start.latitude - south) / step) + padY;
  return {
    origin: start,
    firstColumn: -columnsWest,
    firstRow: -rowsSouth,
    step,
    width: columnsWest + Math.ceil((east - start.longitude) / step) + padX + 1,
    height: rowsSouth + Math.ceil((north - start.latitude) / step) + padY + 1,
    metresX,
    metresY
  };
}

/** Returns the part of a grid with its marked cells and `margin` more metres on each side, within the grid. */
export function cropGrid(cells: Uint8Array, grid: Grid, margin: number): Grid {
  const { width, height } = grid;
  let [west, south, east, north] = [width, height, -1, -1];
  for (let row = 0; row < height; row++) {
    const first = cells.subarray(row * width, (row + 1) * width).indexOf(1);
    if (first < 0) continue;
    west = Math.min(west, first);
    east = Math.max(east, cells.subarray(row * width, (row + 1) * width).lastIndexOf(1));
    if (south > row) south = row;
    north = row;
  }
  const [padX, padY] = [Math.ceil(margin / grid.metresX) + 2, Math.ceil(margin / grid.metresY) + 2];
  [west, south] = [Math.max(0, west - padX), Math.max(0, south - padY)];
  [east, north] = [Math.min(width - 1, east + padX), Math.min(height - 1, north + padY)];
  return {
    ...grid,
    firstColumn: grid.firstColumn + west,
    firstRow: grid.firstRow + south,
    width: Math.max(0, east - west + 1),
    height: Math.max(0, north - south + 1)
  };
}

/** Returns the values of a grid's cells that belong to a part of it. */
export function cropCells(cells: Uint8Array, grid: Grid, part: Grid): Uint8Array {
  const cropped = new Uint8Array(part.width * part.height);
  const first = (part.firstRow - grid.firstRow) * grid.width + part.firstColumn - grid.firstColumn;
  for (let row = 0; row < part.height; row++) {
    const from = first + row * grid.width;
    cropped.set(cells.subarray(from, from + part.width), row * part.width);
  }
  return cropped;
}

/** Returns the cell of a point, or -1 outside the grid. */
export function findCell(grid: Grid, x: number, y: number): number {
  const { origin, firstColumn, firstRow, step, width, height } = grid;
  const column = Math.round((x - origin.longitude) / step) - firstColumn;
  const row = Math.round((y - origin.latitude) / step) - firstRow;
  return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
}

/** Returns the columns (fractional) at which each row's centre line crosses the lines. */
function computeCrossings(lines: readonly FlatLine[], grid: Grid): number[][] {
  const { step, height } = grid;
  const [west, south] = [toLongitude(grid, 0), toLatitude(grid, 0)];
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const line of lines)
    for (let index = 2; index < line.length; index += 2) {
      const x1 = line[index - 2]!;
      const y1 = line[index - 1]!;
      const x2 = line[index]!;
      const y2 = line[index + 1]!;
      const last = Math.min(height - 1, Math.ceil((Math.max(y1, y2) - south) / step) - 1);
      for (let row = Math.max(0, Math.ceil((Math.min(y1, y2) - south) / step)); row <= last; row++) {
        const y = south + row * step;
        rows[row]!.push((x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) - west) / step);
      }
    }
  return rows;
}

/**
 * Calls `take` for each run of cells in a row, from the column `from` to the column `to`, whose centres are inside the
 * closed lines (even–odd rule).
 */
export function forEachInsideRun(
  lines: readonly FlatLine[],
  grid: Grid,
  take: (row: number, from: number, to: number) => void
): void {
  computeCrossings(lines, grid).forEach((columns, row) => {
    columns.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < columns.length; pair += 2) {
      const from = Math.max(0, Math.ceil(columns[pair]!));
      const to = Math.min(grid.width - 1, Math.floor(columns[pair + 1]!));
      if (from <= to) take(row, from, to);
    }
  });
}

/** Returns 1 for each cell whose centre is inside the closed lines (even–odd rule), else 0. */
export function markInside(lines: readonly FlatLine[], grid: Grid): Uint8Array {
  const cells = new Uint8Array(grid.width * grid.height);
  forEachInsideRun(lines, grid, (row, from, to) =>
    cells.fill(1, row * grid.width + from, row * grid.width + to + 1)
  );
  return cells;
}

/**
 * Returns the number of cells from each cell to the nearest marked one in its column, Infinity beyond `limit`.
 */
function computeColumnDistances(cells: Uint8Array, { width, height }: Grid, limit: number): Float32Array {
  const distances = new Float32Array(width * height).fill(Infinity);
  const since = new Float32Array(width);
  // Row by row, up and then down, so that memory is read in order.
  for (const direction of [1, -1]) {
    since.fill(Infinity);
    for (let count = 0, row = direction > 0 ? 0 : height - 1; count < height; count++, row += direction)
      for (let column = 0, cell = row * width; column < width; column++, cell++) {
        since[column] = cells[cell]! > 0 ? 0 : since[column]! + 1;
        if (since[column]! <= limit && since[column]! < distances[cell]!) distances[cell] = since[column]!;
      }
  }
  return distances;
}

/**
 * Computes the lowest of the parabolas `squares[k] + (metres * (x - k))²` at each whole x of a row; squares of
 * Infinity have no parabola. Source: Felzenszwalb and Huttenlocher, Distance Transforms of Sampled Functions
 * (2012).
 */
class LowerEnvelope {
  private readonly places: Int32Array;
  private readonly starts: Float64Array;

  constructor(private readonly width: number) {
    this.places = new Int32Array(width);
    this.starts = new Float64Array(width + 1);
  }

  /** Replaces the row of `squares` at `offset` by the envelope's values. */
  apply(squares: Float32Array, offset: number, metres: number, result: Float32Array): void {
    const { places, starts, width } = this;
    const unit = metres * metres;
    let last = -1;
    for (let x = 0; x < width; x++) {
      const square = squares[offset + x]!;
      if (square === Infinity) continue;
      let from = -Infinity;
      while (last >= 0) {
        const place = places[last]!;
        from = (square / unit + x * x - squares[offset + place]! / unit - place * place) / (2 * (x - place));
        if (from > starts[last]!) break;
        last--;
      }
      last++;
      places[last] = x;
      starts[last] = last === 0 ? -Infinity : from;
    }
    if (last < 0) return;
    starts[last + 1] = Infinity;
    for (let x = 0, part = 0; x < width; x++) {
      while (starts[part + 1]! < x) part++;
      const place = places[part]!;
      result[offset + x] = squares[offset + place]! + unit * (x - place) * (x - place);
    }
  }
}

/**
 * Returns the metres from each cell's centre to the nearest marked cell's centre; exact up to `limit` metres,
 * Infinity beyond. It computes distances along columns first, then the nearest along each row.
 */
export function computeDistances(cells: Uint8Array, grid: Grid, limit: number): Float32Array {
  const { width, height, metresX, metresY } = grid;
  const squares = computeColumnDistances(cells, grid, limit / metresY);
  for (let cell = 0; cell < squares.length; cell++) squares[cell] = (squares[cell]! * metresY) ** 2;
  const distances = new Float32Array(width * height).fill(Infinity);
  const envelope = new LowerEnvelope(width);
  for (let row = 0; row < height; row++) envelope.apply(squares, row * width, metresX, distances);
  const limitSquared = limit * limit;
  for (let cell = 0; cell < distances.length; cell++)
    distances[cell] = distances[cell]! <= limitSquared ? Math.sqrt(distances[cell]!) : Infinity;
  return distances;
}
