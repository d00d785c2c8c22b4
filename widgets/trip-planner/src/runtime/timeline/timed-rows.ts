import { isFailure } from 'widgets/shared-code/site-base';
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import type { PlannedTrip, TripTime } from 'widgets/shared-code/site-domain';
import type { ShownTrips } from '../plan-view';

/** A trip with its times. */
export interface TimedRow extends PlannedTrip {
  readonly vehicle: PickupVehicle;
  readonly time: TripTime;
}

/** Returns the shown trips with their times, by day and vehicle; empty when they cannot be timed. */
export function listTimedRows({ trips, timeline }: ShownTrips): TimedRow[] {
  if (isFailure(timeline)) return [];
  return timeline.value.vehicles
    .flatMap(({ vehicle, trips: times }) => {
      // The timeline preserves the order of a vehicle's trips.
      const made = trips.filter((trip) => trip.vehicle === vehicle);
      return times.map((time, at) => ({ ...made[at]!, vehicle, time }));
    })
    .sort((one, other) => one.time.day - other.time.day);
}
