/** Comparison of the vehicles' costs of fetching the same piles. */
import { roundTo } from '../numbers';
import { computeBreakEvenDistance, computeFullLoadCost } from './trip-cost';
import type { VehicleSummary } from './trip-cost';
import type { TripPlan } from './trip-plan';
import type { TripRules } from './trip-rules';
import type { PickupVehicle } from './vehicles';

/**
 * Difference between a vehicle's cost and the cheapest vehicle's, term by term; NGN, negative when the term is
 * lower.
 */
export interface CostlierVehicle {
  readonly vehicle: PickupVehicle;
  /** Additional trips. */
  readonly trips: number;
  readonly fuel: number;
  readonly loading: number;
  /** Sum of the terms; 0 for a vehicle of equal cost that loses by its trips or its place in the table. */
  readonly cost: number;
  /**
   * Distance in kilometres at which full loads of both cost the same per tonne, and the side on which this
   * vehicle is cheaper; null when one of them is cheaper at every distance.
   */
  readonly breakEven: { readonly distanceKm: number; readonly wins: 'nearer' | 'farther' } | null;
}

export interface VehicleComparison {
  readonly cheapest: VehicleSummary;
  /** All other vehicles, in table order. */
  readonly dearer: readonly CostlierVehicle[];
}

const NAIRA_DIGITS = 2;
const subtractNaira = (one: number, other: number): number => roundTo(one - other, NAIRA_DIGITS);

function findBreakEven(
  vehicle: PickupVehicle,
  cheapest: PickupVehicle,
  rules: TripRules
): CostlierVehicle['breakEven'] {
  const distanceKm = computeBreakEvenDistance(vehicle, cheapest, rules);
  if (distanceKm === null) return null;
  const near = distanceKm / 2;
  const [own, others] = [vehicle, cheapest].map((one) => computeFullLoadCost(one, near, rules));
  // The distance exceeds half the earth's circumference, so one of them is cheaper at every possible distance.
  if (own == null || others == null) return null;
  return { distanceKm, wins: own < others ? 'nearer' : 'farther' };
}

/**
 * Returns the vehicle of a plan that fetches everything at the lowest cost (with equal costs the one with fewer
 * trips, then the earlier in the table), and the additional cost of each other vehicle, term by term; NGN.
 * Source: ledger BY-05.
 * @example compareVehicles(planTrips([{ id: '1', name: 'Uyo', tonnes: 30, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['Dyna2', 'MB1'], readTripRules(DEFAULT_PARAMETERS)).value, readTripRules(DEFAULT_PARAMETERS)).dearer[0].cost → 2000
 */
export function compareVehicles(
  { vehicles }: Pick<TripPlan, 'vehicles'>,
  rules: TripRules
): VehicleComparison {
  const cheapest = vehicles.reduce((best, one) =>
    one.cost < best.cost || (one.cost === best.cost && one.trips < best.trips) ? one : best
  );
  return {
    cheapest,
    dearer: vehicles
      .filter((one) => one !== cheapest)
      .map((one) => ({
        vehicle: one.vehicle,
        trips: one.trips - cheapest.trips,
        fuel: subtractNaira(one.fuel, cheapest.fuel),
        loading: subtractNaira(one.loading, cheapest.loading),
        cost: subtractNaira(one.cost, cheapest.cost),
        breakEven: findBreakEven(one.vehicle, cheapest.vehicle, rules)
      }))
  };
}

/**
 * Returns the one cheapest option of a plan: its mix when that costs less than every vehicle on its own,
 * otherwise the cheapest vehicle.
 */
export const findCheapestOption = (
  { cheapest: mix }: Pick<TripPlan, 'cheapest'>,
  { cheapest }: Pick<VehicleComparison, 'cheapest'>
): PickupVehicle | 'mix' => (mix.cost < cheapest.cost ? 'mix' : cheapest.vehicle);
