import {
  DEFAULT_PARAMETERS,
  PICKUP_VEHICLES,
  computeTripCost,
  multiplyCost,
  readTripRules,
  countTrips
} from '@site/domain';
import type { PickupVehicle } from '@site/domain';
import { formatDay } from '../kit/days';
import { computeDistanceKm } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { MAIN_FACTORY } from './factories';
import type { Position } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { MillRow } from './mills';
import type { PurchaseRow } from './purchases';

export interface InventoryRow {
  readonly millId: number;
  readonly agentId: number;
  /** Days since 1970. */
  readonly day: number;
  readonly tonnes: number;
  /** NGN per tonne. */
  readonly price: number;
  readonly logistics: number;
  readonly vehicle: PickupVehicle;
}

/** Days that purchases may wait at the mill for collection. */
const WAITING_DAYS = 15;
const STILL_THERE = 0.45;
/** Maximum distance from the factory at which piles are collected, km. */
const REACH_KM = 130;
const KM_PER_MINUTE = 1;
/** Ratio of road distance to straight-line distance. */
const DETOUR = 1.35;
const RULES = readTripRules(DEFAULT_PARAMETERS);
/** Returns the cost of collecting tonnes over a distance in km, NGN. */
const pickBringIn = (vehicle: PickupVehicle, tonnes: number, km: number): number =>
  multiplyCost(computeTripCost(vehicle, km, RULES), countTrips(vehicle, tonnes, RULES)).cost;

/** Returns the vehicle with the lowest cost. */
const pickVehicle = (tonnes: number, km: number): PickupVehicle =>
  PICKUP_VEHICLES.reduce((best, one) =>
    pickBringIn(one, tonnes, km) < pickBringIn(best, tonnes, km) ? one : best
  );

const pickLogistics = (at: Position): number => {
  const minutes = (computeDistanceKm(at, MAIN_FACTORY) * DETOUR) / KM_PER_MINUTE;
  return Math.round(minutes * DEFAULT_PARAMETERS.logisticsCostPerMinute);
};

/**
 * Generates the piles of P1 within reach of the factory: bought in the last fifteen days and not collected yet.
 */
export function generateFieldInventory(
  mills: readonly MillRow[],
  purchases: readonly PurchaseRow[],
  day: number
): InventoryRow[] {
  const random = createRandom('field inventory');
  return purchases.flatMap((purchase): InventoryRow[] => {
    const { at } = mills[purchase.millId - 1]!;
    if (day - purchase.day > WAITING_DAYS || !at || computeDistanceKm(at, MAIN_FACTORY) > REACH_KM) return [];
    if (!random.chance(STILL_THERE)) return [];
    const { millId, agentId, tonnes, price } = purchase;
    const vehicle = pickVehicle(tonnes, computeDistanceKm(at, MAIN_FACTORY));
    return [{ millId, agentId, day: purchase.day, tonnes, price, logistics: pickLogistics(at), vehicle }];
  });
}

export const inventoryTable: SeedTable<InventoryRow> = {
  name: 'field_inventory',
  columns: { mill_id: 'integer', agent_id: 'integer' },
  attribution: 'Field inventory: demonstration data',
  dates: ['purchase_date'],
  values: ({ millId, agentId, day, tonnes, price, logistics, vehicle }) => ({
    mill_id: millId,
    agent_id: agentId,
    purchase_date: formatDay(day),
    tonnes_purchased: tonnes,
    price_per_tonne: price,
    estimated_logistic_cost_per_tonne: logistics,
    recommended_pickup_vehicle: vehicle
  })
};
