/** The histogram behind a slider. */
import type { NumberColumn } from './panel-figures';

/**
 * How many of the rows a mask keeps fall into each of `bins` equal parts of the range from `min` to `max`, its upper end
 * included. As at the slider's ends, what lies beyond one counts in the part beside it; values that are not finite are
 * not counted. Source: ledger row LP-01 (the right end means 'and above').
 * @example Array.from(panelHistogram(Float64Array.of(0, 4, 10, 99, NaN), Uint8Array.of(1, 1, 1, 1, 1), { min: 0, max: 10 }, 2)) → [2, 2]
 */
export function panelHistogram(
  values: NumberColumn,
  mask: Uint8Array,
  { min, max }: { readonly min: number; readonly max: number },
  bins: number
): Int32Array {
  const counts = new Int32Array(bins);
  const perUnit = bins / (max - min);
  for (let row = 0; row < mask.length; row++) {
    const value = values[row]!;
    if (mask[row] === 0 || !Number.isFinite(value)) continue;
    counts[Math.min(bins - 1, Math.max(0, Math.floor((value - min) * perUnit)))]!++;
  }
  return counts;
}
