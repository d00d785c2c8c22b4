/** Tonnage that is fetched of an agent's unmoved stock, and its piles. */
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';
import { findTonnageProblem, roundToGrams } from './trip-cost';
import type { TonnageProblem } from './trip-cost';
import type { PickupPile } from './trip-plan';

/**
 * Parses a typed tonnage, at most the `unmoved` tonnes. Problems: 'notATonnage' for a text that is not a number
 * or below zero, 'nothingToCarry' for 0, 'tooManyTonnes' for more than is unmoved or than a plan may contain
 * (`max`: the unmoved tonnes). Source: ledger LP-03.
 * @example readTonnage('12.5', 30).value → 12.5
 * @example readTonnage('31', 30).problem → "tooManyTonnes"
 */
export function readTonnage(text: string, unmoved: number): Result<number, TonnageProblem> {
  const max = roundToGrams(unmoved);
  const typed = readDecimal(text);
  if (typed === null) return { ok: false, problem: 'notATonnage', values: { max } };
  const problem = findTonnageProblem(typed) ?? (roundToGrams(typed) > max ? 'tooManyTonnes' : null);
  return problem ? { ok: false, problem, values: { max } } : { ok: true, value: roundToGrams(typed) };
}

/**
 * Returns the piles from which a tonnage is fetched, in the given order (oldest first, as the server returns
 * them), the last in part; all piles when they have less. A pile with an invalid tonnage is unchanged, so that
 * planning reports its problem. Source: ledger LP-03; the order is a decision of this product.
 * @example selectPiles([{ id: '1', name: 'Uyo', tonnes: 4, position: { latitude: 5, longitude: 8 } }, { id: '2', name: 'Oron', tonnes: 4, position: { latitude: 5, longitude: 8 } }], 5).map((pile) => pile.tonnes) → [4,1]
 */
export function selectPiles(piles: readonly PickupPile[], tonnes: number): PickupPile[] {
  let left = roundToGrams(tonnes);
  return piles.flatMap((pile) => {
    if (!Number.isFinite(pile.tonnes)) return [pile];
    const load = Math.min(left, roundToGrams(pile.tonnes));
    left = roundToGrams(left - load);
    return load > 0 ? [{ ...pile, tonnes: load }] : [];
  });
}
