import type { RoundModel } from './round-model';

/** Properties of a round that depend on its stops only. */
export interface RouteWay {
  /** Parts in their order. */
  readonly stops: readonly number[];
  readonly grams: number;
  readonly kilometres: number;
  /** Driving minutes. */
  readonly drive: number;
  /** Loading minutes of each kind. */
  readonly loadMinutes: readonly number[];
  /** NGN for each day after the first. */
  readonly wait: number;
}

/** A round with its vehicle. It is never changed: a search replaces it. */
export interface Route extends RouteWay {
  readonly kind: number;
  /** Shift of the kind in which it is driven. */
  readonly shift: number;
  /** Minutes from its start to the end of offloading. */
  readonly duration: number;
  /** NGN, less what the waiting would cost if its piles were not fetched. */
  readonly cost: number;
}

/** Computes the properties of a round through `stops`. */
export function measureWay(model: RoundModel, stops: readonly number[]): RouteWay {
  const { parts, size, kinds } = model;
  let [at, grams, kilometres, drive, wait] = [0, 0, 0, 0, 0];
  const loadMinutes = new Array<number>(kinds.length).fill(0);
  for (const stop of stops) {
    const part = parts[stop]!;
    const way = at * size + part.place;
    kilometres += model.kilometres[way]!;
    drive += model.minutes[way]!;
    grams += part.grams;
    wait += part.wait;
    for (let kind = 0; kind < kinds.length; kind++) loadMinutes[kind]! += part.loadMinutes[kind]!;
    at = part.place;
  }
  kilometres += model.kilometres[at * size]!;
  drive += model.minutes[at * size]!;
  return { stops, grams, kilometres, drive, loadMinutes, wait };
}

/** Returns the way to one part and back. */
export function measureWayAlone({ parts, size, kilometres, minutes }: RoundModel, part: number): RouteWay {
  const { place, grams, wait, loadMinutes } = parts[part]!;
  return {
    stops: [part],
    grams,
    kilometres: kilometres[place]! + kilometres[place * size]!,
    drive: minutes[place]! + minutes[place * size]!,
    loadMinutes,
    wait
  };
}

/** Returns the minutes of a round with a vehicle of a kind. */
export const computeDuration = ({ kinds }: RoundModel, way: RouteWay, kind: number): number =>
  way.drive + way.loadMinutes[kind]! + kinds[kind]!.offload;

/**
 * Returns the days from the end of the plan to a shift, below zero: a pile that is not fetched waits until that
 * end.
 */
export const computeDelay = ({ kinds, days }: RoundModel, kind: number, shift: number): number =>
  Math.floor(shift / kinds[kind]!.count) - days;

/** Returns a round in a shift, with its cost. */
export function createRoute(model: RoundModel, way: RouteWay, kind: number, shift: number): Route {
  const { fuel, loading } = model.kinds[kind]!;
  const { stops, grams, kilometres, drive, loadMinutes, wait } = way;
  const duration = computeDuration(model, way, kind);
  const cost = loading + fuel * kilometres + wait * computeDelay(model, kind, shift);
  return { stops, kind, shift, grams, kilometres, drive, loadMinutes, wait, duration, cost };
}
