import type { PickupVehicle, VehicleFigures } from '../trips/vehicles';
import { createDefiner } from './definition';
import type { ParameterDefinition } from './definition';

const define = createDefiner('section 9 "Transport calculator"');
const defineRoundRule = createDefiner('rule "P1 pickup"');

/**
 * Unit of loads, tonnes. Loads are planned in whole units (see `cheapest-mix`), so a capacity must be a
 * multiple; another capacity would be rounded.
 */
export const LOAD_UNIT_TONNES = 0.1;

type VehicleParameter = `vehicle${PickupVehicle}${Capitalize<keyof VehicleFigures>}`;

/** Returns the name of the parameter with a figure of a vehicle: 'vehicleMB1FuelPerKm'. */
export const getVehicleParameter = <Figure extends keyof VehicleFigures>(
  vehicle: PickupVehicle,
  figure: Figure
): `vehicle${PickupVehicle}${Capitalize<Figure>}` =>
  `vehicle${vehicle}${(figure[0]!.toUpperCase() + figure.slice(1)) as Capitalize<Figure>}`;

/** Returns the definitions of one row of the seed's vehicle table. */
function defineVehicle(
  name: PickupVehicle,
  [capacity, offloading, fuelPerKm, fuelCost, loadingCost, loadingTime]: readonly [
    number,
    number,
    number,
    number,
    number,
    number
  ]
) {
  return {
    // The minimum of half a tonne keeps the search short for the largest plan.
    [getVehicleParameter(name, 'capacity')]: {
      ...define(`${name}: capacity`, 't', capacity, 0.5, 100),
      step: LOAD_UNIT_TONNES
    },
    [getVehicleParameter(name, 'offloadingHours')]: define(
      `${name}: offloading time`,
      'h',
      offloading,
      0,
      12
    ),
    [getVehicleParameter(name, 'fuelPerKm')]: define(`${name}: fuel per kilometre`, 'l/km', fuelPerKm, 0, 5),
    [getVehicleParameter(name, 'fuelCost')]: define(`${name}: fuel price`, 'NGN/l', fuelCost, 0, 10_000),
    [getVehicleParameter(name, 'loadingCost')]: define(
      `${name}: loading cost per trip`,
      'NGN',
      loadingCost,
      0,
      1_000_000
    ),
    [getVehicleParameter(name, 'loadingHoursPerTonne')]: define(
      `${name}: loading time per tonne`,
      'h/t',
      loadingTime,
      0,
      10
    )
  };
}

/**
 * Parameters of the pickup trips: vehicles, factory, speed and working day; and of the pickup rounds: a break of
 * the day, which is none while it ends when it begins, and the weight of waiting.
 */
export const TRIP_DEFINITIONS = {
  tripSpeed: define('Speed of a pickup trip', 'km/h', 60, 1, 120),
  tripFactoryLatitude: define('Factory that pickup trips start from: latitude', '°', 5.4447948, -90, 90),
  tripFactoryLongitude: define('Factory that pickup trips start from: longitude', '°', 8.1537226, -180, 180),
  tripDayStart: define('Departure of the first pickup trip of a day', 'h', 8, 0, 23),
  tripDayEnd: define('Return of the last pickup trip of a day', 'h', 20, 1, 24),
  roundBreakStart: defineRoundRule('Pickup rounds: break of every vehicle, from', 'h', 12, 0, 24),
  roundBreakEnd: defineRoundRule('Pickup rounds: break until (as “from”: no break)', 'h', 12, 0, 24),
  roundWaitingWeight: defineRoundRule(
    'Pickup rounds: weight of waiting, by day waited and day further (0: none)',
    'NGN/t/day²',
    0,
    0,
    10_000
  ),
  ...(Object.assign(
    {},
    defineVehicle('Ford', [2.5, 0.333, 0.2, 600, 2_500, 0.6]),
    defineVehicle('Ford2', [2.8, 0.333, 0.17, 600, 1_500, 0.4634]),
    defineVehicle('Dyna2', [6, 0.4167, 0.37, 740, 2_000, 0.2917]),
    defineVehicle('MB1', [10, 0.1667, 0.46, 740, 4_000, 0.4211]),
    defineVehicle('MB2', [15, 1.25, 1.25, 740, 6_000, 0.3666])
  ) as Record<VehicleParameter, ParameterDefinition>)
} as const satisfies Record<string, ParameterDefinition>;
