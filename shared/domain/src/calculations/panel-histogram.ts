/** Histogram of a slider. */
import type { PanelNumberColumn } from './panel-figures';

/**
 * Counts the kept rows in each bin between two neighbouring edges; a value on an edge is in the upper bin.
 * Values beyond the first or the last edge count in the bin next to it, as at the slider's ends; values that
 * are not finite are left out. Source: ledger row LP-01 (the right end means 'and above').
 * @param edges ascending, at least two, as returned by `computeHistogramEdges`
 * @example Array.from(computePanelHistogram(Float64Array.of(0, 4, 10, 99, NaN), Uint8Array.of(1, 1, 1, 1, 1), [0, 5, 10])) → [2, 2]
 */
export function computePanelHistogram(
  values: PanelNumberColumn,
  mask: Uint8Array,
  edges: readonly number[]
): Int32Array {
  const inner = Float64Array.from(edges.slice(1, -1));
  const counts = new Int32Array(inner.length + 1);
  for (let row = 0; row < mask.length; row++) {
    const value = values[row]!;
    if (mask[row] === 0 || !Number.isFinite(value)) continue;
    let [low, high] = [0, inner.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inner[middle]! <= value) low = middle + 1;
      else high = middle;
    }
    counts[low]!++;
  }
  return counts;
}
