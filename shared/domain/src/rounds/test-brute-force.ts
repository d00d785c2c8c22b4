import { PICKUP_VEHICLES } from '../trips/vehicles';
import type { RoundsProblem } from './round-problem';
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

/**
 * Computes the most tonnes and the lowest cost of fetching them by trying every assignment of sets of piles to
 * rounds of each vehicle on each day. Piles must fit into every vehicle.
 */
export function solveByBruteForce(problem: RoundsProblem): { tonnes: number; cost: number } {
  const { piles, rules, fleet, days } = problem;
  const ways = listBruteWays(problem);
  const vehicles = PICKUP_VEHICLES.flatMap((vehicle) =>
    Array.from({ length: (fleet[vehicle] ?? 0) * days }, () => rules.vehicles[vehicle])
  );
  const sum = (set: number, count: (tonnes: number) => number) =>
    piles.reduce((total, { tonnes }, pile) => (set & (1 << pile) ? total + count(tonnes) : total), 0);
  const limit = rules.dayEnd - rules.dayStart;
  const sets = Array.from({ length: 2 ** piles.length }, (_, set) => set);
  const tonnesOf = sets.map((set) => sum(set, (tonnes) => tonnes));
  const loadMinutes = vehicles.map(({ loadingHoursPerTonne }) =>
    sets.map((set) => sum(set, (tonnes) => Math.round(tonnes * loadingHoursPerTonne * 60)))
  );
  const waysOf = sets.map((set) => ways.get(set) ?? []);
  const memory = new Map<number, number>();
  const fetch = (shift: number, used: number, set: number): number => {
    if (set === 0) return 0;
    const vehicle = vehicles[shift];
    if (!vehicle) return Infinity;
    const key = (shift * (limit + 1) + used) * sets.length + set;
    const known = memory.get(key);
    if (known !== undefined) return known;
    let best = fetch(shift + 1, 0, set);
    for (let one = set; one > 0; one = (one - 1) & set) {
      if (tonnesOf[one]! > vehicle.capacity + 1e-9) continue;
      const atStops = loadMinutes[shift]![one]!;
      for (const { kilometres, minutes } of waysOf[one]!) {
        const end = used + minutes + atStops + Math.round(vehicle.offloadingHours * 60);
        if (end > limit) continue;
        const cost = roundDigits(kilometres * vehicle.fuelPerKm * vehicle.fuelCost + vehicle.loadingCost);
        best = Math.min(best, cost + fetch(shift, end, set ^ one));
      }
    }
    memory.set(key, best);
    return best;
  };
  let found = { tonnes: 0, cost: 0 };
  for (const set of sets) {
    const cost = fetch(0, 0, set);
    const tonnes = roundDigits(sum(set, (load) => load));
    if (cost < Infinity && (tonnes > found.tonnes || (tonnes === found.tonnes && cost < found.cost)))
      found = { tonnes, cost };
  }
  return found;
}
