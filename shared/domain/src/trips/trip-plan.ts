/**
 * Pickup plan: the vehicles that fetch the piles, and the costs. One trip visits one pile, so trips are counted
 * pile by pile: two piles of a tonne take two trips. Different vehicles are cheap at different distances (see
 * `trip-cost`), so the cheapest mix is computed for each pile; since piles do not share trips, the sum is the
 * cheapest of all.
 */
import type { LatLon } from '../distance';
import type { Result } from '../result';
import { loadsOf, mixOf, noTrips } from './cheapest-mix';
import type { TripCounts } from './cheapest-mix';
import {
  MAX_PLAN_TONNES,
  costOf,
  sumOfCosts,
  timesCost,
  tonnageProblem,
  tripDistance,
  tripsOf,
  wholeGrams
} from './trip-cost';
import type { TonnageProblem, TripCost, TripTotals, VehicleSummary } from './trip-cost';
import type { TripRules } from './trip-rules';
import { PICKUP_VEHICLES, isPickupVehicle } from './vehicles';
import type { PickupVehicle } from './vehicles';
import { failed } from '../result';

/** Stock at one place in the field: a pile, or all that one agent has there. */
export interface Pile {
  readonly id: string;
  readonly name: string;
  readonly tonnes: number;
  readonly position: LatLon;
}

/** One trip to one pile; costs in NGN, distance one way in kilometres. */
export interface PlannedTrip extends TripCost {
  readonly vehicle: PickupVehicle;
  readonly pileId: string;
  readonly pileName: string;
  readonly tonnes: number;
  readonly distanceKm: number;
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

export type TripPlanProblem = TonnageProblem | 'noVehicle' | 'unknownVehicle' | 'noPosition';

/** A pile that is not empty, with its distance. */
interface Place {
  readonly pile: Pile;
  readonly distanceKm: number;
}

/** Returns the piles that are not empty, or the problem of the first that cannot be planned. */
function placesOf(piles: readonly Pile[], factory: LatLon): Result<Place[], TripPlanProblem> {
  const places: Place[] = [];
  for (const pile of piles) {
    const values = { name: pile.name, max: MAX_PLAN_TONNES };
    const problem = tonnageProblem(pile.tonnes);
    if (problem === 'nothingToCarry') continue;
    if (problem) return { ok: false, problem, values };
    const distanceKm = tripDistance(pile.position, factory);
    if (distanceKm === null) return { ok: false, problem: 'noPosition', values: { name: pile.name } };
    places.push({ pile, distanceKm });
  }
  return { ok: true, value: places };
}

function alone(
  vehicle: PickupVehicle,
  places: readonly Place[],
  tonnes: number,
  rules: TripRules
): VehicleSummary {
  const fetched = places.map(({ pile, distanceKm }) => {
    const trips = tripsOf(vehicle, pile.tonnes, rules);
    return { trips, ...timesCost(costOf(vehicle, distanceKm, rules), trips) };
  });
  const trips = fetched.reduce((sum, { trips: count }) => sum + count, 0);
  const costs = sumOfCosts(fetched);
  return { vehicle, trips, ...costs, costPerTonne: costs.cost / tonnes };
}

function tripsTo(
  { pile, distanceKm }: Place,
  vehicles: readonly PickupVehicle[],
  rules: TripRules
): PlannedTrip[] {
  const loads = loadsOf(mixOf(pile.tonnes, distanceKm, vehicles, rules), pile.tonnes, rules);
  return loads.map(({ vehicle, tonnes }) => ({
    vehicle,
    pileId: pile.id,
    pileName: pile.name,
    tonnes,
    distanceKm,
    ...costOf(vehicle, distanceKm, rules)
  }));
}

function cheapest(
  places: readonly Place[],
  vehicles: readonly PickupVehicle[],
  tonnes: number,
  rules: TripRules
): TripMix {
  const plan = places.flatMap((place) => tripsTo(place, vehicles, rules));
  const counts = noTrips();
  for (const { vehicle } of plan) counts[vehicle]++;
  const costs = sumOfCosts(plan);
  return { trips: plan.length, ...costs, costPerTonne: costs.cost / tonnes, counts, plan };
}

/**
 * Plans the pickup of piles (or of agents' stock) with the allowed vehicles: each vehicle on its own, and their
 * cheapest mix, by the costs of `trip-cost`; costs in NGN. With equal costs the mix with fewer trips wins, then
 * the earlier vehicles of the table. Piles of 0 t are skipped. Problems, checked in this order: 'noVehicle' (no
 * vehicle allowed), 'unknownVehicle', 'notATonnage' (a pile below zero or not finite), 'noPosition' (an invalid
 * position of a pile or the factory), 'nothingToCarry' (no piles, or all empty), 'tooManyTonnes' (over 100,000
 * in one pile or in all). Source: section 9 "Transport calculator".
 * @example planTrips([{ id: '1', name: 'Uyo', tonnes: 12, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['MB1', 'Ford'], tripRules(DEFAULT_PARAMETERS)).value.cheapest.counts → {"Ford":1,"Ford2":0,"Dyna2":0,"MB1":1,"MB2":0}
 * @example planTrips([{ id: '1', name: 'Uyo', tonnes: 12, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['MB1', 'Ford'], tripRules(DEFAULT_PARAMETERS)).value.cheapest.cost → 6500
 * @example planTrips([], ['MB1'], tripRules(DEFAULT_PARAMETERS)).problem → "nothingToCarry"
 */
export function planTrips(
  piles: readonly Pile[],
  vehicles: readonly string[],
  rules: TripRules
): Result<TripPlan, TripPlanProblem> {
  if (vehicles.length === 0) return { ok: false, problem: 'noVehicle' };
  const unknown = vehicles.find((vehicle) => !isPickupVehicle(vehicle));
  if (unknown !== undefined) return { ok: false, problem: 'unknownVehicle', values: { vehicle: unknown } };
  const places = placesOf(piles, rules.factory);
  if (failed(places)) return places;
  const tonnes = wholeGrams(places.value.reduce((sum, { pile }) => sum + pile.tonnes, 0));
  const problem = tonnageProblem(tonnes);
  if (problem) return { ok: false, problem, values: { max: MAX_PLAN_TONNES } };
  const allowed = PICKUP_VEHICLES.filter((vehicle) => vehicles.includes(vehicle));
  return {
    ok: true,
    value: {
      tonnes,
      vehicles: allowed.map((vehicle) => alone(vehicle, places.value, tonnes, rules)),
      cheapest: cheapest(places.value, allowed, tonnes, rules)
    }
  };
}
