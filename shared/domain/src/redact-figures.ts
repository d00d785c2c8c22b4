/** Small-count suppression of mill figures for callers without read access to the mills. */
import { toFinite } from './numbers';
import type { Parameters } from './parameters';
import { SUPPRESSED } from './service-area-figures';
import type {
  KnownAreaFigures,
  MillFigureName,
  ServiceAreaFigures,
  Suppressed
} from './service-area-figures';

/** Significant digits of a mill figure for guests. */
const GUEST_DIGITS = 3;

/**
 * Rounds a number to three significant digits, as guests see figures of mills; null stays null. Source:
 * docs/rules/guest-figures.md.
 * @example roundForGuests(3871.44) → 3870
 * @example roundForGuests(0.98765) → 0.988
 */
export const roundForGuests = (value: number | null): number | null =>
  toFinite(value) === null ? null : Number(value!.toPrecision(GUEST_DIGITS));

/**
 * Suppresses the mill figures of an area for callers without read access to the mills: `tooFew` when there are
 * fewer than `minMillsTold` mills, else rounded to three significant digits. Other figures are unchanged.
 * Source: docs/rules/guest-figures.md.
 * @example redactForGuests({ noOfMills: 4, totalTonsBought: 100, totalNoOfTransactions: 9, avgPricePerTonne: 36420 }, DEFAULT_PARAMETERS) → { "noOfMills": "tooFew", "totalTonsBought": "tooFew", "totalNoOfTransactions": "tooFew", "avgPricePerTonne": "tooFew" }
 */
export function redactForGuests<Figures extends Pick<KnownAreaFigures, MillFigureName>>(
  figures: Figures,
  { minMillsTold }: Pick<Parameters, 'minMillsTold'>
): Omit<Figures, MillFigureName> & Pick<ServiceAreaFigures, MillFigureName> {
  const few = figures.noOfMills < minMillsTold;
  const redactFigure = (value: number): number | Suppressed => (few ? SUPPRESSED : roundForGuests(value)!);
  return {
    ...figures,
    noOfMills: redactFigure(figures.noOfMills),
    totalTonsBought: redactFigure(figures.totalTonsBought),
    totalNoOfTransactions: redactFigure(Math.round(figures.totalNoOfTransactions)),
    avgPricePerTonne: few ? SUPPRESSED : roundForGuests(figures.avgPricePerTonne)
  };
}
