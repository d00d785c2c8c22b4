/**
 * Sliders of the layer panels: one thumb, and a toggle that reverses 'greater than' to 'less than'. A slider at
 * rest filters nothing and keeps records without a value; its right end means 'and above'. A thumb at 10
 * includes 10 in both directions. Source: section 9 "Legends and bands" (ranges) and ledger LP-01. The two
 * sliders of tagged mills other than the average P1 come from the last step of the tour (section 2); their
 * ranges are the score's and the LGA prices'.
 */
import { toFinite } from '../numbers';
import { readDecimal } from '../text/decimal';
import { EVERYTHING } from './where-tree';
import type { Where } from './where-tree';

export interface SliderRange {
  readonly min: number;
  readonly max: number;
}

const createSliderRange = (max: number, unit: string) => ({ min: 0, max, unit });

/** Every slider: its range and the unit of its figure. */
export const SLIDERS = {
  confirmedMillsDays: createSliderRange(60, 'days'),
  confirmedMillsTonnes: createSliderRange(500, 't'),
  confirmedMillsTransactions: createSliderRange(50, 'transactions'),
  fieldPurchasesDays: createSliderRange(15, 'days'),
  fieldPurchasesTonnes: createSliderRange(20, 't'),
  clusterAverageP1: createSliderRange(50, 't/mill'),
  taggedMillsSustainability: createSliderRange(100, '0 to 100'),
  taggedMillsPrice: createSliderRange(73_000, 'NGN/t'),
  weeklyP1Yield: createSliderRange(300, 't/week'),
  age: createSliderRange(20, 'years'),
  lgaP1Summary: createSliderRange(73_000, 'NGN/t'),
  roofFootprint: createSliderRange(10_000, 'm²')
} satisfies Record<string, SliderRange & { readonly unit: string }>;

export type SliderName = keyof typeof SLIDERS;

/** Value of the thumb, and whether the slider means 'less than'. */
export interface SliderState {
  readonly value: number;
  readonly reversed: boolean;
}

/**
 * Returns the thumb that filters nothing: at the left end for 'greater than', at the right end for 'less than'.
 * Source: ledger LP-01.
 * @example createSliderAtRest({ min: 0, max: 20 }) → {"value":0,"reversed":false}
 * @example createSliderAtRest({ min: 0, max: 20 }, true) → {"value":20,"reversed":true}
 */
export const createSliderAtRest = (range: SliderRange, reversed = false): SliderState => ({
  value: reversed ? range.max : range.min,
  reversed
});

/** Clamps the thumb to its range; an invalid value is at rest. */
function clampSlider(range: SliderRange, { value, reversed }: SliderState): SliderState {
  const thumb = toFinite(value);
  if (thumb === null) return createSliderAtRest(range, reversed);
  return { value: Math.min(range.max, Math.max(range.min, thumb)), reversed };
}

/**
 * Parses a typed thumb value; null for a text that is not a number, and for a number beyond the slider's ends.
 * Source: ledger LP-01.
 * @example readThumb({ min: 0, max: 60 }, '20') → 20
 * @example readThumb({ min: 0, max: 60 }, 'abc') → null
 * @example readThumb({ min: 0, max: 60 }, '61') → null
 */
export function readThumb({ min, max }: SliderRange, text: string): number | null {
  const value = readDecimal(text);
  return value !== null && value >= min && value <= max ? value : null;
}

/**
 * Returns whether the slider filters nothing. A thumb beyond an end counts as at that end; NaN and infinities
 * count as at rest. Source: ledger LP-01.
 * @example isSliderAtRest({ min: 0, max: 20 }, { value: 20, reversed: true }) → true
 */
export const isSliderAtRest = (range: SliderRange, state: SliderState): boolean =>
  clampSlider(range, state).value === createSliderAtRest(range, state.reversed).value;

/**
 * Returns the slider after a click on its toggle: the thumb stays, but a slider at rest moves to rest at the
 * other end. Source: ledger LP-01.
 * @example toggleSlider({ min: 0, max: 20 }, { value: 5, reversed: false }) → {"value":5,"reversed":true}
 * @example toggleSlider({ min: 0, max: 20 }, { value: 0, reversed: false }) → {"value":20,"reversed":true}
 */
export const toggleSlider = (range: SliderRange, state: SliderState): SliderState =>
  isSliderAtRest(range, state)
    ? createSliderAtRest(range, !state.reversed)
    : { ...clampSlider(range, state), reversed: !state.reversed };

/**
 * Returns the condition that a slider sets on a field: every record at rest, else 'thumb and above' or,
 * reversed, 'up to the thumb'. Thumbs out of range and invalid ones are treated as in `isSliderAtRest`. Source:
 * ledger LP-01.
 * @example buildSliderWhere({ min: 0, max: 500 }, { value: 500, reversed: false }, 'tonsAmount') → {"kind":"compare","field":"tonsAmount","operator":">=","value":500}
 * @example buildSliderWhere({ min: 0, max: 500 }, { value: 500, reversed: true }, 'tonsAmount') → {"kind":"everything"}
 */
export function buildSliderWhere(range: SliderRange, state: SliderState, field: string): Where {
  if (isSliderAtRest(range, state)) return EVERYTHING;
  const operator = state.reversed ? '<=' : '>=';
  return { kind: 'compare', field, operator, value: clampSlider(range, state).value };
}
