/** Exact search for the cheapest vehicles of one pile. */
import { computeTripCost, countLoadUnits, roundToGrams } from './trip-cost';
import type { TripRules } from './trip-rules';
import { PICKUP_VEHICLES } from './vehicles';
import type { PickupVehicle } from './vehicles';

/** Number of trips of each vehicle. */
export type TripCounts = Readonly<Record<PickupVehicle, number>>;

interface VehicleOption {
  readonly vehicle: PickupVehicle;
  readonly units: number;
  /** Cost of a trip in kobo, a whole number, so that equal costs compare as equal. */
  readonly kobo: number;
}

const KOBO_PER_NAIRA = 100;

/** Returns counts of zero trips. */
export const createTripCounts = (): Record<PickupVehicle, number> => ({
  Ford: 0,
  Ford2: 0,
  Dyna2: 0,
  MB1: 0,
  MB2: 0
});

const listVehicleOptions = (
  vehicles: readonly PickupVehicle[],
  distanceKm: number,
  rules: TripRules
): VehicleOption[] =>
  PICKUP_VEHICLES.filter((vehicle) => vehicles.includes(vehicle)).map((vehicle) => ({
    vehicle,
    units: countLoadUnits(rules.vehicles[vehicle].capacity),
    kobo: Math.round(computeTripCost(vehicle, distanceKm, rules).cost * KOBO_PER_NAIRA)
  }));

/**
 * Returns for every number of units up to `units` the index of the option that begins its cheapest mix: the
 * best combination of one trip and the cheapest mix of the remaining units. Options are in table order and only
 * a better one replaces another, so the earlier vehicle wins with equal costs.
 */
function computeFirstTrips(options: readonly VehicleOption[], units: number): Int8Array {
  const cost = new Float64Array(units + 1);
  const trips = new Int32Array(units + 1);
  const choice = new Int8Array(units + 1);
  for (let load = 1; load <= units; load++) {
    cost[load] = Infinity;
    options.forEach((option, index) => {
      const left = Math.max(0, load - option.units);
      const total = option.kobo + cost[left]!;
      const count = 1 + trips[left]!;
      if (total > cost[load]! || (total === cost[load] && count >= trips[load]!)) return;
      cost[load] = total;
      trips[load] = count;
      choice[load] = index;
    });
  }
  return choice;
}

/**
 * Computes the number of trips of each allowed vehicle that fetches the tonnes at one place `distanceKm` away
 * at the lowest cost; with equal costs the fewest trips, then the earlier vehicles of the table. Exact: it
 * compares every vehicle once for every number of load units (0.1 t), so its time grows with tonnes × vehicles,
 * not with the number of mixes. The tonnes, the distance and at least one vehicle must be valid (see
 * `planTrips`). Source: section 9 "Transport calculator"; the order with equal costs is a decision of this
 * product.
 * @example findCheapestMix(12, 50, ['Ford', 'Ford2', 'Dyna2', 'MB1', 'MB2'], readTripRules(DEFAULT_PARAMETERS)) → {"Ford":0,"Ford2":1,"Dyna2":0,"MB1":1,"MB2":0}
 */
export function findCheapestMix(
  tonnes: number,
  distanceKm: number,
  vehicles: readonly PickupVehicle[],
  rules: TripRules
): TripCounts {
  const options = listVehicleOptions(vehicles, distanceKm, rules);
  const choice = computeFirstTrips(options, countLoadUnits(tonnes));
  const counts = createTripCounts();
  for (let left = countLoadUnits(tonnes); left > 0;) {
    const { vehicle, units } = options[choice[left]!]!;
    counts[vehicle]++;
    left -= units;
  }
  return counts;
}

/** Load of one trip, in tonnes. */
export interface TripLoad {
  readonly vehicle: PickupVehicle;
  readonly tonnes: number;
}

/**
 * Returns the loads of a mix, to the gram: full loads in the largest vehicles first, the remainder in the last
 * (smallest). Trips beyond the tonnes are left out.
 * @example splitLoads({ Ford: 1, Ford2: 0, Dyna2: 0, MB1: 1, MB2: 0 }, 12, readTripRules(DEFAULT_PARAMETERS)) → [{"vehicle":"MB1","tonnes":10},{"vehicle":"Ford","tonnes":2}]
 */
export function splitLoads(counts: TripCounts, tonnes: number, { vehicles }: TripRules): TripLoad[] {
  const largestFirst = [...PICKUP_VEHICLES].sort(
    (one, other) => vehicles[other].capacity - vehicles[one].capacity
  );
  const trips = largestFirst.flatMap((vehicle) => Array.from({ length: counts[vehicle] }, () => vehicle));
  let left = roundToGrams(tonnes);
  return trips.flatMap((vehicle) => {
    const load = Math.min(left, vehicles[vehicle].capacity);
    left = roundToGrams(left - load);
    return load > 0 ? [{ vehicle, tonnes: load }] : [];
  });
}
