/**
 * Cost of a pickup trip. A trip leaves the factory empty, loads at one pile and returns:
 *
 *   cost of a trip = fuel per km × kilometres there and back × price of a litre + loading cost
 *
 * Both parts are paid in full for any load, so a vehicle is cheap when it is full. Per tonne of a full load,
 * the fuel grows with the distance while the loading is constant: near the factory the vehicle with the
 * cheapest loading per tonne wins (Dyna2: 333 NGN), farther away the one with the cheapest fuel per
 * tonne-kilometre there and back (MB1: 68 NGN); they are equal at 2.9 km. MB2 uses the most fuel (123 NGN) and
 * its loading is no cheaper than MB1's, so it pays only when it saves a second trip. A small remainder is
 * cheapest in a small vehicle.
 */
import { EARTH_RADIUS_M, computeDistance } from '../distance';
import type { LatLon } from '../distance';
import { isPosition } from '../geometry/position';
import { toFinite, toQuantity, roundTo } from '../numbers';
import { LOAD_UNIT_TONNES } from '../parameters';
import type { TripRules } from './trip-rules';
import { isPickupVehicle } from './vehicles';
import type { PickupVehicle } from './vehicles';

/** Maximum tonnes of one plan, which keeps the search short. */
export const MAX_PLAN_TONNES = 100_000;

const METRES_PER_KM = 1_000;
const GRAMS_PER_TONNE = 1_000_000;
/** Every capacity is a multiple of the load unit, so loads can be counted in whole numbers. */
const GRAMS_PER_UNIT = LOAD_UNIT_TONNES * GRAMS_PER_TONNE;
const NAIRA_DIGITS = 2;
/** Half the circumference of the earth, the largest possible distance. */
const MAX_DISTANCE_KM = (Math.PI * EARTH_RADIUS_M) / METRES_PER_KM;

/** Costs of a trip, NGN, rounded to the kobo, so that sums and comparisons are exact. */
export interface TripCost {
  readonly fuel: number;
  readonly loading: number;
  readonly cost: number;
}

/** Number of trips and their total cost; NGN. */
export interface TripTotals extends TripCost {
  readonly trips: number;
  readonly costPerTonne: number;
}

export interface VehicleSummary extends TripTotals {
  readonly vehicle: PickupVehicle;
}

/** Problems of a tonnage: zero, not a valid tonnage, or more than a plan may contain. */
export type TonnageProblem = 'nothingToCarry' | 'notATonnage' | 'tooManyTonnes';

/**
 * Rounds tonnes to the gram; smaller digits are noise of binary sums.
 * @example roundToGrams(8.4 - 5.6) → 2.8
 */
export const roundToGrams = (tonnes: number): number =>
  Math.round(tonnes * GRAMS_PER_TONNE) / GRAMS_PER_TONNE;

/**
 * Returns the number of load units of 0.1 t in a tonnage, rounded up.
 * @example countLoadUnits(2.81) → 29
 */
export const countLoadUnits = (tonnes: number): number =>
  Math.ceil(Math.round(tonnes * GRAMS_PER_TONNE) / GRAMS_PER_UNIT);

/**
 * Multiplies the cost of a trip; NGN.
 * @example multiplyCost({ fuel: 1, loading: 2, cost: 3 }, 2) → {"fuel":2,"loading":4,"cost":6}
 */
export function multiplyCost({ fuel, loading, cost }: TripCost, times: number): TripCost {
  const multiplyPart = (part: number) => roundTo(part * times, NAIRA_DIGITS);
  return { fuel: multiplyPart(fuel), loading: multiplyPart(loading), cost: multiplyPart(cost) };
}

/**
 * Adds up costs; NGN, zeros for an empty list.
 * @example sumCosts([{ fuel: 1, loading: 2, cost: 3 }, { fuel: 1, loading: 0, cost: 1 }]) → {"fuel":2,"loading":2,"cost":4}
 */
export const sumCosts = (costs: readonly TripCost[]): TripCost =>
  costs.reduce(
    (sum, next) => ({
      fuel: roundTo(sum.fuel + next.fuel, NAIRA_DIGITS),
      loading: roundTo(sum.loading + next.loading, NAIRA_DIGITS),
      cost: roundTo(sum.cost + next.cost, NAIRA_DIGITS)
    }),
    { fuel: 0, loading: 0, cost: 0 }
  );

/**
 * Returns the great-circle distance one way between a pile and the factory in kilometres (haversine, earth
 * radius 6371 km); null for an invalid position. Source: section 9 "Transport calculator" and "Service area
 * formulas".
 * @example computeTripDistance({ latitude: 6, longitude: 7 }, { latitude: 5, longitude: 7 }) → 111.19492664455873
 */
export const computeTripDistance = (pile: LatLon, factory: LatLon): number | null =>
  isPosition(pile) && isPosition(factory) ? computeDistance(factory, pile) / METRES_PER_KM : null;

/**
 * Returns whether a number can be a distance in kilometres between two places on earth.
 * @example isDistance(50) → true
 * @example isDistance(30000) → false
 */
export const isDistance = (distanceKm: number): boolean =>
  (toQuantity(distanceKm) ?? Infinity) <= MAX_DISTANCE_KM;

/**
 * Computes the cost in NGN of one trip to a pile `distanceKm` away: fuel there and back, and loading (see the
 * head of this file). Source: section 9 "Transport calculator".
 * @example computeTripCost('MB1', 50, readTripRules(DEFAULT_PARAMETERS)) → {"fuel":34040,"loading":4000,"cost":38040}
 * @example computeTripCost('Ford2', 10, readTripRules(DEFAULT_PARAMETERS)) → {"fuel":2040,"loading":1500,"cost":3540}
 */
export const computeTripCost = (
  vehicle: PickupVehicle,
  distanceKm: number,
  rules: Pick<TripRules, 'vehicles'>
): TripCost => computeRoundCost(vehicle, 2 * distanceKm, rules);

/**
 * Computes the cost in NGN of one round of `kilometres` from the factory and back to it, at whatever number of
 * piles: fuel for the way, and loading once, as both are charged in full at any load. Source: section 9
 * "Transport calculator" and ledger BY-13.
 * @example computeRoundCost('MB1', 100, readTripRules(DEFAULT_PARAMETERS)) → {"fuel":34040,"loading":4000,"cost":38040}
 */
export function computeRoundCost(
  vehicle: PickupVehicle,
  kilometres: number,
  { vehicles }: Pick<TripRules, 'vehicles'>
): TripCost {
  const { fuelPerKm, fuelCost, loadingCost } = vehicles[vehicle];
  const fuel = roundTo(fuelPerKm * kilometres * fuelCost, NAIRA_DIGITS);
  return { fuel, loading: loadingCost, cost: roundTo(fuel + loadingCost, NAIRA_DIGITS) };
}

/**
 * Computes the number of trips that one vehicle makes for a tonnage: tonnes ÷ capacity, rounded up (loads are
 * known to the gram); 0 for 0 t. Source: section 9 "Transport calculator".
 * @example countTrips('Ford2', 8.4, readTripRules(DEFAULT_PARAMETERS)) → 3
 * @example countTrips('MB2', 15.1, readTripRules(DEFAULT_PARAMETERS)) → 2
 */
export const countTrips = (vehicle: PickupVehicle, tonnes: number, { vehicles }: TripRules): number =>
  Math.ceil(countLoadUnits(tonnes) / countLoadUnits(vehicles[vehicle].capacity));

/**
 * Computes the cost of a full load fetched `distanceKm` away, NGN per tonne, by which vehicles are compared;
 * null for an unknown vehicle or an invalid distance. Source: section 9 "Transport calculator".
 * @example computeFullLoadCost('Dyna2', 0, readTripRules(DEFAULT_PARAMETERS)) → 333.3333333333333
 * @example computeFullLoadCost('MB1', 50, readTripRules(DEFAULT_PARAMETERS)) → 3804
 */
export const computeFullLoadCost = (
  vehicle: string,
  distanceKm: number,
  rules: Pick<TripRules, 'vehicles'>
): number | null =>
  isPickupVehicle(vehicle) && isDistance(distanceKm)
    ? computeTripCost(vehicle, distanceKm, rules).cost / rules.vehicles[vehicle].capacity
    : null;

/**
 * Computes the fuel cost in NGN per tonne and kilometre of distance between pile and factory (fuel there and
 * back, full load): price of a litre × litres per km × 2 ÷ capacity. Source: section 9 "Transport calculator".
 * @example computeFuelPerTonneKm('MB1', readTripRules(DEFAULT_PARAMETERS)) → 68.08
 */
export function computeFuelPerTonneKm(
  vehicle: PickupVehicle,
  { vehicles }: Pick<TripRules, 'vehicles'>
): number {
  const { fuelPerKm, fuelCost, capacity } = vehicles[vehicle];
  return (2 * fuelPerKm * fuelCost) / capacity;
}

/**
 * Computes the distance in kilometres at which full loads of two vehicles cost the same per tonne: at shorter
 * distances the one with the cheaper loading wins, at longer ones the one with the cheaper fuel; null when one
 * wins at every distance. Source: section 9 "Transport calculator".
 * @example computeBreakEvenDistance('Dyna2', 'MB1', readTripRules(DEFAULT_PARAMETERS)) → 2.8752156411730873
 * @example computeBreakEvenDistance('MB1', 'Ford', readTripRules(DEFAULT_PARAMETERS)) → null
 */
export function computeBreakEvenDistance(
  one: PickupVehicle,
  other: PickupVehicle,
  rules: TripRules
): number | null {
  const getLoadingCost = (vehicle: PickupVehicle) =>
    rules.vehicles[vehicle].loadingCost / rules.vehicles[vehicle].capacity;
  const distance =
    (getLoadingCost(other) - getLoadingCost(one)) /
    (computeFuelPerTonneKm(one, rules) - computeFuelPerTonneKm(other, rules));
  return distance > 0 ? toFinite(distance) : null;
}

/**
 * Returns the problem of a tonnage to be planned; null for a valid tonnage.
 * @example findTonnageProblem(0) → "nothingToCarry"
 * @example findTonnageProblem(2.5) → null
 */
export function findTonnageProblem(tonnes: number): TonnageProblem | null {
  const load = toQuantity(tonnes);
  if (load === null) return 'notATonnage';
  if (load > MAX_PLAN_TONNES) return 'tooManyTonnes';
  return countLoadUnits(load) === 0 ? 'nothingToCarry' : null;
}
