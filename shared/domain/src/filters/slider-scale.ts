/**
 * Positions of values along a slider: linear, or logarithmic by the distance from the low end when most records
 * lie there. Thumb and histogram use one scale, so that a bar is above the values that it counts. Source:
 * ledger LP-01; docs/rules/layers.md.
 */
import type { PanelNumberColumn } from '../calculations/panel-figures';
import type { SliderRange } from './slider';

/** A slider's range, and whether its scale is logarithmic. */
export interface SliderScale extends SliderRange {
  readonly log: boolean;
}

/** Share of the range, at its low end; a slider is skewed when more than half of the values lie in it. */
const LOW_END_SHARE = 0.1;
/** Minimum number of values of a skewed slider. */
const MIN_SKEWED_VALUES = 20;
/** Minimum length of a skewed range; a logarithmic scale would hardly change a shorter one. */
const MIN_SKEWED_RANGE = 10;

/**
 * Returns whether more than half of the values lie in the lowest tenth of the range. Values that are not finite
 * do not count; fewer than twenty values, and a range shorter than 10, are never skewed. Source: docs/rules/layers.md.
 * @example isSkewed(Float64Array.from({ length: 40 }, (_, at) => at), { min: 0, max: 500 }) → true
 * @example isSkewed(Float64Array.from({ length: 40 }, (_, at) => at), { min: 0, max: 50 }) → false
 */
export function isSkewed(values: PanelNumberColumn, { min, max }: SliderRange): boolean {
  const limit = min + (max - min) * LOW_END_SHARE;
  let [known, low] = [0, 0];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    known++;
    low += value < limit ? 1 : 0;
  }
  return known >= MIN_SKEWED_VALUES && low > known / 2 && max - min >= MIN_SKEWED_RANGE;
}

/**
 * Returns the position of a value along a slider, from 0 at its low end to 1; values beyond an end are at this
 * end. Source: docs/rules/layers.md.
 * @example computeScaleShare({ min: 0, max: 500, log: false }, 125) → 0.25
 * @example computeScaleShare({ min: 0, max: 99, log: true }, 9) → 0.5
 */
export function computeScaleShare({ min, max, log }: SliderScale, value: number): number {
  const share = log
    ? Math.log1p(Math.max(0, value - min)) / Math.log1p(max - min)
    : (value - min) / (max - min);
  return Math.min(1, Math.max(0, share));
}

/**
 * Returns the value at a position along a slider, rounded to a step; the ends are exact. Source: docs/rules/layers.md.
 * @param step distance of neighbouring values, counted from the low end
 * @example computeScaleValue({ min: 0, max: 500, log: false }, 0.25, 1) → 125
 * @example computeScaleValue({ min: 0, max: 99, log: true }, 0.5, 1) → 9
 */
export function computeScaleValue({ min, max, log }: SliderScale, share: number, step: number): number {
  if (share >= 1) return max;
  const above = log ? Math.expm1(share * Math.log1p(max - min)) : (max - min) * share;
  // Rounds to decimal digits, not binary fractions: 3 steps of 0.1 are 0.3.
  return Math.min(max, Number((min + Math.round(Math.max(0, above) / step) * step).toPrecision(12)));
}

/**
 * Returns the edges of a histogram's bins along a slider, from its low end to its high end: `parts` bins of
 * equal width. On a logarithmic scale each edge is on a step, so that there are fewer bins when steps are
 * wider. Source: docs/rules/layers.md.
 * @example computeHistogramEdges({ min: 0, max: 60, log: false }, 1, 3) → [0, 20, 40, 60]
 * @example computeHistogramEdges({ min: 0, max: 99, log: true }, 1, 6) → [0, 1, 4, 9, 21, 45, 99]
 */
export function computeHistogramEdges(scale: SliderScale, step: number, parts: number): number[] {
  const { min, max, log } = scale;
  const between = Array.from({ length: parts - 1 }, (_, at) => {
    const share = (at + 1) / parts;
    return log ? computeScaleValue(scale, share, step) : min + (max - min) * share;
  });
  return [...new Set([min, ...between, max])];
}
