/** Parts of piles: the loads that are fetched together, or the reason why a pile cannot be fetched. */
import { findCheapestMix, splitLoads } from '../trips/cheapest-mix';
import { countLoadUnits } from '../trips/trip-cost';
import { toWholeMinutes } from '../trips/trip-timeline';
import { PICKUP_VEHICLES } from '../trips/vehicles';
import type { PickupVehicle } from '../trips/vehicles';
import type { RoundsProblem } from './round-problem';
import { countWorkMinutes } from './work-day';

/**
 * Reasons for a pile, or a rest of it, that is not fetched: it is empty; no road within the snap distance; no
 * vehicle can reach it and return; no vehicle can fetch it within a working day; every vehicle is busy on every
 * day.
 */
export const LEFT_REASONS = ['nothingToCarry', 'noRoad', 'noVehicle', 'dayTooShort', 'noVehicleDay'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Loads in tonnes into which a pile is split at first, or the reason why none of it can be fetched. */
export type PileParts = { readonly loads: readonly number[] } | { readonly reason: LeftReason };

/** Returns the kinds of the fleet, in table order. */
export const listFleetKinds = ({ fleet }: RoundsProblem): PickupVehicle[] =>
  PICKUP_VEHICLES.filter((vehicle) => (fleet[vehicle] ?? 0) > 0);

/**
 * Returns the vehicles that fetch a full load of a pile (or all of it, if that is less) within one working day,
 * on a round of its own.
 */
function listVehiclesInTime(problem: RoundsProblem, pile: number): PickupVehicle[] {
  const { piles, rules, matrix } = problem;
  const place = pile + 1;
  const drive = Math.round(matrix.minutes[place]!) + Math.round(matrix.minutes[place * matrix.size]!);
  const available = countWorkMinutes(problem);
  return listFleetKinds(problem).filter((vehicle) => {
    const { capacity, loadingHoursPerTonne, offloadingHours } = rules.vehicles[vehicle];
    const load = Math.min(piles[pile]!.tonnes, capacity);
    return drive + toWholeMinutes(load * loadingHoursPerTonne) + toWholeMinutes(offloadingHours) <= available;
  });
}

/**
 * Splits a pile into the loads of its cheapest mix ({@link findCheapestMix}): full loads and a rest, by the
 * vehicles that can fetch them within a day. A plan that fetches each load on a round of its own is thus the
 * plan of the trip planner; two loads of one pile may share a larger vehicle.
 */
export function splitPile(problem: RoundsProblem, pile: number): PileParts {
  const { piles, rules, matrix } = problem;
  const { tonnes } = piles[pile]!;
  if (countLoadUnits(tonnes) === 0) return { reason: 'nothingToCarry' };
  const place = pile + 1;
  if (matrix.isOffRoad[place]) return { reason: 'noRoad' };
  const distance = (matrix.kilometres[place]! + matrix.kilometres[place * matrix.size]!) / 2;
  if (!Number.isFinite(distance)) return { reason: 'noVehicle' };
  const vehicles = listVehiclesInTime(problem, pile);
  if (vehicles.length === 0) return { reason: 'dayTooShort' };
  const mix = splitLoads(findCheapestMix(tonnes, distance, vehicles, rules), tonnes, rules);
  return { loads: mix.map(({ tonnes: load }) => load) };
}
