import fc from 'fast-check';
import { DEFAULT_PARAMETERS } from '../parameters';
import { planTrips } from './trip-plan';
import { TRIP_LEGS, formatTimeOfDay, computeLegMinutes, scheduleTrips } from './trip-timeline';
import type { TimedTrip, TripTimeline } from './trip-timeline';
import { readTripRules } from './trip-rules';
import { PICKUP_VEHICLES } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const { dayStart, dayEnd } = rules;
const createTrip = (vehicle: string, tonnes: number, distanceKm: number, pileId = '1'): TimedTrip => ({
  vehicle,
  tonnes,
  distanceKm,
  pileId,
  pileName: `Pile ${pileId}`
});

function getTimeline(trips: readonly TimedTrip[]): TripTimeline {
  const timeline = scheduleTrips(trips, rules);
  if (!timeline.ok) throw new Error(timeline.problem);
  return timeline.value;
}

const trips = fc.array(
  fc
    .tuple(
      fc.constantFrom(...PICKUP_VEHICLES),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ max: 150, min: 0 })
    )
    .map(([vehicle, share, km]) => createTrip(vehicle, rules.vehicles[vehicle].capacity * share, km)),
  { maxLength: 20 }
);

describe('computeLegMinutes', () => {
  it('computes driving at 60 km/h, loading by the tonne and offloading by the vehicle', () => {
    expect(computeLegMinutes('Dyna2', 6, 30, rules)).toEqual({
      ok: true,
      value: { driveOut: 30, load: 105, driveBack: 30, offload: 25 }
    });
    expect(computeLegMinutes('Ford', 0, 0, rules)).toEqual({
      ok: true,
      value: { driveOut: 0, load: 0, driveBack: 0, offload: 20 }
    });
  });

  it('refuses unknown vehicles, invalid loads and invalid distances', () => {
    expect(computeLegMinutes('Lorry', 1, 1, rules)).toEqual({
      ok: false,
      problem: 'unknownVehicle',
      values: { vehicle: 'Lorry' }
    });
    for (const tonnes of [NaN, Infinity, -1, 2.6])
      expect(computeLegMinutes('Ford', tonnes, 1, rules)).toEqual({
        ok: false,
        problem: 'notATonnage'
      });
    for (const km of [NaN, Infinity, -1, 1e6])
      expect(computeLegMinutes('Ford', 2.5, km, rules)).toEqual({ ok: false, problem: 'noPosition' });
  });
});

describe('scheduleTrips', () => {
  it('schedules a vehicle’s trips one after another and continues at 08:00 the next day', () => {
    // MB1: 100 + 253 + 100 + 10 minutes per trip, one trip per day. Dyna2: 45 + 105 + 45 + 25 minutes, three
    // per day.
    const slow = Array.from({ length: 2 }, () => createTrip('MB1', 10, 100));
    const quick = Array.from({ length: 4 }, (_, index) => createTrip('Dyna2', 6, 45, String(index)));
    const timeline = getTimeline([...slow, ...quick]);
    expect(timeline.days).toBe(2);
    expect(timeline.vehicles.map(({ vehicle }) => vehicle)).toEqual(['Dyna2', 'MB1']);
    expect(timeline.vehicles[0]!.trips.map(({ day, start, end }) => [day, start, end])).toEqual([
      [0, 480, 700],
      [0, 700, 920],
      [0, 920, 1140],
      [1, 480, 700]
    ]);
    expect(timeline.vehicles[1]!.trips.map(({ trip: number, day, start }) => [number, day, start])).toEqual([
      [1, 0, 480],
      [2, 1, 480]
    ]);
    expect(timeline.vehicles[0]!.trips[1]).toEqual({
      pileId: '1',
      pileName: 'Pile 1',
      trip: 2,
      day: 0,
      start: 700,
      end: 920,
      legs: [
        { leg: 'driveOut', start: 700, end: 745 },
        { leg: 'load', start: 745, end: 850 },
        { leg: 'driveBack', start: 850, end: 895 },
        { leg: 'offload', start: 895, end: 920 }
      ]
    });
  });

  it('lets a trip end at 20:00, and refuses a trip of more than twelve hours', () => {
    // 2 × 350 minutes of driving and 20 of offloading: 720.
    const longest = getTimeline([createTrip('Ford', 0, 350)]).vehicles[0]!.trips[0]!;
    expect([longest.start, longest.end]).toEqual([dayStart, dayEnd]);
    expect(scheduleTrips([createTrip('MB2', 1, 1), createTrip('Ford', 0, 350.5, '2')], rules)).toEqual({
      ok: false,
      problem: 'tripTooLong',
      values: { vehicle: 'Ford', name: 'Pile 2', minutes: 722 }
    });
    // 170 + 20 + 170 minutes, twice: the second trip ends with the day.
    const half = createTrip('Ford', 0, 170);
    expect(getTimeline([half, half]).days).toBe(1);
    expect(getTimeline([half, createTrip('Ford', 0, 171)]).days).toBe(2);
  });

  it('keeps every trip in its day, in order, without a gap between legs', () => {
    fc.assert(
      fc.property(trips, (given) => {
        const { days, vehicles } = getTimeline(given);
        const last = vehicles.flatMap(({ trips: made }) => made.map(({ day }) => day + 1));
        expect(days).toBe(Math.max(0, ...last));
        expect(vehicles.flatMap(({ trips: made }) => made)).toHaveLength(given.length);
        for (const { vehicle, trips: made } of vehicles) {
          expect(made).toHaveLength(given.filter((one) => one.vehicle === vehicle).length);
          made.forEach(({ day, start, end, legs, trip: number }, index) => {
            expect(number).toBe(index + 1);
            expect(start).toBeGreaterThanOrEqual(dayStart);
            expect(end).toBeLessThanOrEqual(dayEnd);
            expect(legs.map(({ leg }) => leg)).toEqual(TRIP_LEGS);
            expect([legs[0]!.start, legs[3]!.end]).toEqual([start, end]);
            for (const leg of [1, 2, 3]) expect(legs[leg]!.start).toBe(legs[leg - 1]!.end);
            const earlier = made[index - 1];
            if (!earlier) return expect([day, start]).toEqual([0, dayStart]);
            // The trip follows without a gap, or would not have fitted into the day.
            if (day === earlier.day) expect(start).toBe(earlier.end);
            else {
              expect([day, start]).toEqual([earlier.day + 1, dayStart]);
              expect(earlier.end + end - start).toBeGreaterThan(dayEnd);
            }
          });
        }
      })
    );
  });

  it('drives faster with a higher trip speed', () => {
    const fast = computeLegMinutes('MB1', 0, 60, { ...rules, speed: 120 });
    expect(fast).toMatchObject({ value: { driveOut: 30, driveBack: 30 } });
  });

  it('accepts the plan of planTrips', () => {
    const position = { latitude: 5.2, longitude: 8 };
    const plan = planTrips([{ id: '7', name: 'Uyo', tonnes: 25, position }], ['MB1', 'Dyna2'], rules);
    if (!plan.ok) throw new Error(plan.problem);
    const made = getTimeline(plan.value.cheapest.plan).vehicles.flatMap(({ trips: some }) => some);
    expect(made).toHaveLength(plan.value.cheapest.trips);
    expect(made[0]).toMatchObject({ pileId: '7', pileName: 'Uyo', start: 480 });
  });

  it('has no days without trips', () => {
    expect(getTimeline([])).toEqual({ days: 0, vehicles: [] });
  });

  it('names the trip that cannot be scheduled', () => {
    expect(scheduleTrips([createTrip('Lorry', 1, 1, '9')], rules)).toEqual({
      ok: false,
      problem: 'unknownVehicle',
      values: { vehicle: 'Lorry', name: 'Pile 9' }
    });
    expect(scheduleTrips([createTrip('MB1', NaN, 1)], rules)).toEqual({
      ok: false,
      problem: 'notATonnage',
      values: { vehicle: 'MB1', name: 'Pile 1' }
    });
  });
});

describe('formatTimeOfDay', () => {
  it('writes HH:MM, and returns null for minutes outside a day', () => {
    expect([0, 65, 480, 1200, 1439].map(formatTimeOfDay)).toEqual([
      '00:00',
      '01:05',
      '08:00',
      '20:00',
      '23:59'
    ]);
    expect(formatTimeOfDay(1440)).toBe('24:00');
    for (const minutes of [-1, 1441, 0.5, NaN, Infinity]) expect(formatTimeOfDay(minutes)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        const [hours, rest] = (formatTimeOfDay(minutes) ?? '').split(':').map(Number);
        expect(hours! * 60 + rest!).toBe(minutes);
      })
    );
  });
});
