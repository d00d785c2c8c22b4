/**
 * Schedule of the trips of a plan: a working day (08:00 to 20:00 by default) in which each vehicle makes its
 * trips one after another. Source: section 9 "Transport calculator" and ledger TP-02.
 */
import { toQuantity } from '../numbers';
import type { Result } from '../result';
import { isDistance } from './trip-cost';
import { computeStraightMinutes } from './trip-drive';
import type { OutAndBack } from './trip-drive';
import type { PlannedTrip } from './trip-plan';
import type { TripRules } from './trip-rules';
import { PICKUP_VEHICLES, isPickupVehicle } from './vehicles';
import type { PickupVehicle } from './vehicles';
import { getLast } from '../library';
import { isFailure } from '../result';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 1_440;

/** Legs of a trip, in order. */
export const TRIP_LEGS = ['driveOut', 'load', 'driveBack', 'offload'] as const;
export type TripLeg = (typeof TRIP_LEGS)[number];

/** Properties of a trip that the timeline needs; without driving minutes it drives at the trip speed. */
export type TimedTrip = Pick<PlannedTrip, 'pileId' | 'pileName' | 'tonnes' | 'distanceKm'> &
  Partial<Pick<PlannedTrip, 'driveMinutes'>> & {
    readonly vehicle: string;
  };

/** Times of a leg, minutes of the day. */
export interface LegTime {
  readonly leg: TripLeg;
  readonly start: number;
  readonly end: number;
}

export interface TripTime {
  readonly pileId: string;
  readonly pileName: string;
  /** Number of the trip from 1, over all days of the vehicle. */
  readonly trip: number;
  /** Number of the day from 0. */
  readonly day: number;
  /** Minutes of the day, as `end`. */
  readonly start: number;
  readonly end: number;
  readonly legs: readonly LegTime[];
}

export interface VehicleTimeline {
  readonly vehicle: PickupVehicle;
  readonly trips: readonly TripTime[];
}

export interface TripTimeline {
  /** Working days until the last trip is back; 0 without trips. */
  readonly days: number;
  /** Vehicles with at least one trip, in table order. */
  readonly vehicles: readonly VehicleTimeline[];
}

export type TimelineProblem = 'unknownVehicle' | 'notATonnage' | 'noPosition' | 'tripTooLong';

/**
 * Returns hours in whole minutes, in which every leg is counted.
 * @example toWholeMinutes(0.333) → 20
 */
export const toWholeMinutes = (hours: number): number => Math.round(hours * MINUTES_PER_HOUR);

/**
 * Computes the minutes of each leg of a trip, rounded to whole minutes: driving by the given minutes, or at the
 * trip speed (60 km/h) without them, loading by the tonne, offloading by the vehicle. Problems:
 * 'unknownVehicle'; 'notATonnage' for a load that is negative, not finite or above the capacity; 'noPosition'
 * for an invalid distance or driving time. Source: section 9 "Transport calculator".
 * @example computeLegMinutes('MB1', 10, 50, readTripRules(DEFAULT_PARAMETERS)).value → {"driveOut":50,"load":253,"driveBack":50,"offload":10}
 */
export function computeLegMinutes(
  vehicle: string,
  tonnes: number,
  distanceKm: number,
  { speed, vehicles }: TripRules,
  driveMinutes: OutAndBack = computeStraightMinutes(distanceKm, { speed })
): Result<Readonly<Record<TripLeg, number>>, TimelineProblem> {
  if (!isPickupVehicle(vehicle)) return { ok: false, problem: 'unknownVehicle', values: { vehicle } };
  const { capacity, loadingHoursPerTonne, offloadingHours } = vehicles[vehicle];
  if ((toQuantity(tonnes) ?? Infinity) > capacity) return { ok: false, problem: 'notATonnage' };
  if (!isDistance(distanceKm)) return { ok: false, problem: 'noPosition' };
  const [driveOut, driveBack] = [toQuantity(driveMinutes.out), toQuantity(driveMinutes.back)];
  if (driveOut === null || driveBack === null) return { ok: false, problem: 'noPosition' };
  return {
    ok: true,
    value: {
      driveOut: Math.round(driveOut),
      load: toWholeMinutes(tonnes * loadingHoursPerTonne),
      driveBack: Math.round(driveBack),
      offload: toWholeMinutes(offloadingHours)
    }
  };
}

const computeDuration = (minutes: Readonly<Record<TripLeg, number>>): number =>
  TRIP_LEGS.reduce((sum, leg) => sum + minutes[leg], 0);

function scheduleLegs(start: number, minutes: Readonly<Record<TripLeg, number>>): LegTime[] {
  let clock = start;
  return TRIP_LEGS.map((leg) => {
    const begun = clock;
    clock += minutes[leg];
    return { leg, start: begun, end: clock };
  });
}

/** Schedules the trips of one vehicle, one after another. */
function scheduleVehicle(trips: readonly TimedTrip[], rules: TripRules): Result<TripTime[], TimelineProblem> {
  const times: TripTime[] = [];
  let day = 0;
  const { dayStart, dayEnd } = rules;
  let clock = dayStart;
  for (const { vehicle, pileId, pileName, tonnes, distanceKm, driveMinutes } of trips) {
    const minutes = computeLegMinutes(vehicle, tonnes, distanceKm, rules, driveMinutes);
    if (isFailure(minutes)) return { ...minutes, values: { vehicle, name: pileName } };
    const duration = computeDuration(minutes.value);
    if (duration > dayEnd - dayStart)
      return { ok: false, problem: 'tripTooLong', values: { vehicle, name: pileName, minutes: duration } };
    if (clock + duration > dayEnd) {
      day++;
      clock = dayStart;
    }
    const legs = scheduleLegs(clock, minutes.value);
    times.push({ pileId, pileName, trip: times.length + 1, day, start: clock, end: clock + duration, legs });
    clock += duration;
  }
  return { ok: true, value: times };
}

/**
 * Schedules trips (the plan of `planTrips`): each vehicle makes its trips one after another from 08:00, each
 * with the legs there, load, back, offload; a trip that would end after 20:00 begins the next day at 08:00.
 * Days count from 0, times are minutes of the day. Problems name the vehicle and the pile: 'tripTooLong' for a
 * trip of more than twelve hours, which fits into no day (with its `minutes`), else as in `computeLegMinutes`. Without
 * trips there are no days. Source: ledger TP-02.
 * @example scheduleTrips([{ vehicle: 'MB2', pileId: '1', pileName: 'Uyo', tonnes: 15, distanceKm: 60 }], readTripRules(DEFAULT_PARAMETERS)).value.vehicles[0].trips[0].end → 1005
 */
export function scheduleTrips(
  trips: readonly TimedTrip[],
  rules: TripRules
): Result<TripTimeline, TimelineProblem> {
  const unknown = trips.find(({ vehicle }) => !isPickupVehicle(vehicle));
  if (unknown)
    return {
      ok: false,
      problem: 'unknownVehicle',
      values: { vehicle: unknown.vehicle, name: unknown.pileName }
    };
  const vehicles: VehicleTimeline[] = [];
  for (const vehicle of PICKUP_VEHICLES) {
    const times = scheduleVehicle(
      trips.filter((trip) => trip.vehicle === vehicle),
      rules
    );
    if (isFailure(times)) return times;
    if (times.value.length > 0) vehicles.push({ vehicle, trips: times.value });
  }
  const days = vehicles.map(({ trips: made }) => getLast(made)!.day + 1);
  return { ok: true, value: { days: Math.max(0, ...days), vehicles } };
}

/**
 * Formats minutes of the day as 'HH:MM'; null unless they are a whole number from 0 to 1440 (the end of a day).
 * @example formatTimeOfDay(485) → "08:05"
 */
export function formatTimeOfDay(minutes: number): string | null {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MINUTES_PER_DAY) return null;
  const padTwoDigits = (figure: number) => String(figure).padStart(2, '0');
  return `${padTwoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${padTwoDigits(minutes % MINUTES_PER_HOUR)}`;
}
