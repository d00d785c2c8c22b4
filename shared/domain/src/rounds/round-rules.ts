import { toWholeMinutes } from '../trips/trip-timeline';
import type { Parameters } from '../parameters';
import type { RoundsProblem } from './round-problem';

/** Rules of pickup rounds beside the rules of each trip (`readTripRules`). */
export type RoundRules = Pick<RoundsProblem, 'breaks' | 'waitingWeight'>;

/**
 * Returns the break of the day and the weight of waiting from a parameter set. A break that ends in the minute in
 * which it begins is no break.
 * @example readRoundRules(DEFAULT_PARAMETERS) → { "breaks": [], "waitingWeight": 0 }
 * @example readRoundRules({ ...DEFAULT_PARAMETERS, roundBreakStart: 13, roundBreakEnd: 13.5 }).breaks → [{ "start": 780, "end": 810 }]
 */
export function readRoundRules(p: Parameters): RoundRules {
  const [start, end] = [toWholeMinutes(p.roundBreakStart), toWholeMinutes(p.roundBreakEnd)];
  return { breaks: start < end ? [{ start, end }] : [], waitingWeight: p.roundWaitingWeight };
}
