import fc from 'fast-check';
import { DEFAULT_PARAMETERS } from '../parameters';
import { computeTripCost, computeFullLoadCost, countLoadUnits, computeTripDistance } from './trip-cost';
import { compareVehicles } from './trip-comparison';
import { planTrips } from './trip-plan';
import type { PickupPile, TripPlan } from './trip-plan';
import { readTripRules } from './trip-rules';
import { PICKUP_VEHICLES } from './vehicles';
import type { PickupVehicle } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const createPile = (tonnes: number, north: number, id = '1'): PickupPile => ({
  id,
  name: `Pile ${id}`,
  tonnes,
  position: { latitude: rules.factory.latitude + north, longitude: rules.factory.longitude }
});
const piles = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: 30_000 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.uuid())
    .map(([kilograms, north, id]) => createPile(kilograms / 1000, north, id)),
  { minLength: 1, maxLength: 3 }
);
const allowed = fc.subarray([...PICKUP_VEHICLES], { minLength: 1 });

function getPlan(given: readonly PickupPile[], vehicles: readonly string[], by = rules): TripPlan {
  const plan = planTrips(given, vehicles, by);
  if (!plan.ok) throw new Error(plan.problem);
  return plan.value;
}

describe('compareVehicles', () => {
  it('returns differences that add up, term by term', () => {
    fc.assert(
      fc.property(piles, allowed, (given, vehicles) => {
        const plan = getPlan(given, vehicles);
        const { cheapest, dearer } = compareVehicles(plan, rules);
        expect(cheapest.cost).toBe(Math.min(...plan.vehicles.map(({ cost }) => cost)));
        expect(dearer).toHaveLength(plan.vehicles.length - 1);
        for (const { vehicle, trips, fuel, loading, cost } of dearer) {
          const own = plan.vehicles.find((one) => one.vehicle === vehicle)!;
          expect(fuel + loading).toBeCloseTo(cost, 6);
          expect(cheapest.cost + cost).toBeCloseTo(own.cost, 6);
          expect(cheapest.trips + trips).toBe(own.trips);
          expect(cost).toBeGreaterThanOrEqual(0);
        }
      })
    );
  });

  it('returns null for a break-even distance beyond half the earth’s circumference', () => {
    const figures = { capacity: 1, offloadingHours: 0, fuelCost: 1, loadingHoursPerTonne: 0 };
    const by = {
      ...rules,
      vehicles: {
        ...rules.vehicles,
        Ford: { ...figures, fuelPerKm: 1, loadingCost: 0 },
        MB1: { ...figures, fuelPerKm: 0.5, loadingCost: 100_000 }
      }
    };
    const { cheapest, dearer } = compareVehicles(getPlan([createPile(1, 0)], ['Ford', 'MB1'], by), by);
    expect([cheapest.vehicle, dearer[0]!.breakEven]).toEqual(['Ford', null]);
  });

  it('returns the break-even distance and on which side of it the other vehicle is cheaper', () => {
    const { cheapest, dearer } = compareVehicles(getPlan([createPile(30, 0.3)], PICKUP_VEHICLES), rules);
    expect(cheapest.vehicle).toBe('MB1');
    const dyna = dearer.find(({ vehicle }) => vehicle === 'Dyna2')!.breakEven!;
    expect(dyna).toEqual({ distanceKm: expect.closeTo(2.875, 3) as number, wins: 'nearer' });
    const computeCost = (vehicle: PickupVehicle, km: number) => computeFullLoadCost(vehicle, km, rules)!;
    expect(computeCost('Dyna2', dyna.distanceKm - 1)).toBeLessThan(computeCost('MB1', dyna.distanceKm - 1));
    expect(computeCost('Dyna2', dyna.distanceKm + 1)).toBeGreaterThan(
      computeCost('MB1', dyna.distanceKm + 1)
    );
    expect(dearer.find(({ vehicle }) => vehicle === 'Ford')!.breakEven).toBeNull();
    // At the factory itself, the result is the reverse.
    const near = compareVehicles(getPlan([createPile(30, 0)], ['Dyna2', 'MB1']), rules);
    expect(near.cheapest.vehicle).toBe('Dyna2');
    expect(near.dearer[0]!.breakEven).toMatchObject({ wins: 'farther' });
  });

  it('resolves equal costs by fewer trips, then by the table', () => {
    // 10 t at the factory: two Dyna2 and one MB1 cost 4,000 each.
    const { cheapest, dearer } = compareVehicles(getPlan([createPile(10, 0)], ['Dyna2', 'MB1']), rules);
    expect(cheapest.vehicle).toBe('MB1');
    expect(dearer[0]).toMatchObject({ vehicle: 'Dyna2', trips: 1, fuel: 0, loading: 0, cost: 0 });
  });

  it('follows the parameters', () => {
    const free = readTripRules({ ...DEFAULT_PARAMETERS, vehicleFordFuelCost: 0, vehicleFordLoadingCost: 0 });
    expect(compareVehicles(getPlan([createPile(30, 1)], PICKUP_VEHICLES, free), free).cheapest).toMatchObject(
      {
        vehicle: 'Ford',
        cost: 0
      }
    );
  });
});

/** Returns the lowest cost in kobo of fetching the units of one pile, by trying every mix of trips. */
function computeLowestCost(units: number, options: readonly { units: number; kobo: number }[]): number {
  const [first, ...others] = options;
  if (units <= 0) return 0;
  if (!first) return Infinity;
  let least = Infinity;
  for (let trips = 0; trips <= Math.ceil(units / first.units); trips++)
    least = Math.min(least, trips * first.kobo + computeLowestCost(units - trips * first.units, others));
  return least;
}

it('planTrips returns the cost of the cheapest of all possible mixes, with any vehicles', () => {
  const vehicleFigures = fc.record({
    capacity: fc.integer({ min: 5, max: 200 }).map((units) => units / 10),
    fuelPerKm: fc.double({ min: 0, max: 2, noNaN: true }),
    fuelCost: fc.integer({ min: 0, max: 1_500 }),
    loadingCost: fc.integer({ min: 0, max: 9_000 }),
    offloadingHours: fc.constant(0.5),
    loadingHoursPerTonne: fc.constant(0.3)
  });
  const fleets = fc.record({
    Ford: vehicleFigures,
    Ford2: vehicleFigures,
    Dyna2: vehicleFigures,
    MB1: vehicleFigures,
    MB2: vehicleFigures
  });
  const small = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 9_000 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.uuid())
      .map(([kilograms, north, id]) => createPile(kilograms / 1000, north, id)),
    { minLength: 1, maxLength: 3 }
  );
  fc.assert(
    fc.property(small, allowed, fleets, (given, vehicles, fleet) => {
      const by = { ...rules, vehicles: fleet };
      const plan = getPlan(given, vehicles, by);
      const least = given.map(({ tonnes, position }) => {
        const km = computeTripDistance(position, by.factory)!;
        return computeLowestCost(
          countLoadUnits(tonnes),
          vehicles.map((vehicle) => ({
            units: countLoadUnits(by.vehicles[vehicle].capacity),
            kobo: Math.round(computeTripCost(vehicle, km, by).cost * 100)
          }))
        );
      });
      expect(Math.round(plan.cheapest.cost * 100)).toBe(least.reduce((sum, one) => sum + one, 0));
    }),
    { numRuns: 200 }
  );
});
