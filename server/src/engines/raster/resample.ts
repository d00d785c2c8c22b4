import { findColumn, findRow, readCell } from './raster';
import type { Raster } from './raster';

/**
 * How a place gets its value: from its cell, mixed from the four cells round it, or from the heaviest value of
 * the four.
 */
export type Interpolation = 'nearest' | 'bilinear' | 'majority';

/** Returns a position in cells from the north-west corner of the grid. */
const toCellSteps = ({ west, north, cellX, cellY }: Raster, longitude: number, latitude: number) =>
  [(longitude - west) / cellX, (north - latitude) / cellY] as const;

/** Returns the cell before a position, and the share of the way to the next one. */
function findNeighbours(steps: number): readonly [before: number, share: number] {
  const before = Math.floor(steps - 0.5);
  return [before, steps - 0.5 - before];
}

/** Returns the value with the greatest sum of weights. */
function findHeaviest(values: readonly number[], weights: readonly number[]): number {
  const weigh = (value: number) =>
    values.reduce((sum, other, at) => (other === value ? sum + weights[at]! : sum), 0);
  return values.reduce((best, value) => (weigh(value) > weigh(best) ? value : best));
}

/** Interpolates between the four cells round a place; cells without a value have no weight. */
function readSurroundings(
  raster: Raster,
  longitude: number,
  latitude: number,
  isMixed: boolean
): number | null {
  const [x, y] = toCellSteps(raster, longitude, latitude);
  const [column, u] = findNeighbours(x);
  const [row, v] = findNeighbours(y);
  const values: number[] = [];
  const weights: number[] = [];
  let [sum, total] = [0, 0];
  for (let at = 0; at < 4; at++) {
    const [dx, dy] = [at & 1, at >> 1];
    const weight = (dx ? u : 1 - u) * (dy ? v : 1 - v);
    const value = weight > 0 ? readCell(raster, column + dx, row + dy) : null;
    if (value === null) continue;
    sum += weight * value;
    total += weight;
    if (isMixed) continue;
    values.push(value);
    weights.push(weight);
  }
  if (total === 0) return null;
  return isMixed ? sum / total : findHeaviest(values, weights);
}

/**
 * Returns the value at a place, interpolated between the cells.
 * @param reachesOut gives places beside the cells with values the values of their neighbours, for an image with
 * soft edges; without it the cell of a place decides whether the place has a value.
 */
export function sampleRaster(
  raster: Raster,
  [longitude, latitude]: readonly [number, number],
  interpolation: Interpolation,
  reachesOut: boolean
): number | null {
  const own = readCell(raster, findColumn(raster, longitude), findRow(raster, latitude));
  if (interpolation === 'nearest' || (own === null && !reachesOut)) return own;
  return readSurroundings(raster, longitude, latitude, interpolation === 'bilinear');
}

/**
 * Weights of the cell of a place and the two beside it along an axis, by the place's offset from the centre of
 * the cell, -0.5 to 0.5. They are a quadratic B-spline, which adds up to 1 and has no corners.
 */
const computeWeights = (offset: number) =>
  [(0.5 - offset) ** 2 / 2, 0.75 - offset ** 2, (0.5 + offset) ** 2 / 2] as const;

/** Share of the surroundings with values at which an edge begins to show, and from which it is opaque. */
const EDGE = { from: 0.4, to: 0.6 };

/**
 * Returns the opacity of a place at the edge of the values, 0 to 1: 1 inside, 0 outside. The edge is a smooth
 * line where half of the surroundings have values, and a quarter of a cell wide.
 */
export function computeEdgeOpacity(raster: Raster, [longitude, latitude]: readonly [number, number]): number {
  const [x, y] = toCellSteps(raster, longitude, latitude);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const across = computeWeights(x - column - 0.5);
  const down = computeWeights(y - row - 0.5);
  let missing = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      if (readCell(raster, column + dx, row + dy) === null) missing += across[dx + 1]! * down[dy + 1]!;
  return Math.min(1, Math.max(0, (1 - missing - EDGE.from) / (EDGE.to - EDGE.from)));
}
