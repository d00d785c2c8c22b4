import type { LatLon } from '../distance';
import { getVehicleParameter } from '../parameters';
import type { Parameters } from '../parameters';
import { PICKUP_VEHICLES } from './vehicles';
import type { PickupVehicle, VehicleFigures } from './vehicles';

const MINUTES_PER_HOUR = 60;

/** Rules by which trips are planned. */
export interface TripRules {
  /** Start and end of every trip. */
  readonly factory: LatLon;
  /** Speed in km/h by the specification's rule; on roads, the router's driving times are used instead. */
  readonly speed: number;
  /** Minutes of the day: departure of the first trip, end of the last one's offloading. */
  readonly dayStart: number;
  readonly dayEnd: number;
  readonly vehicles: Readonly<Record<PickupVehicle, VehicleFigures>>;
}

/**
 * Returns the rules of pickup trips from a parameter set. Source: section 9 "Transport calculator".
 * @example readTripRules(DEFAULT_PARAMETERS).dayStart → 480
 * @example readTripRules(DEFAULT_PARAMETERS).vehicles.MB1.capacity → 10
 */
export function readTripRules(p: Parameters): TripRules {
  const readVehicleFigures = (vehicle: PickupVehicle): VehicleFigures => ({
    capacity: p[getVehicleParameter(vehicle, 'capacity')],
    offloadingHours: p[getVehicleParameter(vehicle, 'offloadingHours')],
    fuelPerKm: p[getVehicleParameter(vehicle, 'fuelPerKm')],
    fuelCost: p[getVehicleParameter(vehicle, 'fuelCost')],
    loadingCost: p[getVehicleParameter(vehicle, 'loadingCost')],
    loadingHoursPerTonne: p[getVehicleParameter(vehicle, 'loadingHoursPerTonne')]
  });
  return {
    factory: { latitude: p.tripFactoryLatitude, longitude: p.tripFactoryLongitude },
    speed: p.tripSpeed,
    dayStart: Math.round(p.tripDayStart * MINUTES_PER_HOUR),
    dayEnd: Math.round(p.tripDayEnd * MINUTES_PER_HOUR),
    vehicles: Object.fromEntries(
      PICKUP_VEHICLES.map((vehicle) => [vehicle, readVehicleFigures(vehicle)])
    ) as TripRules['vehicles']
  };
}
