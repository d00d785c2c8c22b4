/** Small-count suppression of mill figures for callers without read access to the mills. */
import { finite } from './numbers';
import type { Parameters } from './parameters';
import { TOO_FEW } from './service-area-figures';
import type { KnownAreaFigures, MillFigureName, ServiceAreaFigures, TooFew } from './service-area-figures';

/** Significant digits of a mill figure for guests. */
const TOLD_DIGITS = 3;

/**
 * Rounds a number to three significant digits, as guests see figures of mills; null stays null. Source:
 * docs/rules/guest-figures.md.
 * @example toldNumber(3871.44) → 3870
 * @example toldNumber(0.98765) → 0.988
 */
export const toldNumber = (value: number | null): number | null =>
  finite(value) === null ? null : Number(value!.toPrecision(TOLD_DIGITS));

/**
 * Suppresses the mill figures of an area for callers without read access to the mills: `tooFew` when there are
 * fewer than `minMillsTold` mills, else rounded to three significant digits. Other figures are unchanged.
 * Source: docs/rules/guest-figures.md.
 * @example toldFigures({ noOfMills: 4, totalTonsBought: 100, totalNoOfTransactions: 9, avgPricePerTonne: 36420 }, DEFAULT_PARAMETERS) → { "noOfMills": "tooFew", "totalTonsBought": "tooFew", "totalNoOfTransactions": "tooFew", "avgPricePerTonne": "tooFew" }
 */
export function toldFigures<Figures extends Pick<KnownAreaFigures, MillFigureName>>(
  figures: Figures,
  { minMillsTold }: Pick<Parameters, 'minMillsTold'>
): Omit<Figures, MillFigureName> & Pick<ServiceAreaFigures, MillFigureName> {
  const few = figures.noOfMills < minMillsTold;
  const told = (value: number): number | TooFew => (few ? TOO_FEW : toldNumber(value)!);
  return {
    ...figures,
    noOfMills: told(figures.noOfMills),
    totalTonsBought: told(figures.totalTonsBought),
    totalNoOfTransactions: told(Math.round(figures.totalNoOfTransactions)),
    avgPricePerTonne: few ? TOO_FEW : toldNumber(figures.avgPricePerTonne)
  };
}
