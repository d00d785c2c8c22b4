import fc from 'fast-check';
import { findCheapestMix, splitLoads } from '../trips/cheapest-mix';
import { computeRoundCost } from '../trips/trip-cost';
import { computeLegMinutes } from '../trips/trip-timeline';
import { PICKUP_VEHICLES } from '../trips/vehicles';
import type { RoundsProblem } from './round-problem';
import { createFleet, createRandomProblem, planRounds } from './tests/test-rounds';

describe('RoundsSearch', () => {
  it('[BY-13] is never dearer than fetching each pile by itself as the trip planner does', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 25 }),
        fc.subarray([...PICKUP_VEHICLES], { minLength: 1 }),
        fc.integer({ min: 1, max: 8 }),
        (seed, count, vehicles, fleet) => {
          const problem = createRandomProblem(seed, count, {
            maxTonnes: 18,
            fleet: createFleet(vehicles, fleet),
            days: 5
          });
          const alone = fetchAlone(problem);
          fc.pre(alone !== null);
          const answer = planRounds(problem, 40);
          expect(answer.left).toEqual([]);
          expect(answer.cost).toBeLessThanOrEqual(alone + 0.01);
        }
      ),
      { numRuns: 30 }
    );
  });
});

/**
 * Returns the cost of the trip planner's trips (each pile by itself, in its cheapest mix) if its vehicles have
 * the days for them, one trip after another; else null.
 */
function fetchAlone({ piles, matrix, rules, fleet, days }: RoundsProblem): number | null {
  const vehicles = PICKUP_VEHICLES.filter((vehicle) => fleet[vehicle]);
  const clocks = new Map(
    vehicles.map((vehicle) => [vehicle, new Array<number>(fleet[vehicle]! * days).fill(0)])
  );
  let cost = 0;
  for (const [index, { tonnes }] of piles.entries()) {
    const [out, back] = [index + 1, (index + 1) * matrix.size];
    const distance = (matrix.kilometres[out]! + matrix.kilometres[back]!) / 2;
    for (const trip of splitLoads(findCheapestMix(tonnes, distance, vehicles, rules), tonnes, rules)) {
      const legs = computeLegMinutes(trip.vehicle, trip.tonnes, 0, rules);
      if (!legs.ok) throw new Error(legs.problem);
      const drive = Math.round(matrix.minutes[out]!) + Math.round(matrix.minutes[back]!);
      const minutes = drive + legs.value.load + legs.value.offload;
      const used = clocks.get(trip.vehicle)!;
      const shift = used.findIndex((taken) => taken + minutes <= rules.dayEnd - rules.dayStart);
      if (shift < 0) return null;
      used[shift]! += minutes;
      cost += computeRoundCost(trip.vehicle, 2 * distance, rules).cost;
    }
  }
  return cost;
}
