/** The vehicles that fetch P1 from the field. Source: section 9 "Transport calculator". */

/** The pickup vehicles, in the order of the seed's table. */
export const PICKUP_VEHICLES = ['Ford', 'Ford2', 'Dyna2', 'MB1', 'MB2'] as const;
export type PickupVehicle = (typeof PICKUP_VEHICLES)[number];

/** What a vehicle carries, takes and costs. */
export interface VehicleFigures {
  /** Tonnes. */
  readonly capacity: number;
  /** Hours at the factory, whatever the load. */
  readonly offloadingHours: number;
  /** Litres per kilometre, loaded or empty. */
  readonly fuelPerKm: number;
  /** NGN per litre. */
  readonly fuelCost: number;
  /** NGN per trip, whatever the load. */
  readonly loadingCost: number;
  /** Hours per tonne. */
  readonly loadingHoursPerTonne: number;
}

/**
 * Whether a text names a pickup vehicle, letter for letter; false for anything else.
 * Source: section 3 "Enumerations".
 * @example isPickupVehicle('MB1') → true
 * @example isPickupVehicle('mb1') → false
 */
export const isPickupVehicle = (name: string): name is PickupVehicle =>
  (PICKUP_VEHICLES as readonly string[]).includes(name);
