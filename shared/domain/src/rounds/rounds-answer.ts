/** Answer of pickup rounds: each round with its stops and times, the costs, and the piles left behind. */
import { getLast } from '../library';
import { computeRoundCost, roundToGrams, sumCosts } from '../trips/trip-cost';
import type { TripCost } from '../trips/trip-cost';
import type { PickupVehicle } from '../trips/vehicles';
import { toTonnes } from './round-model';
import type { RoundModel } from './round-model';
import type { LeftReason } from './round-parts';
import type { RoundPile, RoundsProblem } from './round-problem';
import type { Route } from './round-route';
import { toClockMinute, toStartMinute } from './work-day';

/** Times are minutes of the day in Lagos. */
export interface RoundStop {
  readonly pile: RoundPile;
  /** Loaded here. */
  readonly tonnes: number;
  /** Driven from the stop before, or from the factory. */
  readonly kilometres: number;
  readonly arrival: number;
  /** End of loading. */
  readonly departure: number;
}

/** One round of one vehicle; costs in NGN. */
export interface Round extends TripCost {
  readonly vehicle: PickupVehicle;
  /** Number of the vehicle among those of its kind, from 1. */
  readonly vehicleNumber: number;
  /** Number of the day, from 0. */
  readonly day: number;
  /** Number of the round of this vehicle on this day, from 1. */
  readonly round: number;
  readonly start: number;
  readonly stops: readonly RoundStop[];
  /** Arrival at the factory, and the end of offloading. */
  readonly back: number;
  readonly end: number;
  readonly tonnes: number;
  readonly kilometres: number;
  readonly costPerTonne: number;
}

/** Tonnes of a pile that no round fetches. */
export interface LeftPile {
  readonly pile: RoundPile;
  readonly tonnes: number;
  readonly reason: LeftReason;
}

export interface RoundsAnswer extends TripCost {
  /** By day, kind of vehicle (in table order), number of the vehicle, and time. */
  readonly rounds: readonly Round[];
  /** In the order of the piles. */
  readonly left: readonly LeftPile[];
  readonly tonnes: number;
  readonly kilometres: number;
  /** Null when nothing is fetched. */
  readonly costPerTonne: number | null;
  /** End of the last round; null without rounds. */
  readonly finish: { readonly day: number; readonly minute: number } | null;
}

/** Combines neighbouring parts of one pile, which are loaded as one stop. */
function listStops(model: RoundModel, stops: readonly number[], kind: number) {
  const combined: { pile: number; place: number; grams: number; loadMinutes: number }[] = [];
  for (const stop of stops) {
    const { pile, place, grams, loadMinutes } = model.parts[stop]!;
    const last = getLast(combined);
    if (last?.pile === pile) {
      last.grams += grams;
      last.loadMinutes += loadMinutes[kind]!;
    } else combined.push({ pile, place, grams, loadMinutes: loadMinutes[kind]! });
  }
  return combined;
}

/** Describes a round that begins after `worked` minutes of its shift. */
function describeRound(
  problem: RoundsProblem,
  model: RoundModel,
  route: Route,
  worked: number,
  round: number
): Round {
  const { vehicle, count, offload } = model.kinds[route.kind]!;
  let minutes = worked;
  let at = 0;
  const driveTo = (place: number): number => {
    const way = at * model.size + place;
    minutes += model.minutes[way]!;
    at = place;
    return model.kilometres[way]!;
  };
  const stops = listStops(model, route.stops, route.kind).map(({ pile, place, grams, loadMinutes }) => {
    const kilometres = driveTo(place);
    const arrival = toClockMinute(minutes, problem);
    minutes += loadMinutes;
    const departure = toClockMinute(minutes, problem);
    return { pile: problem.piles[pile]!, tonnes: toTonnes(grams), kilometres, arrival, departure };
  });
  driveTo(0);
  const costs = computeRoundCost(vehicle, route.kilometres, problem.rules);
  return {
    vehicle,
    vehicleNumber: (route.shift % count) + 1,
    day: Math.floor(route.shift / count),
    round,
    start: toStartMinute(worked, problem),
    stops,
    back: toClockMinute(minutes, problem),
    end: toClockMinute(minutes + offload, problem),
    tonnes: toTonnes(route.grams),
    kilometres: route.kilometres,
    ...costs,
    costPerTonne: costs.cost / toTonnes(route.grams)
  };
}

function listRounds(problem: RoundsProblem, model: RoundModel, routes: readonly Route[]): Round[] {
  const taken = new Map<string, { worked: number; round: number }>();
  const described = routes.map((route) => {
    const shift = `${route.kind} ${route.shift}`;
    const { worked, round } = taken.get(shift) ?? { worked: 0, round: 1 };
    taken.set(shift, { worked: worked + route.duration, round: round + 1 });
    return { route, round: describeRound(problem, model, route, worked, round) };
  });
  return described
    .sort(
      (one, other) =>
        one.round.day - other.round.day ||
        one.route.kind - other.route.kind ||
        one.round.vehicleNumber - other.round.vehicleNumber ||
        one.round.round - other.round.round
    )
    .map(({ round }) => round);
}

function listLeft(problem: RoundsProblem, model: RoundModel, rounds: readonly Round[]): LeftPile[] {
  const fetched = new Map<RoundPile, number>();
  for (const { stops } of rounds)
    for (const { pile, tonnes } of stops) fetched.set(pile, (fetched.get(pile) ?? 0) + tonnes);
  return problem.piles.flatMap((pile, index) => {
    const reason = model.reasons[index] ?? 'noVehicleDay';
    const tonnes = roundToGrams(pile.tonnes - (fetched.get(pile) ?? 0));
    return tonnes > 0 || reason === 'nothingToCarry' ? [{ pile, tonnes, reason }] : [];
  });
}

/** Returns the end of the last round; null without rounds. */
function findFinish(rounds: readonly Round[]): RoundsAnswer['finish'] {
  const day = Math.max(-1, ...rounds.map((round) => round.day));
  if (day < 0) return null;
  return { day, minute: Math.max(...rounds.filter((round) => round.day === day).map(({ end }) => end)) };
}

/** Describes found rounds. */
export function describeRounds(
  problem: RoundsProblem,
  model: RoundModel,
  routes: readonly Route[]
): RoundsAnswer {
  const rounds = listRounds(problem, model, routes);
  const tonnes = roundToGrams(rounds.reduce((sum, round) => sum + round.tonnes, 0));
  const costs = sumCosts(rounds);
  return {
    rounds,
    left: listLeft(problem, model, rounds),
    tonnes,
    kilometres: rounds.reduce((sum, round) => sum + round.kilometres, 0),
    ...costs,
    costPerTonne: tonnes > 0 ? costs.cost / tonnes : null,
    finish: findFinish(rounds)
  };
}
