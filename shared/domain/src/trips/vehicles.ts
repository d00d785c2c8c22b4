/** The vehicles that fetch P1 from the field. Source: section 9 "Transport calculator". */
import type { LatLon } from '../distance';

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

const figures = (
  capacity: number,
  offloadingHours: number,
  fuelPerKm: number,
  fuelCost: number,
  loadingCost: number,
  loadingHoursPerTonne: number
): VehicleFigures => ({
  capacity,
  offloadingHours,
  fuelPerKm,
  fuelCost,
  loadingCost,
  loadingHoursPerTonne
});

/** The seed's vehicle table. */
export const VEHICLE_FIGURES: Readonly<Record<PickupVehicle, VehicleFigures>> = {
  Ford: figures(2.5, 0.333, 0.2, 600, 2_500, 0.6),
  Ford2: figures(2.8, 0.333, 0.17, 600, 1_500, 0.4634),
  Dyna2: figures(6, 0.4167, 0.37, 740, 2_000, 0.2917),
  MB1: figures(10, 0.1667, 0.46, 740, 4_000, 0.4211),
  MB2: figures(15, 1.25, 1.25, 740, 6_000, 0.3666)
};

/** Where trips begin and end. */
export const TRIP_FACTORY: LatLon = { latitude: 5.4447948, longitude: 8.1537226 };

/**
 * Whether a text names a pickup vehicle, letter for letter; false for anything else.
 * Source: section 3 "Enumerations".
 * @example isPickupVehicle('MB1') → true
 * @example isPickupVehicle('mb1') → false
 */
export const isPickupVehicle = (name: string): name is PickupVehicle =>
  (PICKUP_VEHICLES as readonly string[]).includes(name);
