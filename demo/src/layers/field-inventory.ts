import { DEFAULT_PARAMETERS, PICKUP_VEHICLES, costOf, timesCost, tripRules, tripsOf } from '@site/domain';
import type { PickupVehicle } from '@site/domain';
import { dayText } from '../kit/days';
import { distanceKm } from '../kit/geometry';
import { createRandom } from '../kit/random';
import { MAIN_FACTORY } from './factories';
import type { Position } from '../kit/geometry';
import type { Table } from '../kit/table';
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
const RULES = tripRules(DEFAULT_PARAMETERS);
/** Returns the cost of collecting tonnes over a distance in km, NGN. */
const bringIn = (vehicle: PickupVehicle, tonnes: number, km: number): number =>
  timesCost(costOf(vehicle, km, RULES), tripsOf(vehicle, tonnes, RULES)).cost;

/** Returns the vehicle with the lowest cost. */
const vehicleFor = (tonnes: number, km: number): PickupVehicle =>
  PICKUP_VEHICLES.reduce((best, one) => (bringIn(one, tonnes, km) < bringIn(best, tonnes, km) ? one : best));

const logisticsFor = (at: Position): number => {
  const minutes = (distanceKm(at, MAIN_FACTORY) * DETOUR) / KM_PER_MINUTE;
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
    if (day - purchase.day > WAITING_DAYS || !at || distanceKm(at, MAIN_FACTORY) > REACH_KM) return [];
    if (!random.chance(STILL_THERE)) return [];
    const { millId, agentId, tonnes, price } = purchase;
    const vehicle = vehicleFor(tonnes, distanceKm(at, MAIN_FACTORY));
    return [{ millId, agentId, day: purchase.day, tonnes, price, logistics: logisticsFor(at), vehicle }];
  });
}

export const inventoryTable: Table<InventoryRow> = {
  name: 'field_inventory',
  columns: { mill_id: 'integer', agent_id: 'integer' },
  attribution: 'Field inventory: demonstration data',
  dates: ['purchase_date'],
  values: ({ millId, agentId, day, tonnes, price, logistics, vehicle }) => ({
    mill_id: millId,
    agent_id: agentId,
    purchase_date: dayText(day),
    tonnes_purchased: tonnes,
    price_per_tonne: price,
    estimated_logistic_cost_per_tonne: logistics,
    recommended_pickup_vehicle: vehicle
  })
};
