/**
 * Pickup plan: the vehicles that fetch the piles, and the costs. One trip visits one pile, so trips are counted
 * pile by pile: two piles of a tonne take two trips. Different vehicles are cheap at different distances (see
 * `trip-cost`), so the cheapest mix is computed for each pile; since piles do not share trips, the sum is the
 * cheapest of all.
 */
import type { LatLon } from '../distance';
import type { Result } from '../result';
import { splitLoads, findCheapestMix, createTripCounts } from './cheapest-mix';
import type { TripCounts } from './cheapest-mix';
import {
  MAX_PLAN_TONNES,
  computeTripCost,
  sumCosts,
  multiplyCost,
  findTonnageProblem,
  countTrips,
  roundToGrams
} from './trip-cost';
import type { TonnageProblem, TripCost, TripTotals, VehicleSummary } from './trip-cost';
import { computeMeanDistance, computeStraightDrive } from './trip-drive';
import type { OutAndBack, TripDrive } from './trip-drive';
import type { TripRules } from './trip-rules';
import { PICKUP_VEHICLES, isPickupVehicle } from './vehicles';
import type { PickupVehicle } from './vehicles';
import { isFailure } from '../result';

/** Maximum number of piles of one plan. */
export const MAX_PLAN_PILES = 500;

/** Stock at one place in the field: a pile, or all that one agent has there. */
export interface PickupPile {
  readonly id: string;
  readonly name: string;
  readonly tonnes: number;
  readonly position: LatLon;
}

/** One trip to one pile; costs in NGN. */
export interface PlannedTrip extends TripCost {
  readonly vehicle: PickupVehicle;
  readonly pileId: string;
  readonly pileName: string;
  readonly tonnes: number;
  /** Kilometres one way; by road half of there and back. */
  readonly distanceKm: number;
  /** Driving minutes, not rounded. */
  readonly driveMinutes: OutAndBack;
}

export interface TripMix extends TripTotals {
  readonly counts: TripCounts;
  /** Trips in the order of the piles, the fullest first. */
  readonly plan: readonly PlannedTrip[];
}

export interface TripPlan {
  readonly tonnes: number;
  /** Costs of each allowed vehicle when it fetches everything; in table order. */
  readonly vehicles: readonly VehicleSummary[];
  readonly cheapest: TripMix;
}

export type TripPlanProblem = TonnageProblem | 'noVehicle' | 'unknownVehicle' | 'noPosition' | 'tooManyPiles';

/** Returns the driving of a trip to a pile; null when there is no way. */
export type FindDrive = (pile: PickupPile, rules: TripRules) => TripDrive | null;

/** A pile that is not empty, with its distance. */
interface PileWithDistance extends Pick<PlannedTrip, 'distanceKm' | 'driveMinutes'> {
  readonly pile: PickupPile;
}

/** Returns the piles that are not empty, or the problem of the first that cannot be planned. */
function locatePiles(
  piles: readonly PickupPile[],
  rules: TripRules,
  findDrive: FindDrive
): Result<PileWithDistance[], TripPlanProblem> {
  const places: PileWithDistance[] = [];
  for (const pile of piles) {
    const values = { name: pile.name, max: MAX_PLAN_TONNES };
    const problem = findTonnageProblem(pile.tonnes);
    if (problem === 'nothingToCarry') continue;
    if (problem) return { ok: false, problem, values };
    const drive = findDrive(pile, rules);
    const distanceKm = drive && computeMeanDistance(drive);
    if (!drive || distanceKm === null)
      return { ok: false, problem: 'noPosition', values: { name: pile.name } };
    places.push({ pile, distanceKm, driveMinutes: drive.minutes });
  }
  return places.length > MAX_PLAN_PILES
    ? { ok: false, problem: 'tooManyPiles', values: { count: places.length, max: MAX_PLAN_PILES } }
    : { ok: true, value: places };
}

function summarizeVehicle(
  vehicle: PickupVehicle,
  places: readonly PileWithDistance[],
  tonnes: number,
  rules: TripRules
): VehicleSummary {
  const fetched = places.map(({ pile, distanceKm }) => {
    const trips = countTrips(vehicle, pile.tonnes, rules);
    return { trips, ...multiplyCost(computeTripCost(vehicle, distanceKm, rules), trips) };
  });
  const trips = fetched.reduce((sum, { trips: count }) => sum + count, 0);
  const costs = sumCosts(fetched);
  return { vehicle, trips, ...costs, costPerTonne: costs.cost / tonnes };
}

function planPileTrips(
  { pile, distanceKm, driveMinutes }: PileWithDistance,
  vehicles: readonly PickupVehicle[],
  rules: TripRules
): PlannedTrip[] {
  const loads = splitLoads(findCheapestMix(pile.tonnes, distanceKm, vehicles, rules), pile.tonnes, rules);
  return loads.map(({ vehicle, tonnes }) => ({
    vehicle,
    pileId: pile.id,
    pileName: pile.name,
    tonnes,
    distanceKm,
    driveMinutes,
    ...computeTripCost(vehicle, distanceKm, rules)
  }));
}

function planCheapestMix(
  places: readonly PileWithDistance[],
  vehicles: readonly PickupVehicle[],
  tonnes: number,
  rules: TripRules
): TripMix {
  const plan = places.flatMap((place) => planPileTrips(place, vehicles, rules));
  const counts = createTripCounts();
  for (const { vehicle } of plan) counts[vehicle]++;
  const costs = sumCosts(plan);
  return { trips: plan.length, ...costs, costPerTonne: costs.cost / tonnes, counts, plan };
}

/**
 * Plans the pickup of piles (or of agents' stock) with the allowed vehicles: each vehicle on its own, and their
 * cheapest mix, by the costs of `trip-cost`; costs in NGN. With equal costs the mix with fewer trips wins, then
 * the earlier vehicles of the table. Piles of 0 t are skipped. Problems, checked in this order: 'noVehicle' (no
 * vehicle allowed), 'unknownVehicle', 'notATonnage' (a pile below zero or not finite), 'noPosition' (an invalid
 * position of a pile or the factory, or no way), 'tooManyPiles' (over 500), 'nothingToCarry' (no piles, or all
 * empty), 'tooManyTonnes' (over 100,000 in one pile or in all). Source: section 9 "Transport calculator".
 * @param findDrive returns the driving to a pile; the straight line at the trip speed when it is omitted.
 * @example planTrips([{ id: '1', name: 'Uyo', tonnes: 12, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['MB1', 'Ford'], readTripRules(DEFAULT_PARAMETERS)).value.cheapest.counts → {"Ford":1,"Ford2":0,"Dyna2":0,"MB1":1,"MB2":0}
 * @example planTrips([{ id: '1', name: 'Uyo', tonnes: 12, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['MB1', 'Ford'], readTripRules(DEFAULT_PARAMETERS)).value.cheapest.cost → 6500
 * @example planTrips([], ['MB1'], readTripRules(DEFAULT_PARAMETERS)).problem → "nothingToCarry"
 */
export function planTrips(
  piles: readonly PickupPile[],
  vehicles: readonly string[],
  rules: TripRules,
  findDrive: FindDrive = computeStraightDrive
): Result<TripPlan, TripPlanProblem> {
  if (vehicles.length === 0) return { ok: false, problem: 'noVehicle' };
  const unknown = vehicles.find((vehicle) => !isPickupVehicle(vehicle));
  if (unknown !== undefined) return { ok: false, problem: 'unknownVehicle', values: { vehicle: unknown } };
  const places = locatePiles(piles, rules, findDrive);
  if (isFailure(places)) return places;
  const tonnes = roundToGrams(places.value.reduce((sum, { pile }) => sum + pile.tonnes, 0));
  const problem = findTonnageProblem(tonnes);
  if (problem) return { ok: false, problem, values: { max: MAX_PLAN_TONNES } };
  const allowed = PICKUP_VEHICLES.filter((vehicle) => vehicles.includes(vehicle));
  return {
    ok: true,
    value: {
      tonnes,
      vehicles: allowed.map((vehicle) => summarizeVehicle(vehicle, places.value, tonnes, rules)),
      cheapest: planCheapestMix(places.value, allowed, tonnes, rules)
    }
  };
}
