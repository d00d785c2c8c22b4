/** Distribution of rounds over shifts so that the last one ends early. */
import type { RoundModel } from './round-model';
import type { Route } from './round-route';

/** Adds each round, longest first, to a shift that `choose` returns; returns the shift of each round. */
function fillShifts(
  durations: readonly number[],
  used: number[],
  choose: (minutes: number) => number
): number[] {
  const shifts = new Array<number>(durations.length).fill(0);
  const longestFirst = [...durations.keys()].sort((one, other) => durations[other]! - durations[one]!);
  for (const round of longestFirst) {
    shifts[round] = choose(durations[round]!);
    used[shifts[round]!]! += durations[round]!;
  }
  return shifts;
}

/**
 * Packs rounds of `durations` minutes into `days` days of `count` vehicles: what fits into the days before the
 * last, and the others evenly over the vehicles of the last day. Some shift is too long when they do not fit.
 */
function packDays(durations: readonly number[], count: number, days: number, workMinutes: number) {
  const last = (days - 1) * count;
  const used = new Array<number>(days * count).fill(0);
  const shifts = fillShifts(durations, used, (minutes) => {
    const early = used.findIndex((taken, shift) => shift < last && taken + minutes <= workMinutes);
    if (early >= 0) return early;
    const free = used.slice(last);
    return last + free.indexOf(Math.min(...free));
  });
  return { shifts, fits: used.every((taken) => taken <= workMinutes), end: Math.max(...used.slice(last)) };
}

/** Returns the last day of rounds in their shifts, and the longest shift on it, in minutes. */
function measureEnd(routes: readonly Route[], count: number) {
  const used = new Map<number, number>();
  for (const { shift, duration } of routes) used.set(shift, (used.get(shift) ?? 0) + duration);
  const day = Math.max(...[...used.keys()].map((shift) => Math.floor(shift / count)));
  const ends = [...used].filter(([shift]) => Math.floor(shift / count) === day).map(([, minutes]) => minutes);
  return { day, end: Math.max(...ends) };
}

/** Returns the rounds of one kind of vehicle in shifts that end no later than their own. */
function moveKind(routes: readonly Route[], count: number, workMinutes: number): readonly Route[] {
  const durations = routes.map(({ duration }) => duration);
  const { day, end } = measureEnd(routes, count);
  for (let days = 1; days <= day + 1; days++) {
    const packed = packDays(durations, count, days, workMinutes);
    if (packed.fits && (days <= day || packed.end < end))
      return routes.map((route, index) => ({ ...route, shift: packed.shifts[index]! }));
  }
  return routes;
}

/**
 * Returns rounds in shifts that end earlier, if such are found: the finish is the last aim of a plan. Where
 * waiting has a weight, the days are a cost and stay.
 */
export const moveToEarlyShifts = ({ kinds, workMinutes }: RoundModel, routes: readonly Route[]): Route[] =>
  kinds.flatMap(({ count }, kind) => {
    const own = routes.filter((route) => route.kind === kind);
    const isFree = own.length > 0 && own.every(({ wait }) => wait === 0);
    return isFree ? moveKind(own, count, workMinutes) : own;
  });
