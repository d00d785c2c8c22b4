/** Why one vehicle fetches the piles for less than another. */
import { roundTo } from '../numbers';
import { breakEvenDistance, fullLoadCostPerTonne } from './trip-cost';
import type { VehicleSummary } from './trip-cost';
import type { TripPlan } from './trip-plan';
import type { TripRules } from './trip-rules';
import type { PickupVehicle } from './vehicles';

/** What a vehicle costs more than the cheapest, term by term; NGN, below zero where the term is the smaller one. */
export interface DearerVehicle {
  readonly vehicle: PickupVehicle;
  /** Trips more. */
  readonly trips: number;
  readonly fuel: number;
  readonly loading: number;
  /** The terms together; 0 for a vehicle that costs the same and loses by its trips or its place in the table. */
  readonly cost: number;
  /**
   * Kilometres at which full loads of both cost the same per tonne, and where this vehicle's cost less: nearer or
   * farther; null where one of them wins at every distance.
   */
  readonly breakEven: { readonly distanceKm: number; readonly wins: 'nearer' | 'farther' } | null;
}

export interface VehicleComparison {
  readonly cheapest: VehicleSummary;
  /** The others, in table order. */
  readonly dearer: readonly DearerVehicle[];
}

const NAIRA_DIGITS = 2;
const difference = (one: number, other: number): number => roundTo(one - other, NAIRA_DIGITS);

function breakEvenOf(
  vehicle: PickupVehicle,
  cheapest: PickupVehicle,
  rules: TripRules
): DearerVehicle['breakEven'] {
  const distanceKm = breakEvenDistance(vehicle, cheapest, rules);
  if (distanceKm === null) return null;
  const near = distanceKm / 2;
  const [own, others] = [vehicle, cheapest].map((one) => fullLoadCostPerTonne(one, near, rules));
  // Farther than there is ground: one of them wins at every distance there is.
  if (own == null || others == null) return null;
  return { distanceKm, wins: own < others ? 'nearer' : 'farther' };
}

/**
 * The vehicle of a plan that fetches everything alone for the least (among equal costs with fewer trips, then the
 * earlier of the table), and what each other one costs more, term by term; NGN. Source: ledger BY-05.
 * @example compareVehicles(planTrips([{ id: '1', name: 'Uyo', tonnes: 30, position: { latitude: 5.4447948, longitude: 8.1537226 } }], ['Dyna2', 'MB1'], tripRules(DEFAULT_PARAMETERS)).value, tripRules(DEFAULT_PARAMETERS)).dearer[0].cost → 2000
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
        fuel: difference(one.fuel, cheapest.fuel),
        loading: difference(one.loading, cheapest.loading),
        cost: difference(one.cost, cheapest.cost),
        breakEven: breakEvenOf(one.vehicle, cheapest.vehicle, rules)
      }))
  };
}
