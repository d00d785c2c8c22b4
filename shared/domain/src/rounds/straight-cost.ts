import type { LatLon } from '../distance';
import { computeRoundCost, computeTripDistance, sumCosts } from '../trips/trip-cost';
import type { TripRules } from '../trips/trip-rules';
import type { PickupVehicle } from '../trips/vehicles';

/** A round and the places of its stops in order, without the factory. */
export interface PlacedRound {
  readonly vehicle: PickupVehicle;
  readonly places: readonly LatLon[];
}

/**
 * Computes what rounds would cost over straight lines, as the specification measures distances, in NGN; null when
 * the position of a place is not valid. Source: section 9 "Transport calculator".
 * @example computeStraightCost([{ vehicle: 'MB1', places: [{ latitude: 5.4447948, longitude: 8.1537226 }] }], readTripRules(DEFAULT_PARAMETERS)) → 4000
 */
export function computeStraightCost(rounds: readonly PlacedRound[], rules: TripRules): number | null {
  const costs = rounds.map(({ vehicle, places }) => {
    const way = [rules.factory, ...places, rules.factory];
    const sections = way.slice(1).map((place, at) => computeTripDistance(place, way[at]!) ?? NaN);
    const kilometres = sections.reduce((sum, section) => sum + section, 0);
    return computeRoundCost(vehicle, kilometres, rules);
  });
  const { cost } = sumCosts(costs);
  return Number.isNaN(cost) ? null : cost;
}
