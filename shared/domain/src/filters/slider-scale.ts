/**
 * Where values stand along a slider: evenly, or, where most of a layer's records crowd at the low end, by the logarithm
 * of their distance from it. Thumb and histogram go by one scale, so that a bar stands over the values that it counts.
 * Source: ledger LP-01; decision 65.
 */
import type { NumberColumn } from '../calculations/panel-figures';
import type { SliderRange } from './slider';

/** A slider's range, and whether values stand along it by their logarithm. */
export interface SliderScale extends SliderRange {
  readonly log: boolean;
}

/** Part of the range, at its low end, in which more than half of all values make a slider skewed. */
const LOW_END = 0.1;
/** Values that are too few to have a shape. */
const FEW = 20;
/** Range under which a logarithm would change next to nothing. */
const SHORT = 10;

/**
 * Whether more than half of the values crowd in the lowest tenth of the range. Values that are not finite do not count;
 * fewer than twenty, and a range shorter than 10, are never skewed. Source: decision 65.
 * @example isSkewed(Float64Array.from({ length: 40 }, (_, at) => at), { min: 0, max: 500 }) → true
 * @example isSkewed(Float64Array.from({ length: 40 }, (_, at) => at), { min: 0, max: 50 }) → false
 */
export function isSkewed(values: NumberColumn, { min, max }: SliderRange): boolean {
  const limit = min + (max - min) * LOW_END;
  let [known, low] = [0, 0];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    known++;
    low += value < limit ? 1 : 0;
  }
  return known >= FEW && low > known / 2 && max - min >= SHORT;
}

/**
 * The place of a value along a slider, from 0 at its low end to 1; what lies beyond an end stands at it.
 * Source: decision 65.
 * @example scaleShare({ min: 0, max: 500, log: false }, 125) → 0.25
 * @example scaleShare({ min: 0, max: 99, log: true }, 9) → 0.5
 */
export function scaleShare({ min, max, log }: SliderScale, value: number): number {
  const share = log
    ? Math.log1p(Math.max(0, value - min)) / Math.log1p(max - min)
    : (value - min) / (max - min);
  return Math.min(1, Math.max(0, share));
}

/**
 * The value at a place along a slider, on a step of it; the ends are exact. Source: decision 65.
 * @param step what values are whole multiples of, counted from the low end.
 * @example scaleValue({ min: 0, max: 500, log: false }, 0.25, 1) → 125
 * @example scaleValue({ min: 0, max: 99, log: true }, 0.5, 1) → 9
 */
export function scaleValue({ min, max, log }: SliderScale, share: number, step: number): number {
  if (share >= 1) return max;
  const above = log ? Math.expm1(share * Math.log1p(max - min)) : (max - min) * share;
  // As decimal places go, not as binary fractions do: 3 steps of 0.1 are 0.3.
  return Math.min(max, Number((min + Math.round(Math.max(0, above) / step) * step).toPrecision(12)));
}

/**
 * The edges of a histogram's parts along a slider, from its low end to its high one: `parts` of one width, on a
 * logarithmic scale each on a step, so that there are fewer where steps are wider than parts. Source: decision 65.
 * @example histogramEdges({ min: 0, max: 60, log: false }, 1, 3) → [0, 20, 40, 60]
 * @example histogramEdges({ min: 0, max: 99, log: true }, 1, 6) → [0, 1, 4, 9, 21, 45, 99]
 */
export function histogramEdges(scale: SliderScale, step: number, parts: number): number[] {
  const { min, max, log } = scale;
  const between = Array.from({ length: parts - 1 }, (_, at) => {
    const share = (at + 1) / parts;
    return log ? scaleValue(scale, share, step) : min + (max - min) * share;
  });
  return [...new Set([min, ...between, max])];
}
