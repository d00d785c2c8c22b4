import fc from 'fast-check';
import { DEFAULT_PARAMETERS } from '../parameters';
import { findCheapestMix, createTripCounts } from './cheapest-mix';
import { MAX_PLAN_TONNES, computeTripCost, computeTripDistance, countTrips } from './trip-cost';
import { planTrips } from './trip-plan';
import type { PickupPile, TripPlan } from './trip-plan';
import { readTripRules } from './trip-rules';
import { PICKUP_VEHICLES } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const createPile = (tonnes: number, latitude = rules.factory.latitude, id = '1'): PickupPile => ({
  id,
  name: `Pile ${id}`,
  tonnes,
  position: { latitude, longitude: rules.factory.longitude }
});
const piles = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 40_000 }), fc.double({ min: 4, max: 7, noNaN: true }), fc.uuid())
    .map(([kilograms, latitude, id]) => createPile(kilograms / 1_000, latitude, id)),
  { minLength: 1, maxLength: 6 }
);
const allowed = fc.subarray([...PICKUP_VEHICLES], { minLength: 1 });

function getPlan(piles: readonly PickupPile[], vehicles: readonly string[], by = rules): TripPlan {
  const plan = planTrips(piles, vehicles, by);
  if (!plan.ok) throw new Error(plan.problem);
  return plan.value;
}

describe('planTrips', () => {
  it('returns the costs of each vehicle on its own and the cheapest mix, with every trip', () => {
    const plan = getPlan([createPile(12), createPile(6, 5.9, '2')], ['MB1', 'Ford', 'MB1']);
    const far = computeTripDistance(createPile(6, 5.9).position, rules.factory) ?? NaN;
    const [ford, mb1] = [computeTripCost('Ford', far, rules).cost, computeTripCost('MB1', far, rules).cost];
    expect(plan.tonnes).toBe(18);
    expect(plan.vehicles.map(({ vehicle, trips }) => [vehicle, trips])).toEqual([
      ['Ford', 8],
      ['MB1', 3]
    ]);
    expect(plan.vehicles[0]!.cost).toBeCloseTo(5 * 2500 + 3 * ford, 6);
    expect(plan.vehicles[1]!.cost).toBeCloseTo(2 * 4000 + mb1, 6);
    expect(plan.vehicles[1]!.costPerTonne).toBeCloseTo((8000 + mb1) / 18, 6);
    expect(plan.cheapest.counts).toEqual({ ...createTripCounts(), Ford: 1, MB1: 2 });
    expect(plan.cheapest.trips).toBe(3);
    expect(plan.cheapest.cost).toBeCloseTo(6500 + mb1, 6);
    expect(
      plan.cheapest.plan.map(({ vehicle, pileId, pileName, tonnes }) => [vehicle, pileId, pileName, tonnes])
    ).toEqual([
      ['MB1', '1', 'Pile 1', 10],
      ['Ford', '1', 'Pile 1', 2],
      ['MB1', '2', 'Pile 2', 6]
    ]);
    expect(plan.cheapest.plan[2]).toMatchObject({ distanceKm: far, cost: mb1, loading: 4000 });
  });

  it('starts from the given factory', () => {
    const factory = { latitude: 6, longitude: 8 };
    const pile = { ...createPile(5), position: factory };
    expect(getPlan([pile], ['MB1'], { ...rules, factory }).cheapest.fuel).toBe(0);
    expect(getPlan([pile], ['MB1']).cheapest.fuel).toBeGreaterThan(0);
  });

  it('returns the sum of the cheapest mixes of the piles', () => {
    fc.assert(
      fc.property(piles, allowed, (given, vehicles) => {
        const full = given.filter(({ tonnes }) => tonnes > 0);
        if (full.length === 0) return;
        const plan = getPlan(given, vehicles);
        const counts = createTripCounts();
        let cost = 0;
        for (const { tonnes, position } of full) {
          const km = computeTripDistance(position, rules.factory) ?? NaN;
          const mix = findCheapestMix(tonnes, km, vehicles, rules);
          for (const vehicle of PICKUP_VEHICLES) {
            counts[vehicle] += mix[vehicle];
            cost += mix[vehicle] * computeTripCost(vehicle, km, rules).cost;
          }
        }
        const { cheapest } = plan;
        expect(cheapest.counts).toEqual(counts);
        expect(cheapest.cost).toBeCloseTo(cost, 2);
        expect(cheapest.fuel + cheapest.loading).toBeCloseTo(cheapest.cost, 2);
        expect(cheapest.trips).toBe(cheapest.plan.length);
        expect(cheapest.costPerTonne * plan.tonnes).toBeCloseTo(cheapest.cost, 2);
        for (const alone of plan.vehicles) {
          expect(cheapest.cost).toBeLessThanOrEqual(alone.cost + 0.001);
          const parts = full.map(({ tonnes, position }) => {
            const trips = countTrips(alone.vehicle, tonnes, rules);
            return {
              trips,
              cost:
                trips *
                computeTripCost(alone.vehicle, computeTripDistance(position, rules.factory) ?? NaN, rules)
                  .cost
            };
          });
          expect(alone.cost).toBeCloseTo(
            parts.reduce((sum, part) => sum + part.cost, 0),
            2
          );
          expect(alone.trips).toBe(parts.reduce((sum, part) => sum + part.trips, 0));
        }
      })
    );
  });

  it('plans hundreds of piles and thousands of tonnes', () => {
    const many = Array.from({ length: 300 }, (_, index) => createPile(20, 5 + index / 1_000, String(index)));
    expect(getPlan(many, PICKUP_VEHICLES).tonnes).toBe(6_000);
    expect(getPlan([createPile(900, 5)], PICKUP_VEHICLES).cheapest.trips).toBe(90);
  });

  it('skips empty piles', () => {
    expect(getPlan([createPile(0, NaN), createPile(1, 5, '2')], ['MB1']).cheapest.plan).toHaveLength(1);
  });

  it('returns the first problem, checking the vehicles first', () => {
    const max = MAX_PLAN_TONNES;
    expect(planTrips([createPile(NaN)], [], rules)).toEqual({ ok: false, problem: 'noVehicle' });
    expect(planTrips([createPile(NaN)], ['MB1', 'Lorry'], rules)).toEqual({
      ok: false,
      problem: 'unknownVehicle',
      values: { vehicle: 'Lorry' }
    });
    for (const tonnes of [NaN, -1, Infinity])
      expect(planTrips([createPile(1), createPile(tonnes, 5, '2')], ['MB1'], rules)).toEqual({
        ok: false,
        problem: 'notATonnage',
        values: { name: 'Pile 2', max }
      });
    expect(planTrips([createPile(1, 91)], ['MB1'], rules)).toEqual({
      ok: false,
      problem: 'noPosition',
      values: { name: 'Pile 1' }
    });
    expect(
      planTrips([createPile(1)], ['MB1'], { ...rules, factory: { latitude: 0, longitude: NaN } }).ok
    ).toBe(false);
    for (const given of [[], [createPile(0)]])
      expect(planTrips(given, ['MB1'], rules)).toEqual({
        ok: false,
        problem: 'nothingToCarry',
        values: { max }
      });
    expect(planTrips([createPile(max + 1)], ['MB1'], rules)).toEqual({
      ok: false,
      problem: 'tooManyTonnes',
      values: { name: 'Pile 1', max }
    });
    expect(planTrips([createPile(max), createPile(1)], ['MB1'], rules)).toEqual({
      ok: false,
      problem: 'tooManyTonnes',
      values: { max }
    });
  });
});
