import { React } from 'jimu-core';
import type {
  LocatedPile,
  Pile,
  PlannedTrip,
  Result,
  TimelineProblem,
  TripPlan,
  TripPlanProblem,
  TripRules,
  TripTimeline,
  TripWay,
  VehicleComparison
} from 'widgets/shared-code/site-core';
import {
  compareVehicles,
  failed,
  legMinutes,
  pilesFor,
  planTrips,
  tripDistance,
  tripRules,
  tripTimeline
} from 'widgets/shared-code/site-core';
import type { Plan, Shown } from './state';
import type { Ways } from './ways';

/** A location with one or more piles: a trip goes to one pile, a route leads to all of them. */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Tonnes of the fetched piles there. */
  readonly tonnes: number;
  /** One way, by the specification's rule. */
  readonly straightKm: number;
  readonly straightMinutes: number;
}

/** All figures of a plan, computed from its inputs by the rules of the domain library. */
export interface PlanFigures {
  readonly plan: Plan;
  readonly rules: TripRules;
  /** The fetched piles; the last may be fetched in part. */
  readonly piles: readonly Pile[];
  readonly places: readonly Place[];
  readonly trips: TripPlan;
  readonly comparison: VehicleComparison;
}

/** The trips that the timeline shows. */
export interface ShownTrips {
  readonly shown: Shown;
  readonly trips: readonly PlannedTrip[];
  readonly timeline: Result<TripTimeline, TimelineProblem>;
}

const pileOf = ({ id, millName, tonnesPurchased, location }: LocatedPile): Pile => ({
  id: String(id),
  name: millName ?? String(id),
  // A pile without a weight has no number of tonnes; the plan reports it.
  tonnes: tonnesPurchased ?? NaN,
  position: location
});

function placesOf(piles: readonly Pile[], rules: TripRules): Place[] {
  const places = new Map<string, Place>();
  for (const { name, tonnes, position } of piles) {
    const { latitude, longitude } = position;
    const key = `${latitude},${longitude}`;
    const before = places.get(key);
    const straightKm = tripDistance(position, rules.factory) ?? 0;
    // The speed of a vehicle does not depend on its load.
    const legs = legMinutes('Ford', 0, straightKm, rules);
    places.set(key, {
      key,
      name: before?.name ?? name,
      latitude,
      longitude,
      tonnes: (before?.tonnes ?? 0) + tonnes,
      straightKm,
      straightMinutes: legs.ok ? legs.value.driveOut : 0
    });
  }
  return [...places.values()];
}

/** Computes the figures of a plan. Fails with the reason when the trips cannot be planned. */
export function figuresOf(plan: Plan): Result<PlanFigures, TripPlanProblem> {
  const rules = tripRules(plan.set.parameters);
  const piles = pilesFor(plan.piles.map(pileOf), plan.tonnes);
  const trips = planTrips(piles, plan.vehicles, rules);
  if (failed(trips)) return trips;
  return {
    ok: true,
    value: {
      plan,
      rules,
      piles,
      places: placesOf(piles, rules),
      trips: trips.value,
      comparison: compareVehicles(trips.value, rules)
    }
  };
}

/** Returns the trips of one vehicle, or of the cheapest mix when the plan does not include that vehicle. */
export function shownTrips({ piles, rules, trips, plan }: PlanFigures, wanted: Shown): ShownTrips {
  const alone = wanted !== 'mix' && plan.vehicles.includes(wanted) ? planTrips(piles, [wanted], rules) : null;
  const { plan: made } = (alone?.ok ? alone.value : trips).cheapest;
  return { shown: alone?.ok ? wanted : 'mix', trips: made, timeline: tripTimeline(made, rules) };
}

/** Returns the route by road to a pile; null until, or unless, it is known. */
export function wayOf(figures: PlanFigures, ways: Ways | null | undefined, pileId: string): TripWay | null {
  const { latitude, longitude } = figures.piles.find(({ id }) => id === pileId)!.position;
  const way = ways?.[`${latitude},${longitude}`];
  return way && 'line' in way ? way : null;
}

/** Returns the figures of a plan, memoised. */
export const useFigures = (plan: Plan | null) => React.useMemo(() => plan && figuresOf(plan), [plan]);

/** Returns the trips to show, memoised. */
export const useShownTrips = (figures: PlanFigures | null, wanted: Shown) =>
  React.useMemo(() => figures && shownTrips(figures, wanted), [figures, wanted]);
