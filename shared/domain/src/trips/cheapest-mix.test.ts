import fc from 'fast-check';
import { DEFAULT_PARAMETERS } from '../parameters';
import { splitLoads, findCheapestMix, createTripCounts } from './cheapest-mix';
import type { TripCounts } from './cheapest-mix';
import { computeTripCost } from './trip-cost';
import { readTripRules } from './trip-rules';
import { PICKUP_VEHICLES } from './vehicles';
import type { PickupVehicle } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const allowed = fc.subarray([...PICKUP_VEHICLES], { minLength: 1 });
const distance = fc.oneof(
  fc.constant(0),
  fc.constantFrom(1, 2, 5, 10, 50),
  fc.double({ min: 0, max: 300, noNaN: true })
);
const computeKobo = (vehicle: PickupVehicle, km: number) =>
  Math.round(computeTripCost(vehicle, km, rules).cost * 100);
const sumTrips = (counts: TripCounts, figure: (vehicle: PickupVehicle) => number) =>
  PICKUP_VEHICLES.reduce((sum, vehicle) => sum + counts[vehicle] * figure(vehicle), 0);

/**
 * Yields every mix that carries the tonnes with at most as many trips of a vehicle as it would need on its own.
 */
function* generateMixes(tonnes: number, vehicles: readonly PickupVehicle[]): Generator<TripCounts> {
  const [vehicle, ...others] = vehicles;
  const { capacity } = rules.vehicles[vehicle!];
  const alone = Math.max(0, Math.ceil(tonnes / capacity - 1e-9));
  for (let trips = others.length === 0 ? alone : 0; trips <= alone; trips++) {
    if (others.length === 0) yield { ...createTripCounts(), [vehicle!]: trips };
    else
      for (const rest of generateMixes(tonnes - trips * capacity, others))
        yield { ...rest, [vehicle!]: trips };
  }
}

/**
 * Returns whether a mix is cheaper, else has fewer trips, else more trips of the earlier vehicle in the table.
 */
function isBetter(one: TripCounts, other: TripCounts, km: number): boolean {
  const ranks = [
    sumTrips(other, (vehicle) => computeKobo(vehicle, km)) -
      sumTrips(one, (vehicle) => computeKobo(vehicle, km)),
    sumTrips(other, () => 1) - sumTrips(one, () => 1),
    ...PICKUP_VEHICLES.map((vehicle) => one[vehicle] - other[vehicle])
  ];
  return (ranks.find((rank) => rank !== 0) ?? 0) > 0;
}

function findBestMix(tonnes: number, km: number, vehicles: readonly PickupVehicle[]): TripCounts {
  let best: TripCounts | null = null;
  for (const mix of generateMixes(tonnes, vehicles)) if (best === null || isBetter(mix, best, km)) best = mix;
  return best ?? createTripCounts();
}

describe('findCheapestMix', () => {
  it('returns the best of all mixes, also with equal costs', () => {
    const tonnes = fc.integer({ min: 1, max: 180 }).map((units) => units / 10);
    fc.assert(
      fc.property(tonnes, distance, allowed, (load, km, vehicles) => {
        expect(findCheapestMix(load, km, vehicles, rules)).toEqual(findBestMix(load, km, vehicles));
      })
    );
  });

  it('resolves equal costs by fewer trips, then by table order', () => {
    // 10 t: one MB1 costs as much as two Dyna2. 20 t: Dyna2 and MB2 cost as much as two MB1.
    expect(findCheapestMix(10, 0, ['Dyna2', 'MB1'], rules)).toEqual({ ...createTripCounts(), MB1: 1 });
    expect(findCheapestMix(20, 0, ['MB2', 'MB1', 'Dyna2'], rules)).toEqual({
      ...createTripCounts(),
      Dyna2: 1,
      MB2: 1
    });
  });

  it('depends on the distance as the costs do', () => {
    expect(findCheapestMix(60, 1, ['Dyna2', 'MB1'], rules)).toEqual({ ...createTripCounts(), Dyna2: 10 });
    expect(findCheapestMix(60, 10, ['Dyna2', 'MB1'], rules)).toEqual({ ...createTripCounts(), MB1: 6 });
  });

  it('carries the tonnes, costs at most as much as any single vehicle, and never less for more tonnes', () => {
    const tonnes = fc.integer({ min: 1, max: 400_000 }).map((kilograms) => kilograms / 1_000);
    fc.assert(
      fc.property(tonnes, tonnes, distance, allowed, (one, other, km, vehicles) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const mix = findCheapestMix(more, km, vehicles, rules);
        const cost = sumTrips(mix, (vehicle) => computeKobo(vehicle, km));
        expect(sumTrips(mix, (vehicle) => rules.vehicles[vehicle].capacity)).toBeGreaterThanOrEqual(
          more - 1e-6
        );
        const cheaper = findCheapestMix(less, km, vehicles, rules);
        expect(sumTrips(cheaper, (vehicle) => computeKobo(vehicle, km))).toBeLessThanOrEqual(cost);
        for (const vehicle of vehicles)
          expect(cost).toBeLessThanOrEqual(
            computeKobo(vehicle, km) * Math.ceil(more / rules.vehicles[vehicle].capacity - 1e-9)
          );
      })
    );
  });
});

describe('splitLoads', () => {
  it('fills the largest vehicles first', () => {
    expect(splitLoads({ ...createTripCounts(), Ford2: 1, MB1: 2, Ford: 1 }, 24.1, rules)).toEqual([
      { vehicle: 'MB1', tonnes: 10 },
      { vehicle: 'MB1', tonnes: 10 },
      { vehicle: 'Ford2', tonnes: 2.8 },
      { vehicle: 'Ford', tonnes: 1.3 }
    ]);
    expect(splitLoads({ ...createTripCounts(), MB1: 3 }, 20, rules)).toHaveLength(2);
  });

  it('adds up to the tonnes, without empty loads or loads above the capacity', () => {
    const tonnes = fc.integer({ min: 1, max: 200_000 }).map((kilograms) => kilograms / 1_000);
    fc.assert(
      fc.property(tonnes, distance, allowed, (load, km, vehicles) => {
        const mix = findCheapestMix(load, km, vehicles, rules);
        const loads = splitLoads(mix, load, rules);
        expect(loads).toHaveLength(sumTrips(mix, () => 1));
        expect(loads.reduce((sum, { tonnes: part }) => sum + part, 0)).toBeCloseTo(load, 6);
        for (const { vehicle, tonnes: part } of loads) {
          expect(part).toBeGreaterThan(0);
          expect(part).toBeLessThanOrEqual(rules.vehicles[vehicle].capacity);
        }
      })
    );
  });
});
