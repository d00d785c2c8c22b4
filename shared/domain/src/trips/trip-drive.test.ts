import fc from 'fast-check';
import { DEFAULT_PARAMETERS } from '../parameters';
import { createRoadMatrix } from '../rounds/trip-matrix';
import { createStraightMatrix } from '../rounds/round-matrix';
import { compareVehicles, findCheapestOption } from './trip-comparison';
import { computeMeanDistance, computeStraightDrive, isDrivable, readRoadDrives } from './trip-drive';
import type { RoadDrive } from './trip-drive';
import { planTrips } from './trip-plan';
import type { FindDrive, PickupPile, TripPlan } from './trip-plan';
import { readTripRules } from './trip-rules';
import { computeLegMinutes, scheduleTrips } from './trip-timeline';
import { PICKUP_VEHICLES } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const { factory } = rules;
const degrees = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const piles = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40_000 }), degrees, degrees), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(([kilograms, north, east], index): PickupPile => ({
      id: String(index),
      name: `Pile ${index}`,
      tonnes: kilograms / 1_000,
      position: { latitude: factory.latitude + north, longitude: factory.longitude + east }
    }))
  );
const allowed = fc.subarray([...PICKUP_VEHICLES], { minLength: 1 });

/** Returns the row and the column of the factory of a matrix in straight lines, `factor` times as long. */
function createDrives(given: readonly PickupPile[], factor = 1): RoadDrive[] {
  const { kilometres, minutes, size } = createStraightMatrix(
    [factory, ...given.map(({ position }) => position)],
    rules.speed
  );
  const rows = (values: Float64Array) =>
    Array.from({ length: size }, (_, row) =>
      [...values.slice(row * size, (row + 1) * size)].map((value) => value * factor)
    );
  const block = {
    kilometres: rows(kilometres),
    minutes: rows(minutes),
    snapDistances: Array.from({ length: size }, () => 0)
  };
  // The same blocks are a matrix of rounds.
  expect(createRoadMatrix([block]).size).toBe(size);
  return readRoadDrives(block, block);
}

const toFindDrive =
  (drives: readonly RoadDrive[]): FindDrive =>
  ({ id }) => {
    const drive = drives[Number(id)]!;
    return isDrivable(drive) ? drive : null;
  };

function getPlan(given: readonly PickupPile[], vehicles: readonly string[], find?: FindDrive): TripPlan {
  const plan = planTrips(given, vehicles, rules, find);
  if (!plan.ok) throw new Error(plan.problem);
  return plan.value;
}

describe('a plan by road', () => {
  it('[TP-01] [TP-02] equals the plan in a straight line when the matrix is that of straight lines', () => {
    fc.assert(
      fc.property(piles, allowed, (given, vehicles) => {
        const straight = getPlan(given, vehicles);
        const byRoad = getPlan(given, vehicles, toFindDrive(createDrives(given)));
        expect(byRoad).toEqual(straight);
        expect(scheduleTrips(byRoad.cheapest.plan, rules)).toEqual(
          scheduleTrips(straight.cheapest.plan, rules)
        );
      })
    );
  });

  it('is dearer by the fuel of the longer road, and never needs fewer days', () => {
    fc.assert(
      fc.property(piles, allowed, (given, vehicles) => {
        const straight = getPlan(given, vehicles);
        const byRoad = getPlan(given, vehicles, toFindDrive(createDrives(given, 1.5)));
        straight.vehicles.forEach((one, at) => {
          const other = byRoad.vehicles[at]!;
          expect(other.trips).toBe(one.trips);
          expect(other.loading).toBe(one.loading);
          // Each trip is rounded to the kobo.
          expect(Math.abs(other.fuel - 1.5 * one.fuel)).toBeLessThanOrEqual(0.02 * one.trips);
        });
        expect(byRoad.cheapest.cost).toBeGreaterThanOrEqual(straight.cheapest.cost);
      })
    );
  });

  it('drives there and back by their own times and counts the kilometres of both', () => {
    const drive = { kilometres: { out: 40, back: 60 }, minutes: { out: 45, back: 75 } };
    const plan = getPlan(
      [{ id: '0', name: 'Uyo', tonnes: 10, position: factory }],
      ['MB1'],
      toFindDrive([drive])
    );
    expect(plan.cheapest.plan[0]).toMatchObject({ distanceKm: 50, fuel: 34_040, cost: 38_040 });
    const timeline = scheduleTrips(plan.cheapest.plan, rules);
    if (!timeline.ok) throw new Error(timeline.problem);
    const [trip] = timeline.value.vehicles[0]!.trips;
    expect(trip!.legs.map(({ start, end }) => end - start)).toEqual([45, 253, 75, 10]);
  });

  it('fails with noPosition for a pile without a way', () => {
    const pile = { id: '0', name: 'Island', tonnes: 1, position: factory };
    expect(planTrips([pile], ['MB1'], rules, toFindDrive([{ problem: 'noWay' }]))).toEqual({
      ok: false,
      problem: 'noPosition',
      values: { name: 'Island' }
    });
  });

  it('plans 500 piles and refuses more', () => {
    const createPiles = (count: number): PickupPile[] =>
      Array.from({ length: count }, (_, at) => ({
        id: String(at),
        name: `Pile ${at}`,
        tonnes: 1,
        position: factory
      }));
    expect(planTrips(createPiles(500), ['MB1'], rules).ok).toBe(true);
    expect(planTrips(createPiles(501), ['MB1'], rules)).toEqual({
      ok: false,
      problem: 'tooManyPiles',
      values: { count: 501, max: 500 }
    });
  });

  it('fails with noPosition for a way without a valid length or duration', () => {
    const pile = { id: '0', name: 'Uyo', tonnes: 1, position: factory };
    const way = { out: 40, back: 60 };
    expect(
      planTrips([pile], ['MB1'], rules, () => ({ kilometres: { out: NaN, back: 60 }, minutes: way }))
    ).toMatchObject({ ok: false, problem: 'noPosition' });
    expect(computeLegMinutes('MB1', 1, 50, rules, { out: 45, back: NaN })).toEqual({
      ok: false,
      problem: 'noPosition'
    });
  });

  it('[TP-01] has exactly one cheapest option, which no other undercuts', () => {
    fc.assert(
      fc.property(piles, allowed, fc.double({ min: 1, max: 2, noNaN: true }), (given, vehicles, factor) => {
        const plan = getPlan(given, vehicles, toFindDrive(createDrives(given, factor)));
        const option = findCheapestOption(plan, compareVehicles(plan, rules));
        const chosen =
          option === 'mix' ? plan.cheapest : plan.vehicles.find(({ vehicle }) => vehicle === option)!;
        for (const one of [plan.cheapest, ...plan.vehicles])
          expect(chosen.cost).toBeLessThanOrEqual(one.cost);
        // A vehicle wins a tie against the mix, which is then nothing but that vehicle or as dear.
        if (option === 'mix') for (const one of plan.vehicles) expect(one.cost).toBeGreaterThan(chosen.cost);
      })
    );
  });
});

describe('readRoadDrives', () => {
  it('returns why there is no way: at the factory, at the pile, or between them', () => {
    const block = {
      kilometres: [[0, 10, null, 5]],
      minutes: [[0, 12, null, 6]],
      snapDistances: [3, 3, null, 3]
    };
    const back = {
      kilometres: [[0], [11], [null], [null]],
      minutes: [[0], [13], [null], [null]],
      snapDistances: block.snapDistances
    };
    expect(readRoadDrives(block, back)).toEqual([
      { kilometres: { out: 10, back: 11 }, minutes: { out: 12, back: 13 } },
      { problem: 'noRoadAtPlace' },
      { problem: 'noWay' }
    ]);
    const atSea = { ...block, snapDistances: [null, 3, null, 3], kilometres: [[null, null, null, null]] };
    expect(readRoadDrives(atSea, { ...back, snapDistances: atSea.snapDistances })).toEqual(
      [1, 2, 3].map(() => ({ problem: 'noRoadAtStart' }))
    );
  });
});

describe('computeMeanDistance', () => {
  it.each([NaN, -1, Infinity, 30_000])('returns null for %s kilometres', (value) => {
    const figures = { out: value, back: value };
    expect(computeMeanDistance({ kilometres: figures, minutes: { out: 1, back: 1 } })).toBeNull();
  });

  it('returns null for an invalid time', () => {
    const kilometres = { out: 1, back: 1 };
    expect(computeMeanDistance({ kilometres, minutes: { out: 1, back: NaN } })).toBeNull();
    expect(computeStraightDrive({ position: { latitude: 91, longitude: 7 } }, rules)).toBeNull();
  });
});
