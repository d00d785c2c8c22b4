import type { Raster } from './raster';

/** Figures that a client needs to draw a raster. */
export interface RasterStatistics {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly standardDeviation: number;
  /** Cells with a value. */
  readonly count: number;
  /** Number of cells in each of 256 equal steps from `min` to `max`. */
  readonly histogram: readonly number[];
}

const STEPS = 256;

/**
 * Aggregates the cells with a value, or only the ones with a one in `mask`; all figures are zero when there are
 * no such cells.
 */
export function computeStatistics({ cells, noData }: Raster, mask?: Uint8Array): RasterStatistics {
  const isCounted = (at: number): boolean =>
    cells[at] !== noData && !Number.isNaN(cells[at]) && (mask === undefined || mask[at] === 1);
  let [count, sum, squares, min, max] = [0, 0, 0, Infinity, -Infinity];
  for (let at = 0; at < cells.length; at++) {
    if (!isCounted(at)) continue;
    const value = cells[at]!;
    count++;
    sum += value;
    squares += value * value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const histogram = new Array<number>(STEPS).fill(0);
  if (count === 0) return { min: 0, max: 0, mean: 0, standardDeviation: 0, count, histogram };
  const perStep = max > min ? STEPS / (max - min) : 0;
  for (let at = 0; at < cells.length; at++)
    if (isCounted(at)) histogram[Math.min(STEPS - 1, Math.floor((cells[at]! - min) * perStep))]!++;
  const mean = sum / count;
  const standardDeviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return { min, max, mean, standardDeviation, count, histogram };
}

/** Returns the value below which a share (0 to 1) of the cells is, to a step of the histogram. */
export function computeQuantile({ min, max, count, histogram }: RasterStatistics, share: number): number {
  let below = 0;
  for (const [step, cells] of histogram.entries()) {
    below += cells;
    if (below >= share * count) return min + ((step + 1) * (max - min)) / STEPS;
  }
  return max;
}
