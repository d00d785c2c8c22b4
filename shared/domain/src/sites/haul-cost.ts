/** Haul cost per tonne by the terms of the transport calculator. */
import { computeFuelPerTonneKm, computeFullLoadCost } from '../trips/trip-cost';
import type { TripRules } from '../trips/trip-rules';
import type { PickupVehicle } from '../trips/vehicles';

/** Haul cost of a vehicle with full loads, NGN: per tonne, and per tonne and kilometre of distance one way. */
export interface HaulRate {
  readonly perTonne: number;
  readonly perTonneKm: number;
}

/** Returns the rates of vehicles; of a vehicle listed twice, twice. */
export const listHaulRates = (
  vehicles: readonly PickupVehicle[],
  rules: Pick<TripRules, 'vehicles'>
): HaulRate[] =>
  vehicles.map((vehicle) => ({
    perTonne: computeFullLoadCost(vehicle, 0, rules)!,
    perTonneKm: computeFuelPerTonneKm(vehicle, rules)
  }));

/**
 * Computes the cost in NGN of hauling a tonne over a distance in kilometres one way, in the vehicle that is
 * cheapest at that distance: (loading cost + litres per km × price of a litre × kilometres there and back) ÷
 * capacity. Loads are full, since the tonnes of a place are hauled over many days. Infinity for an infinite
 * distance. Source: section 9 "Transport calculator" and ledger BY-14.
 * @example computeHaulCost(50, listHaulRates(['Dyna2', 'MB1'], readTripRules(DEFAULT_PARAMETERS))) → 3804
 * @example computeHaulCost(0, listHaulRates(['Dyna2', 'MB1'], readTripRules(DEFAULT_PARAMETERS))) → 333.3333333333333
 */
export function computeHaulCost(kilometres: number, rates: readonly HaulRate[]): number {
  let least = Infinity;
  for (const { perTonne, perTonneKm } of rates) least = Math.min(least, perTonne + perTonneKm * kilometres);
  return least;
}
