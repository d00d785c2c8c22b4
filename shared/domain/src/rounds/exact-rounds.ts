/**
 * Exact rounds for few parts, by dynamic programming over sets of parts: the ways through each set, the shifts
 * that fetch each set, and the fleet that fetches each set. A set is a number whose bits are its parts. Of ways
 * and shifts every one is considered that no other beats in both cost and time.
 */
import type { RoundModel, RoundPart } from './round-model';
import { createRoute, measureWay } from './round-route';
import type { Route } from './round-route';

/** Most parts that are solved exactly. */
export const MAX_EXACT_PARTS = 9;

const KOBO_PER_NAIRA = 100;

/** A way or a shift: what it costs (kilometres, or kobo), how long it takes, and how it came about. */
interface Option {
  readonly cost: number;
  readonly minutes: number;
}

interface WayOption extends Option {
  readonly stops: readonly number[];
}

interface ShiftOption extends Option {
  readonly rounds: readonly (readonly number[])[];
}

/** The cheapest shifts that fetch a set, and of those the ones that end first. */
interface FleetOption {
  readonly kobo: number;
  /** Day and working minute at which the last shift ends, as one number. */
  readonly finish: number;
  /** The last shift, and the option that it was added to; null for no shift at all. */
  readonly last: {
    readonly before: FleetOption;
    readonly kind: number;
    readonly shift: number;
    readonly rounds: ShiftOption['rounds'];
  } | null;
}

/** Adds an option unless another is as good in both respects, and removes those that it beats. */
function addOption<Kind extends Option>(options: Kind[], added: Kind): void {
  if (options.some(({ cost, minutes }) => cost <= added.cost && minutes <= added.minutes)) return;
  const better = options.filter(({ cost, minutes }) => cost < added.cost || minutes < added.minutes);
  options.splice(0, options.length, ...better, added);
}

/** Returns the ways from the factory through each set and back; costs are kilometres. */
function listWays({ parts, size, kilometres, minutes }: RoundModel): WayOption[][] {
  const count = parts.length;
  const sets = 2 ** count;
  const open: WayOption[][] = Array.from({ length: sets * count }, () => []);
  const ways: WayOption[][] = Array.from({ length: sets }, () => []);
  const extend = (way: WayOption, from: number, to: number, stops: readonly number[]): WayOption => ({
    cost: way.cost + kilometres[from * size + to]!,
    minutes: way.minutes + minutes[from * size + to]!,
    stops
  });
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < count; last++) {
      if (!(set & (1 << last))) continue;
      const { place } = parts[last]!;
      const before = set ^ (1 << last);
      const here = open[set * count + last]!;
      if (before === 0) here.push(extend({ cost: 0, minutes: 0, stops: [] }, 0, place, [last]));
      for (let earlier = 0; earlier < count; earlier++)
        for (const way of open[before * count + earlier]!)
          addOption(here, extend(way, parts[earlier]!.place, place, [...way.stops, last]));
      for (const way of here) addOption(ways[set]!, extend(way, place, 0, way.stops));
    }
  }
  return ways;
}

/** Returns the sum of a value over the parts of a set. */
const sumParts = ({ parts }: RoundModel, set: number, getValue: (part: RoundPart) => number): number =>
  parts.reduce((sum, part, index) => (set & (1 << index) ? sum + getValue(part) : sum), 0);

/** Returns the shifts of a kind of vehicle that fetch each set; costs are kobo, without waiting. */
function listShifts(model: RoundModel, ways: readonly WayOption[][], kind: number): ShiftOption[][] {
  const { kinds, workMinutes } = model;
  const { capacity, fuel, loading, offload } = kinds[kind]!;
  const rounds = ways.map((options, set) => {
    const grams = sumParts(model, set, (part) => part.grams);
    const load = sumParts(model, set, ({ loadMinutes }) => loadMinutes[kind]!);
    return options
      .map(({ cost, minutes, stops }) => ({
        cost: Math.round((loading + fuel * cost) * KOBO_PER_NAIRA),
        minutes: minutes + load + offload,
        rounds: [stops]
      }))
      .filter(({ minutes }) => grams <= capacity && minutes <= workMinutes);
  });
  const shifts: ShiftOption[][] = Array.from({ length: ways.length }, () => []);
  shifts[0]!.push({ cost: 0, minutes: 0, rounds: [] });
  for (let set = 1; set < ways.length; set++) {
    const first = set & -set;
    for (let one = set; one > 0; one = (one - 1) & set) {
      if (!(one & first)) continue;
      for (const round of rounds[one]!)
        for (const rest of shifts[set ^ one]!) {
          const minutes = round.minutes + rest.minutes;
          if (minutes > workMinutes) continue;
          const option = { cost: round.cost + rest.cost, minutes, rounds: [...round.rounds, ...rest.rounds] };
          addOption(shifts[set]!, option);
        }
    }
  }
  return shifts;
}

/** Adds one shift of a vehicle to the fleet: each set is fetched with it or without it. */
function addShift(
  model: RoundModel,
  fleet: readonly (FleetOption | null)[],
  shifts: readonly ShiftOption[][],
  kind: number,
  shift: number
): (FleetOption | null)[] {
  const day = Math.floor(shift / model.kinds[kind]!.count);
  const waits = fleet.map((_, set) => sumParts(model, set, ({ wait }) => wait) * (day - model.days));
  return fleet.map((without, set) => {
    let best = without;
    for (let one = set; one > 0; one = (one - 1) & set) {
      const before = fleet[set ^ one]!;
      for (const { cost, minutes, rounds } of before ? shifts[one]! : []) {
        const kobo = before.kobo + cost + Math.round(waits[one]! * KOBO_PER_NAIRA);
        const finish = Math.max(before.finish, day * model.workMinutes + minutes);
        if (best && (kobo > best.kobo || (kobo === best.kobo && finish >= best.finish))) continue;
        best = { kobo, finish, last: { before, kind, shift, rounds } };
      }
    }
    return best;
  });
}

function listRoutes(model: RoundModel, option: FleetOption): Route[] {
  const routes: Route[] = [];
  for (let { last } = option; last; { last } = last.before)
    for (const stops of last.rounds)
      routes.push(createRoute(model, measureWay(model, stops), last.kind, last.shift));
  return routes;
}

/**
 * Computes the rounds that fetch the most tonnes, of these the cheapest, and of these the ones that end first,
 * for at most {@link MAX_EXACT_PARTS} parts.
 */
export function solveExactly(model: RoundModel): Route[] {
  const { parts, kinds } = model;
  const ways = listWays(model);
  const none: FleetOption = { kobo: 0, finish: 0, last: null };
  let fleet: (FleetOption | null)[] = ways.map((_, set) => (set === 0 ? none : null));
  kinds.forEach(({ shifts: count }, kind) => {
    const shifts = listShifts(model, ways, kind);
    // More shifts than parts are never needed, and the first ones are the earliest.
    for (let shift = 0; shift < Math.min(count, parts.length); shift++)
      fleet = addShift(model, fleet, shifts, kind, shift);
  });
  const [best] = fleet
    .flatMap((option, set) => (option ? [{ option, grams: sumParts(model, set, (part) => part.grams) }] : []))
    .sort(
      (one, other) =>
        other.grams - one.grams ||
        one.option.kobo - other.option.kobo ||
        one.option.finish - other.option.finish
    );
  return listRoutes(model, best!.option);
}
