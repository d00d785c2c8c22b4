import { toFinite } from '../numbers';

/** A range of numbers; a null bound means unbounded on that side. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
  readonly minInclusive: boolean;
  readonly maxInclusive: boolean;
}

/** One class of a legend. */
export interface Band<Id extends string = string> extends NumberRange {
  readonly id: Id;
  /** Label in the words of the specification. */
  readonly label: string;
  /** Colour, '#rrggbb'. */
  readonly color: string;
}

/** A legend; its bands are in the order of the specification. */
export interface Legend<Id extends string = string> {
  readonly id: string;
  readonly unit: string;
  readonly source: string;
  /** Source of the colours. */
  readonly ramp: string;
  readonly bands: readonly Band<Id>[];
}

/** Lower edge of a band in the form of the specification: inclusive (`from`) or exclusive (`above`). */
export type BandStart<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
} & ({ readonly from: number } | { readonly above: number });

/** Colours of a scale, from the lowest class to the highest. */
export interface Ramp {
  readonly source: string;
  readonly colors: readonly string[];
}

const getLowerEdge = (start: BandStart): number => ('from' in start ? start.from : start.above);

/**
 * Returns the bands that begin at `starts`, ascending, without gaps or overlaps: each band ends where the next
 * begins, and the last has no upper end. Source: docs/rules/classes-and-scores.md.
 * @example buildBands([{ id: 'low', label: '<12', from: 0 }, { id: 'high', label: '>12', above: 12 }], ['#ffffff', '#000000']) → [{ "id": "low", "label": "<12", "min": 0, "max": 12, "minInclusive": true, "maxInclusive": true, "color": "#ffffff" }, { "id": "high", "label": ">12", "min": 12, "max": null, "minInclusive": false, "maxInclusive": false, "color": "#000000" }]
 */
export function buildBands<const Id extends string>(
  starts: readonly BandStart<Id>[],
  colors: readonly string[]
): readonly Band<Id>[] {
  return starts.map((start, index): Band<Id> => {
    const next = starts[index + 1];
    return {
      id: start.id,
      label: start.label,
      min: getLowerEdge(start),
      max: next ? getLowerEdge(next) : null,
      minInclusive: 'from' in start,
      maxInclusive: next !== undefined && 'above' in next,
      color: colors[index]!
    };
  });
}

/** Properties of a legend other than its bands. */
type LegendHead = Pick<Legend, 'id' | 'unit' | 'source'>;

/**
 * Returns a legend whose bands begin at `starts`, in the colours of a ramp; both from the lowest class to the
 * highest.
 */
export const buildLegend = <const Id extends string>(
  head: LegendHead,
  { source: ramp, colors }: Ramp,
  starts: readonly BandStart<Id>[]
): Legend<Id> => ({ ...head, ramp, bands: buildBands(starts, colors) });

/** Returns the same legend with its bands listed from the highest class down, as in the specification. */
export function buildDescendingLegend<const Id extends string>(
  ...given: Parameters<typeof buildLegend<Id>>
): Legend<Id> {
  const legend = buildLegend(...given);
  return { ...legend, bands: [...legend.bands].reverse() };
}

const isAboveMin = ({ min, minInclusive }: NumberRange, value: number): boolean =>
  min === null || (minInclusive ? value >= min : value > min);

const isBelowMax = ({ max, maxInclusive }: NumberRange, value: number): boolean =>
  max === null || (maxInclusive ? value <= max : value < max);

/**
 * Returns whether a value lies in a range; false for a value that is not a finite number and for a reversed
 * range.
 * @example isInRange({ min: 5.5, max: 7.4, minInclusive: true, maxInclusive: true }, 7.4) → true
 */
export function isInRange(range: NumberRange, value: unknown): boolean {
  const number = toFinite(value);
  return number !== null && isAboveMin(range, number) && isBelowMax(range, number);
}

/**
 * Returns the band that contains a value; null for a value below the first band or not a finite number, which
 * the map draws as 'no data'.
 * @example findBand(buildSoilPhLegend(DEFAULT_PARAMETERS).bands, 7.4)?.id → "neutral"
 * @example findBand(buildSoilPhLegend(DEFAULT_PARAMETERS).bands, -1) → null
 */
export function findBand<Id extends string>(bands: readonly Band<Id>[], value: unknown): Band<Id> | null {
  return bands.find((band) => isInRange(band, value)) ?? null;
}
