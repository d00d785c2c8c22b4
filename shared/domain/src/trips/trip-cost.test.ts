import fc from 'fast-check';
import { computeDistance } from '../distance';
import { DEFAULT_PARAMETERS } from '../parameters';
import {
  MAX_PLAN_TONNES,
  computeBreakEvenDistance,
  computeTripCost,
  computeFullLoadCost,
  isDistance,
  countLoadUnits,
  sumCosts,
  multiplyCost,
  findTonnageProblem,
  computeTripDistance,
  countTrips,
  roundToGrams
} from './trip-cost';
import { readTripRules } from './trip-rules';
import { PICKUP_VEHICLES, isPickupVehicle } from './vehicles';

const rules = readTripRules(DEFAULT_PARAMETERS);
const { factory } = rules;
const vehicle = fc.constantFrom(...PICKUP_VEHICLES);
const distance = fc.double({ min: 0, max: 1_000, noNaN: true });
const tonnes = fc.integer({ min: 1, max: 500_000 }).map((kilograms) => kilograms / 1_000);
const noFigures = [NaN, Infinity, -Infinity, -0.001, -5];

describe('vehicle table', () => {
  it('has the figures of the seed', () => {
    const listFigures = (name: (typeof PICKUP_VEHICLES)[number]) => Object.values(rules.vehicles[name]);
    expect(listFigures('Ford')).toEqual([2.5, 0.333, 0.2, 600, 2500, 0.6]);
    expect(listFigures('Ford2')).toEqual([2.8, 0.333, 0.17, 600, 1500, 0.4634]);
    expect(listFigures('Dyna2')).toEqual([6, 0.4167, 0.37, 740, 2000, 0.2917]);
    expect(listFigures('MB1')).toEqual([10, 0.1667, 0.46, 740, 4000, 0.4211]);
    expect(listFigures('MB2')).toEqual([15, 1.25, 1.25, 740, 6000, 0.3666]);
    expect(factory).toEqual({ latitude: 5.4447948, longitude: 8.1537226 });
    expect([...PICKUP_VEHICLES]).toEqual(Object.keys(rules.vehicles));
  });

  it('has capacities of whole load units, in ascending order', () => {
    const capacities = PICKUP_VEHICLES.map((name) => rules.vehicles[name].capacity);
    expect(capacities.map(countLoadUnits)).toEqual([25, 28, 60, 100, 150]);
  });

  it('accepts only exact names of vehicles', () => {
    for (const name of PICKUP_VEHICLES) expect(isPickupVehicle(name)).toBe(true);
    for (const name of ['', 'ford', 'MB3', 'toString']) expect(isPickupVehicle(name)).toBe(false);
  });
});

describe('trip', () => {
  it('has the great-circle distance, and null for an invalid position', () => {
    expect(computeTripDistance(factory, factory)).toBe(0);
    const pile = { latitude: 5.03, longitude: 7.93 };
    expect(computeTripDistance(pile, factory)).toBeCloseTo(computeDistance(pile, factory) / 1000, 9);
    expect(computeTripDistance(pile, pile)).toBe(0);
    expect(computeTripDistance({ latitude: 91, longitude: 0 }, factory)).toBeNull();
    expect(computeTripDistance(pile, { latitude: NaN, longitude: 0 })).toBeNull();
  });

  it('costs fuel there and back, and its loading', () => {
    expect(computeTripCost('Ford', 10, rules)).toEqual({ fuel: 2400, loading: 2500, cost: 4900 });
    fc.assert(
      fc.property(vehicle, distance, (name, km) => {
        const { fuelPerKm, fuelCost, loadingCost } = rules.vehicles[name];
        const trip = computeTripCost(name, km, rules);
        expect(Math.abs(trip.fuel - km * fuelPerKm * fuelCost * 2)).toBeLessThanOrEqual(0.0051);
        expect(trip.loading).toBe(loadingCost);
        expect(trip.cost).toBeCloseTo(trip.fuel + loadingCost, 6);
        expect(Math.round(trip.cost * 100) / 100).toBe(trip.cost);
      })
    );
  });

  it('costs more for a longer distance', () => {
    fc.assert(
      fc.property(vehicle, distance, distance, (name, one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(computeTripCost(name, near, rules).cost).toBeLessThanOrEqual(
          computeTripCost(name, far, rules).cost
        );
      })
    );
  });

  it.each([...noFigures, 20_016])('has a null cost over %p km', (km) => {
    expect(isDistance(km)).toBe(false);
    expect(computeFullLoadCost('MB1', km, rules)).toBeNull();
  });

  it('may go halfway around the earth, and needs a known vehicle', () => {
    expect(isDistance(20_015)).toBe(true);
    expect(isDistance(0)).toBe(true);
    expect(computeFullLoadCost('Lorry', 1, rules)).toBeNull();
  });
});

describe('cost per tonne of a full load', () => {
  it('is fuel per tonne-kilometre times the distance plus loading per tonne', () => {
    fc.assert(
      fc.property(vehicle, distance, (name, km) => {
        const { fuelCost, fuelPerKm, loadingCost, capacity } = rules.vehicles[name];
        const perTonneKm = (2 * fuelPerKm * fuelCost) / capacity;
        expect(computeFullLoadCost(name, km, rules)).toBeCloseTo(perTonneKm * km + loadingCost / capacity, 2);
      })
    );
  });

  it('is equal at the break-even distance, in either order of the vehicles', () => {
    fc.assert(
      fc.property(vehicle, vehicle, (one, other) => {
        const km = computeBreakEvenDistance(one, other, rules);
        const reversed = computeBreakEvenDistance(other, one, rules);
        expect(reversed === null).toBe(km === null);
        if (km === null) return;
        expect(reversed).toBeCloseTo(km, 9);
        const computeGap = (at: number) =>
          (computeFullLoadCost(one, at, rules) ?? NaN) - (computeFullLoadCost(other, at, rules) ?? NaN);
        expect(Math.abs(computeGap(km))).toBeLessThan(0.01);
        expect(Math.sign(computeGap(km / 2))).toBe(-Math.sign(computeGap(km * 2)));
      })
    );
    expect(computeBreakEvenDistance('Dyna2', 'MB1', rules)).toBeCloseTo(200 / 3 / (273.8 / 3 - 68.08), 9);
    expect(computeBreakEvenDistance('MB1', 'Ford2', rules)).toBeNull();
    expect(computeBreakEvenDistance('MB1', 'MB1', rules)).toBeNull();
    // Loading costs the same per tonne, so the cheaper fuel wins from the first metre.
    expect(computeBreakEvenDistance('MB1', 'MB2', rules)).toBeNull();
  });
});

describe('tonnes', () => {
  it('are counted in tenths, rounded up but without binary noise', () => {
    expect(countLoadUnits(0)).toBe(0);
    expect(countLoadUnits(2.3)).toBe(23);
    expect(countLoadUnits(1.1 * 3)).toBe(33);
    expect(countLoadUnits(2.300001)).toBe(24);
    expect(roundToGrams(0.1 + 0.2)).toBe(0.3);
  });

  it.each([
    [NaN, 'notATonnage'],
    [-1, 'notATonnage'],
    [Infinity, 'notATonnage'],
    [0, 'nothingToCarry'],
    [0.0000004, 'nothingToCarry'],
    [0.000001, null],
    [MAX_PLAN_TONNES, null],
    [MAX_PLAN_TONNES + 1, 'tooManyTonnes']
  ])('findTonnageProblem of %p: %p', (load, problem) => {
    expect(findTonnageProblem(load)).toBe(problem);
  });

  it('take the fewest trips that carry them', () => {
    expect(countTrips('Ford2', 2.8 * 3, rules)).toBe(3);
    expect(countTrips('Ford2', 8.41, rules)).toBe(4);
    expect(countTrips('MB1', 0, rules)).toBe(0);
    fc.assert(
      fc.property(vehicle, tonnes, (name, load) => {
        const trips = countTrips(name, load, rules);
        const { capacity } = rules.vehicles[name];
        expect(trips * capacity).toBeGreaterThanOrEqual(load - 1e-9);
        expect((trips - 1) * capacity).toBeLessThan(load);
      })
    );
  });
});

describe('sums of costs', () => {
  it('are exact to the kobo', () => {
    const cost = { fuel: 0.1, loading: 0.2, cost: 0.3 };
    expect(sumCosts([])).toEqual({ fuel: 0, loading: 0, cost: 0 });
    expect(sumCosts([cost, cost, cost])).toEqual({ fuel: 0.3, loading: 0.6, cost: 0.9 });
    expect(multiplyCost(cost, 3)).toEqual({ fuel: 0.3, loading: 0.6, cost: 0.9 });
    expect(multiplyCost(cost, 0)).toEqual({ fuel: 0, loading: 0, cost: 0 });
  });
});
