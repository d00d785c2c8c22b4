import { PICKUP_VEHICLES } from '../../trips/vehicles';
import type { PickupVehicle } from '../../trips/vehicles';
import type { RoundsProblem } from '../round-problem';
import { roundDigits } from './test-rounds';

/** A way through a set of piles that no other beats in both distance and time. */
interface BruteWay {
  readonly kilometres: number;
  readonly minutes: number;
}

/** Lists the best ways through every set of piles that a vehicle holds, by visiting them in every order. */
function listBruteWays({ matrix, piles, rules, fleet }: RoundsProblem): Map<number, BruteWay[]> {
  const ways = new Map<number, BruteWay[]>();
  const largest = Math.max(
    ...PICKUP_VEHICLES.map((vehicle) => (fleet[vehicle] ? rules.vehicles[vehicle].capacity : 0))
  );
  const visit = (set: number, at: number, kilometres: number, minutes: number, room: number) => {
    if (room < -1e-9 || minutes > rules.dayEnd - rules.dayStart) return;
    if (set > 0) {
      const whole = {
        kilometres: kilometres + matrix.kilometres[at * matrix.size]!,
        minutes: minutes + Math.round(matrix.minutes[at * matrix.size]!)
      };
      const known = ways.get(set) ?? [];
      if (!known.some((way) => way.kilometres <= whole.kilometres && way.minutes <= whole.minutes))
        ways.set(set, [...known, whole]);
    }
    for (let pile = 0; pile < piles.length; pile++)
      if (!(set & (1 << pile))) {
        const way = at * matrix.size + pile + 1;
        visit(
          set | (1 << pile),
          pile + 1,
          kilometres + matrix.kilometres[way]!,
          minutes + Math.round(matrix.minutes[way]!),
          room - piles[pile]!.tonnes
        );
      }
  };
  visit(0, 0, 0, 0, largest);
  return ways;
}

/** Returns the lowest cost of each set of piles on one day of one vehicle, by trying every sequence of rounds. */
function listDayCosts(
  { piles, rules }: RoundsProblem,
  ways: ReadonlyMap<number, readonly BruteWay[]>,
  vehicle: PickupVehicle
): number[] {
  const figures = rules.vehicles[vehicle];
  const sets = Array.from({ length: 2 ** piles.length }, (_, set) => set);
  const limit = rules.dayEnd - rules.dayStart;
  const rounds = sets.map((set) => {
    const loaded = piles.filter((_, pile) => set & (1 << pile));
    const tonnes = loaded.reduce((sum, pile) => sum + pile.tonnes, 0);
    if (tonnes > figures.capacity + 1e-9) return [];
    const atStops = loaded.reduce(
      (sum, pile) => sum + Math.round(pile.tonnes * figures.loadingHoursPerTonne * 60),
      Math.round(figures.offloadingHours * 60)
    );
    return (ways.get(set) ?? []).map(({ kilometres, minutes }) => ({
      cost: roundDigits(kilometres * figures.fuelPerKm * figures.fuelCost + figures.loadingCost),
      minutes: minutes + atStops
    }));
  });
  const memory = new Map<number, number>();
  const fetch = (used: number, set: number): number => {
    if (set === 0) return 0;
    const key = used * sets.length + set;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let best = Infinity;
    for (let one = set; one > 0; one = (one - 1) & set)
      for (const { cost, minutes } of rounds[one]!)
        if (used + minutes <= limit) best = Math.min(best, cost + fetch(used + minutes, set ^ one));
    memory.set(key, best);
    return best;
  };
  return sets.map((set) => fetch(0, set));
}

/**
 * Computes the most tonnes and the lowest cost of fetching them by trying every assignment of sets of piles to
 * each vehicle on each day. Piles must fit into every vehicle.
 */
export function solveByBruteForce(problem: RoundsProblem): { tonnes: number; cost: number } {
  const { piles, fleet, days } = problem;
  const ways = listBruteWays(problem);
  let costs = Array.from({ length: 2 ** piles.length }, (_, set) => (set === 0 ? 0 : Infinity));
  for (const vehicle of PICKUP_VEHICLES) {
    const count = (fleet[vehicle] ?? 0) * days;
    const dayCosts = count > 0 ? listDayCosts(problem, ways, vehicle) : [];
    for (let shift = 0; shift < count; shift++)
      costs = costs.map((without, set) => {
        let best = without;
        for (let one = set; one > 0; one = (one - 1) & set)
          best = Math.min(best, dayCosts[one]! + costs[set ^ one]!);
        return best;
      });
  }
  let found = { tonnes: 0, cost: 0 };
  costs.forEach((cost, set) => {
    const tonnes = roundDigits(
      piles.reduce((sum, pile, index) => (set & (1 << index) ? sum + pile.tonnes : sum), 0)
    );
    if (cost < Infinity && (tonnes > found.tonnes || (tonnes === found.tonnes && cost < found.cost)))
      found = { tonnes, cost };
  });
  return found;
}
