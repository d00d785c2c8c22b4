/** Vehicles that fetch P1 from the field. Source: section 9 "Transport calculator". */

/** Pickup vehicles, in the order of the seed's table. */
export const PICKUP_VEHICLES = ['Ford', 'Ford2', 'Dyna2', 'MB1', 'MB2'] as const;
export type PickupVehicle = (typeof PICKUP_VEHICLES)[number];

/** Figures of a vehicle: capacity, times, fuel use and costs. */
export interface VehicleFigures {
  /** Tonnes. */
  readonly capacity: number;
  /** Hours at the factory for any load. */
  readonly offloadingHours: number;
  /** Litres per kilometre, loaded or empty. */
  readonly fuelPerKm: number;
  /** NGN per litre. */
  readonly fuelCost: number;
  /** NGN per trip for any load. */
  readonly loadingCost: number;
  /** Hours per tonne. */
  readonly loadingHoursPerTonne: number;
}

/**
 * Returns whether a text is the exact name of a pickup vehicle. Source: section 3 "Enumerations".
 * @example isPickupVehicle('MB1') → true
 * @example isPickupVehicle('mb1') → false
 */
export const isPickupVehicle = (name: string): name is PickupVehicle =>
  (PICKUP_VEHICLES as readonly string[]).includes(name);
