/** Rows of the timeline chart: one for each day and vehicle, with its legs in order. */
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import type { LegTime, TripTime, TripTimeline } from 'widgets/shared-code/site-domain';

interface TripRow {
  readonly key: string;
  /** Counted from 0. */
  readonly day: number;
  readonly vehicle: PickupVehicle;
  readonly legs: readonly (LegTime & { readonly key: string; readonly trip: TripTime })[];
}

/** Returns the rows by day, then by vehicle; legs without duration are left out. */
export function listTripRows({ days, vehicles }: TripTimeline): TripRow[] {
  return Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    vehicles.flatMap(({ vehicle, trips }) => {
      const legs = trips
        .filter((trip) => trip.day === day)
        .flatMap((trip) =>
          trip.legs.map((leg) => ({ ...leg, key: `${vehicle} ${trip.trip} ${leg.leg}`, trip }))
        )
        .filter(({ start, end }) => end > start);
      return legs.length === 0 ? [] : [{ key: `${day} ${vehicle}`, day, vehicle, legs }];
    })
  );
}
