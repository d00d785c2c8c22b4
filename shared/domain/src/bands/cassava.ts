import { toQuantity } from '../numbers';
import { findBand, buildDescendingLegend } from './band';
import type { Band } from './band';
import { RAMPS } from './ramps';

/**
 * Cassava production of a state per year, in thousands of tonnes. The specification gives 'tonnes' for classes
 * that fit only thousands, and calls the last class 'lowest'.
 */
export const CASSAVA_LEGEND = buildDescendingLegend(
  { id: 'cassava', unit: 'thousand t', source: 'section 9 "Legends and bands"' },
  RAMPS.yellowBrown8,
  [
    { id: 'from0', label: '≤100', from: 0 },
    { id: 'above100', label: '>100', above: 100 },
    { id: 'above200', label: '>200', above: 200 },
    { id: 'above500', label: '>500', above: 500 },
    { id: 'above1000', label: '>1000', above: 1_000 },
    { id: 'above2000', label: '>2000', above: 2_000 },
    { id: 'above2500', label: '>2500', above: 2_500 },
    { id: 'above3000', label: '>3000', above: 3_000 }
  ]
);

/**
 * Returns the class of a state's cassava production in thousands of tonnes, the unit of all data; null for an
 * invalid quantity.
 * @example findCassavaBand(3000.1)?.label → ">3000"
 * @example findCassavaBand(3000)?.label → ">2500"
 */
export function findCassavaBand(thousandTonnes: number | null): Band | null {
  const known = toQuantity(thousandTonnes);
  return known === null ? null : findBand(CASSAVA_LEGEND.bands, known);
}
