import { finite } from '../numbers';

/** A range of numbers; null is no bound on that side. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
  readonly minInclusive: boolean;
  readonly maxInclusive: boolean;
}

/** One class of a legend. */
export interface Band<Id extends string = string> extends NumberRange {
  readonly id: Id;
  /** As the specification writes it. */
  readonly label: string;
  /** '#rrggbb' */
  readonly color: string;
}

/** A legend: its bands in the order the specification lists them. */
export interface Legend<Id extends string = string> {
  readonly id: string;
  readonly unit: string;
  readonly source: string;
  /** Where the colours come from. */
  readonly ramp: string;
  readonly bands: readonly Band<Id>[];
}

/** The lower edge of a band as the specification writes it: from a value on (inclusive) or above it (exclusive). */
export type BandStart<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
} & ({ readonly from: number } | { readonly above: number });

/** The colours of a scale, from its lowest class to its highest. */
export interface Ramp {
  readonly source: string;
  readonly colors: readonly string[];
}

const edgeOf = (start: BandStart): number => ('from' in start ? start.from : start.above);

/**
 * The bands that begin at `starts`, ascending, with no gap and no overlap: each ends where the next begins and the last
 * has no upper end. Source: decision 10 "The edges of bands".
 * @example bandsFrom([{ id: 'low', label: '<12', from: 0 }, { id: 'high', label: '>12', above: 12 }], ['#ffffff', '#000000']) → [{ "id": "low", "label": "<12", "min": 0, "max": 12, "minInclusive": true, "maxInclusive": true, "color": "#ffffff" }, { "id": "high", "label": ">12", "min": 12, "max": null, "minInclusive": false, "maxInclusive": false, "color": "#000000" }]
 */
export function bandsFrom<const Id extends string>(
  starts: readonly BandStart<Id>[],
  colors: readonly string[]
): readonly Band<Id>[] {
  return starts.map((start, index): Band<Id> => {
    const next = starts[index + 1];
    return {
      id: start.id,
      label: start.label,
      min: edgeOf(start),
      max: next ? edgeOf(next) : null,
      minInclusive: 'from' in start,
      maxInclusive: next !== undefined && 'above' in next,
      color: colors[index]!
    };
  });
}

/** What a legend says beside its bands. */
type LegendHead = Pick<Legend, 'id' | 'unit' | 'source'>;

/** A legend whose bands begin at `starts`, in the colours of a ramp, both from the lowest class to the highest. */
export const legendFrom = <const Id extends string>(
  head: LegendHead,
  { source: ramp, colors }: Ramp,
  starts: readonly BandStart<Id>[]
): Legend<Id> => ({ ...head, ramp, bands: bandsFrom(starts, colors) });

/** The same, listed from the highest class down as the specification does. */
export function legendFromTop<const Id extends string>(
  ...given: Parameters<typeof legendFrom<Id>>
): Legend<Id> {
  const legend = legendFrom(...given);
  return { ...legend, bands: [...legend.bands].reverse() };
}

const aboveMin = ({ min, minInclusive }: NumberRange, value: number): boolean =>
  min === null || (minInclusive ? value >= min : value > min);

const belowMax = ({ max, maxInclusive }: NumberRange, value: number): boolean =>
  max === null || (maxInclusive ? value <= max : value < max);

/**
 * Whether a value lies in a range; what is no finite number lies in none, and nothing lies in a reversed range.
 * @example inRange({ min: 5.5, max: 7.4, minInclusive: true, maxInclusive: true }, 7.4) → true
 */
export function inRange(range: NumberRange, value: unknown): boolean {
  const number = finite(value);
  return number !== null && aboveMin(range, number) && belowMax(range, number);
}

/**
 * The band a value lies in, or null for a value below the first band and for what is no finite number (the map then
 * draws it as 'no data').
 * @example bandOf(soilPhLegend(DEFAULT_PARAMETERS).bands, 7.4)?.id → "neutral"
 * @example bandOf(soilPhLegend(DEFAULT_PARAMETERS).bands, -1) → null
 */
export function bandOf<Id extends string>(bands: readonly Band<Id>[], value: unknown): Band<Id> | null {
  return bands.find((band) => inRange(band, value)) ?? null;
}
