/**
 * Pickup rounds: which vehicle fetches which piles in which order. A round leaves the factory empty, loads at
 * one or several piles and returns to offload. Source: section 9 "Transport calculator" and ledger BY-13; the
 * objective is a decision of this product (decision 92).
 */
import type { Result } from '../result';
import { MAX_PLAN_TONNES, findTonnageProblem } from '../trips/trip-cost';
import type { TripRules } from '../trips/trip-rules';
import { PICKUP_VEHICLES } from '../trips/vehicles';
import type { PickupVehicle } from '../trips/vehicles';
import type { RoundMatrix } from './round-matrix';

/** Most piles of one problem: with the factory, the most places of a matrix. */
export const MAX_ROUND_PILES = 499;
/** Most vehicles of one kind, and most working days. */
export const MAX_FLEET_COUNT = 100;
export const MAX_ROUND_DAYS = 31;

/** Stock at one place that may be fetched. Pile `i` of a problem is place `i + 1` of its matrix. */
export interface RoundPile {
  readonly id: string;
  readonly name: string;
  readonly agentId: string;
  readonly tonnes: number;
  /** Days that it has waited. */
  readonly waitingDays: number;
}

/** Hours in which every vehicle stands still, wherever it is; minutes of the day in Lagos. */
export interface WorkBreak {
  readonly start: number;
  readonly end: number;
}

/** Number of vehicles of each kind; a missing kind has none. */
export type Fleet = Readonly<Partial<Record<PickupVehicle, number>>>;

export interface RoundsProblem {
  readonly piles: readonly RoundPile[];
  readonly fleet: Fleet;
  /** Vehicles, costs and the working day; the factory is place 0 of the matrix. */
  readonly rules: TripRules;
  readonly breaks: readonly WorkBreak[];
  /** Working days in which the piles are fetched. */
  readonly days: number;
  readonly matrix: RoundMatrix;
  /** NGN for each tonne, day that it has waited and day that it waits further; 0 ignores the waiting. */
  readonly waitingWeight: number;
}

export type RoundsFault =
  | 'noVehicle'
  | 'invalidFleet'
  | 'invalidDays'
  | 'invalidBreak'
  | 'invalidWaitingWeight'
  | 'invalidWaitingDays'
  | 'tooManyPiles'
  | 'invalidMatrix'
  | 'factoryOffRoad'
  | 'notATonnage'
  | 'tooManyTonnes'
  | 'nothingToCarry';

type Failure = Extract<Result<never, RoundsFault>, { readonly ok: false }>;

const isCount = (value: number, max: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= max;

const isNonNegative = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** Returns whether breaks are within the day, in order and apart. */
function hasValidBreaks({ breaks, rules }: RoundsProblem): boolean {
  let free = rules.dayStart;
  return breaks.every(({ start, end }) => {
    const isValid =
      Number.isInteger(start) && Number.isInteger(end) && start >= free && end > start && end <= rules.dayEnd;
    free = end;
    return isValid;
  });
}

function findFleetFault({ fleet }: RoundsProblem): Failure | null {
  const counts = PICKUP_VEHICLES.map((vehicle) => fleet[vehicle] ?? 0);
  if (!counts.every((count) => isCount(count, MAX_FLEET_COUNT)))
    return { ok: false, problem: 'invalidFleet', values: { max: MAX_FLEET_COUNT } };
  return counts.some((count) => count > 0) ? null : { ok: false, problem: 'noVehicle' };
}

function findPileFault({ piles }: RoundsProblem): Failure | null {
  let tonnes = 0;
  for (const { name, tonnes: load, waitingDays } of piles) {
    const problem = findTonnageProblem(load);
    if (problem && problem !== 'nothingToCarry')
      return { ok: false, problem, values: { name, max: MAX_PLAN_TONNES } };
    if (!isNonNegative(waitingDays)) return { ok: false, problem: 'invalidWaitingDays', values: { name } };
    tonnes += load;
  }
  const problem = findTonnageProblem(tonnes);
  return problem && { ok: false, problem, values: { max: MAX_PLAN_TONNES } };
}

/**
 * Returns the first fault of a problem; null when it can be solved. Checked in this order: 'tooManyPiles' (more
 * than {@link MAX_ROUND_PILES}), 'invalidFleet' and 'noVehicle', 'invalidDays', 'invalidBreak' (outside the
 * working day, overlapping or not in order), 'invalidWaitingWeight', 'invalidMatrix' (its size is not that of
 * factory and piles), 'factoryOffRoad', then by pile 'notATonnage', 'tooManyTonnes' and 'invalidWaitingDays', at
 * last 'nothingToCarry' (all piles are empty) and 'tooManyTonnes' of all.
 */
export function findRoundsFault(problem: RoundsProblem): Failure | null {
  const { piles, days, waitingWeight, matrix } = problem;
  if (piles.length > MAX_ROUND_PILES)
    return {
      ok: false,
      problem: 'tooManyPiles',
      values: { count: piles.length, max: MAX_ROUND_PILES }
    };
  const fleet = findFleetFault(problem);
  if (fleet) return fleet;
  if (!isCount(days, MAX_ROUND_DAYS) || days === 0)
    return { ok: false, problem: 'invalidDays', values: { max: MAX_ROUND_DAYS } };
  if (!hasValidBreaks(problem)) return { ok: false, problem: 'invalidBreak' };
  if (!isNonNegative(waitingWeight)) return { ok: false, problem: 'invalidWaitingWeight' };
  if (matrix.size !== piles.length + 1) return { ok: false, problem: 'invalidMatrix' };
  if (matrix.isOffRoad[0]) return { ok: false, problem: 'factoryOffRoad' };
  return findPileFault(problem);
}
