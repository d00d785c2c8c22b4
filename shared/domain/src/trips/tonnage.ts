/** How much of what an agent has unmoved is fetched, and from which piles. */
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';
import { tonnageProblem, wholeGrams } from './trip-cost';
import type { TonnageProblem } from './trip-cost';
import type { Pile } from './trip-plan';

/**
 * A tonnage as typed, of the `unmoved` tonnes there are. Problems: 'notATonnage' for what is no number or below zero,
 * 'nothingToCarry' for 0, 'tooManyTonnes' for more than there are or than a plan may hold (`max`: the tonnes there are).
 * Source: ledger LP-03.
 * @example readTonnage('12.5', 30).value → 12.5
 * @example readTonnage('31', 30).problem → "tooManyTonnes"
 */
export function readTonnage(text: string, unmoved: number): Result<number, TonnageProblem> {
  const max = wholeGrams(unmoved);
  const typed = readDecimal(text);
  if (typed === null) return { ok: false, problem: 'notATonnage', values: { max } };
  const problem = tonnageProblem(typed) ?? (wholeGrams(typed) > max ? 'tooManyTonnes' : null);
  return problem ? { ok: false, problem, values: { max } } : { ok: true, value: wholeGrams(typed) };
}

/**
 * The piles that so many tonnes are fetched from, in the order given (the oldest first, as the server answers them), the
 * last of them in part; all of them where there are fewer tonnes. One whose tonnes are no number stays as it is: a plan
 * says that it cannot be made. Source: ledger LP-03; the order is ours.
 * @example pilesFor([{ id: '1', name: 'Uyo', tonnes: 4, position: { latitude: 5, longitude: 8 } }, { id: '2', name: 'Oron', tonnes: 4, position: { latitude: 5, longitude: 8 } }], 5).map((pile) => pile.tonnes) → [4,1]
 */
export function pilesFor(piles: readonly Pile[], tonnes: number): Pile[] {
  let left = wholeGrams(tonnes);
  return piles.flatMap((pile) => {
    if (!Number.isFinite(pile.tonnes)) return [pile];
    const load = Math.min(left, wholeGrams(pile.tonnes));
    left = wholeGrams(left - load);
    return load > 0 ? [{ ...pile, tonnes: load }] : [];
  });
}
