import { React } from 'jimu-core';
import { isFailure } from 'widgets/shared-code/site-base';
import type { Result } from 'widgets/shared-code/site-base';
import {
  compareVehicles,
  computeLegMinutes,
  computeTripDistance,
  planTrips,
  readTripRules,
  scheduleTrips,
  selectPiles
} from 'widgets/shared-code/site-domain';
import type {
  LocatedPile,
  PickupPile,
  PlannedTrip,
  TimelineProblem,
  TripPlan,
  TripPlanProblem,
  TripRules,
  TripTimeline,
  TripWay,
  VehicleComparison
} from 'widgets/shared-code/site-domain';
import type { PickupPlan, ShownVehicle } from './state';
import type { TripWaysByPlace } from './ways';

/** A location with one or more piles: a trip goes to one pile, a route leads to all of them. */
export interface PilePlace {
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
  readonly plan: PickupPlan;
  readonly rules: TripRules;
  /** The fetched piles; the last may be fetched in part. */
  readonly piles: readonly PickupPile[];
  readonly places: readonly PilePlace[];
  readonly trips: TripPlan;
  readonly comparison: VehicleComparison;
}

/** The trips that the timeline shows. */
export interface ShownTrips {
  readonly shown: ShownVehicle;
  readonly trips: readonly PlannedTrip[];
  readonly timeline: Result<TripTimeline, TimelineProblem>;
}

const toPile = ({ id, millName, tonnesPurchased, location }: LocatedPile): PickupPile => ({
  id: String(id),
  name: millName ?? String(id),
  // A pile without a weight has no number of tonnes; the plan reports it.
  tonnes: tonnesPurchased ?? NaN,
  position: location
});

function groupByPlace(piles: readonly PickupPile[], rules: TripRules): PilePlace[] {
  const places = new Map<string, PilePlace>();
  for (const { name, tonnes, position } of piles) {
    const { latitude, longitude } = position;
    const key = `${latitude},${longitude}`;
    const before = places.get(key);
    const straightKm = computeTripDistance(position, rules.factory) ?? 0;
    // The speed of a vehicle does not depend on its load.
    const legs = computeLegMinutes('Ford', 0, straightKm, rules);
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
export function computeFigures(plan: PickupPlan): Result<PlanFigures, TripPlanProblem> {
  const rules = readTripRules(plan.set.parameters);
  const piles = selectPiles(plan.piles.map(toPile), plan.tonnes);
  const trips = planTrips(piles, plan.vehicles, rules);
  if (isFailure(trips)) return trips;
  return {
    ok: true,
    value: {
      plan,
      rules,
      piles,
      places: groupByPlace(piles, rules),
      trips: trips.value,
      comparison: compareVehicles(trips.value, rules)
    }
  };
}

/** Returns the trips of one vehicle, or of the cheapest mix when the plan does not include that vehicle. */
export function listShownTrips({ piles, rules, trips, plan }: PlanFigures, wanted: ShownVehicle): ShownTrips {
  const alone = wanted !== 'mix' && plan.vehicles.includes(wanted) ? planTrips(piles, [wanted], rules) : null;
  const { plan: made } = (alone?.ok ? alone.value : trips).cheapest;
  return { shown: alone?.ok ? wanted : 'mix', trips: made, timeline: scheduleTrips(made, rules) };
}

/** Returns the route by road to a pile; null until, or unless, it is known. */
export function findWay(
  figures: PlanFigures,
  ways: TripWaysByPlace | null | undefined,
  pileId: string
): TripWay | null {
  const { latitude, longitude } = figures.piles.find(({ id }) => id === pileId)!.position;
  const way = ways?.[`${latitude},${longitude}`];
  return way && 'line' in way ? way : null;
}

/** Returns the figures of a plan, memoised. */
export const useFigures = (plan: PickupPlan | null) =>
  React.useMemo(() => plan && computeFigures(plan), [plan]);

/** Returns the figures of the plans whose trips can be planned, memoised. */
export const useComparedFigures = (plans: readonly PickupPlan[]) =>
  React.useMemo(
    () =>
      plans.flatMap((plan) => {
        const found = computeFigures(plan);
        return found.ok ? [found.value] : [];
      }),
    [plans]
  );

/** Returns the trips to show, memoised. */
export const useShownTrips = (figures: PlanFigures | null, wanted: ShownVehicle) =>
  React.useMemo(() => figures && listShownTrips(figures, wanted), [figures, wanted]);
