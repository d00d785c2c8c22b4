/** A problem of pickup rounds in numbers: kinds of vehicle, places and parts of piles by index. */
import { toWholeMinutes } from '../trips/trip-timeline';
import type { PickupVehicle } from '../trips/vehicles';
import { listFleetKinds, splitPile } from './round-parts';
import type { LeftReason } from './round-parts';
import type { RoundsProblem } from './round-problem';
import { countWorkMinutes } from './work-day';

const GRAMS_PER_TONNE = 1_000_000;
/** Kilometres and minutes between two piles without a way: more than fit into any day. */
const NO_WAY = 10_000_000;

/** A kind of vehicle of the fleet. Its shifts (a vehicle on a day) are numbered day by day. */
export interface RoundKind {
  readonly vehicle: PickupVehicle;
  readonly count: number;
  readonly shifts: number;
  /** Grams. */
  readonly capacity: number;
  /** NGN per kilometre. */
  readonly fuel: number;
  /** NGN per round. */
  readonly loading: number;
  /** Minutes at the factory. */
  readonly offload: number;
  readonly loadingHoursPerTonne: number;
}

/** A load of one pile that is fetched at once. */
export interface RoundPart {
  readonly pile: number;
  /** Row of the pile in the matrix. */
  readonly place: number;
  readonly grams: number;
  /** NGN for each day after the first on which it is fetched. */
  readonly wait: number;
  /** Loading minutes of each kind. */
  readonly loadMinutes: readonly number[];
}

/** Driving between places, loads in grams and times in whole minutes. */
export interface RoundModel {
  readonly kinds: readonly RoundKind[];
  readonly size: number;
  readonly kilometres: Float64Array;
  readonly minutes: Int32Array;
  readonly workMinutes: number;
  readonly days: number;
  /** A search may cut a part, which replaces it and adds another. */
  readonly parts: RoundPart[];
  /** Reason of each pile that cannot be fetched at all, else null. */
  readonly reasons: readonly (LeftReason | null)[];
  readonly createPart: (pile: number, grams: number) => RoundPart;
}

/** Returns tonnes in whole grams. */
export const toGrams = (tonnes: number): number => Math.round(tonnes * GRAMS_PER_TONNE);
export const toTonnes = (grams: number): number => grams / GRAMS_PER_TONNE;

function readKinds(problem: RoundsProblem): RoundKind[] {
  const { fleet, rules, days } = problem;
  return listFleetKinds(problem).map((vehicle) => {
    const figures = rules.vehicles[vehicle];
    const count = fleet[vehicle]!;
    return {
      vehicle,
      count,
      shifts: count * days,
      capacity: toGrams(figures.capacity),
      fuel: figures.fuelPerKm * figures.fuelCost,
      loading: figures.loadingCost,
      offload: toWholeMinutes(figures.offloadingHours),
      loadingHoursPerTonne: figures.loadingHoursPerTonne
    };
  });
}

/** Creates the model of a problem without faults (`findRoundsFault`). */
export function createRoundModel(problem: RoundsProblem): RoundModel {
  const { piles, matrix, waitingWeight, days } = problem;
  const kinds = readKinds(problem);
  const createPart = (pile: number, grams: number): RoundPart => ({
    pile,
    place: pile + 1,
    grams,
    wait: waitingWeight * toTonnes(grams) * piles[pile]!.waitingDays,
    loadMinutes: kinds.map(({ loadingHoursPerTonne }) =>
      toWholeMinutes(toTonnes(grams) * loadingHoursPerTonne)
    )
  });
  const split = piles.map((_, pile) => splitPile(problem, pile));
  return {
    kinds,
    size: matrix.size,
    kilometres: matrix.kilometres.map((distance) => Math.min(distance, NO_WAY)),
    minutes: Int32Array.from(matrix.minutes, (drive) => Math.round(Math.min(drive, NO_WAY))),
    workMinutes: countWorkMinutes(problem),
    days,
    parts: split.flatMap((made, pile) =>
      'loads' in made ? made.loads.map((load) => createPart(pile, toGrams(load))) : []
    ),
    reasons: split.map((made) => ('reason' in made ? made.reason : null)),
    createPart
  };
}
